import { href, useLocation } from 'react-router';
import { draftKey } from '../../../platform/browser/device/draft-store.ts';
import type { FormKind } from '../registry.ts';

/** The issued document that the forms' address says to begin from, and whether to correct it. */
export type Start = { documentId: string; corrects: boolean };

/** The issued document that a form begins from: to correct it, or as the base of another one. */
export type Started = {
  documentId: string;
  kind: FormKind;
  /** As it stands on paper: 'ASO 2026/000123'. */
  name: string;
  answers: object;
  /** Who issued it, if that is another professional: a correction then says why. */
  otherIssuer: string | null;
  /** Whether the new document takes its place. */
  corrects: boolean;
};

/** What the address says; a reload and a sign-in in between lead to the same. */
export function useStart(): Start | null {
  const params = new URLSearchParams(useLocation().search);
  const [corrects, base] = [params.get('corrects'), params.get('base')];
  if (corrects) return { documentId: corrects, corrects: true };
  return base ? { documentId: base, corrects: false } : null;
}

/** Where a document of this employee is corrected, or taken as a base. */
export function startAddress(employeeId: string, { documentId, corrects }: Start): string {
  const path = href('/documents/create/:employeeId?', { employeeId });
  return `${path}?${new URLSearchParams({ [corrects ? 'corrects' : 'base']: documentId })}`;
}

/** Where the drafts of corrections are kept: never among those of new documents. */
export function correctionsPlace(userId: string, employeeId: string, kind: FormKind): string {
  return draftKey(userId, employeeId, `${kind}-correction`);
}
