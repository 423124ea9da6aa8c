import { type Permission, reachOf } from '../access/policy.ts';
import { notAllowed } from '../platform/contract/errors.ts';
import type { ImportKind } from './columns/columns.labels.ts';

/** What each kind asks for, beside being somebody who imports anything at all (product 18.1). */
const permissions: Readonly<Record<ImportKind, Permission>> = {
  units: 'imports.registers',
  employees: 'imports.registers',
  companies: 'imports.companies',
  'exam-records': 'imports.examRecords',
  'exam-results': 'imports.examRecords',
  receipts: 'imports.receipts',
};

/** Whether a user of a type may import a kind. */
export function mayImport(type: string, kind: ImportKind): boolean {
  return reachOf(type, permissions[kind]) !== null;
}

/** @throws 403 for a kind that the caller may not import */
export function mustImport(type: string, kind: ImportKind): void {
  if (!mayImport(type, kind)) throw notAllowed();
}
