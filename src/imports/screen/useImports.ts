import importsCalls from 'virtual:calls/imports';
import { apiOf } from '../../platform/browser/api-client.ts';
import type { Import, importsContract } from '../imports.contract.ts';
import type { ImportState } from '../imports.labels.ts';

export const importsApi = apiOf<typeof importsContract>('imports', importsCalls);

const underWay: readonly ImportState[] = ['waiting', 'reading', 'confirmed', 'writing'];

/** Whether an import is still going to change by itself. */
export function isUnderWay({ state }: Pick<Import, 'state'>): boolean {
  return underWay.includes(state);
}

/** Where spreadsheets of a kind are sent, of the company that the import is for where it is one's. */
export function pathOfKind({ kind, companyId }: Pick<Import, 'kind' | 'companyId'>): string {
  return `/imports?${new URLSearchParams({ kind, ...(companyId ? { companyId } : {}) })}`;
}
