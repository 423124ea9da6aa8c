import { type FormKind, formKinds } from '../../documents/forms/registry.ts';

/** A document that was begun and neither issued nor printed. */
export type OpenDraft = { key: string; employeeId: string; kind: FormKind; at: string };

/**
 * Of what a user has typed on this device and not finished, the documents, the last one first: one of each kind for a person.
 * @param start what the names of the user's drafts begin with
 */
export function openDrafts(stored: readonly { key: string; draft: { at: string } }[], start: string): OpenDraft[] {
  const found = new Map<string, OpenDraft>();
  for (const { key, draft } of stored) {
    const [employeeId = '', kind = ''] = key.slice(start.length + 1).split('.');
    const known = formKinds.find((one) => one === kind);
    const place = `${employeeId} ${kind}`;
    if (known && !found.has(place)) found.set(place, { key, employeeId, kind: known, at: draft.at });
  }
  return [...found.values()].sort((a, b) => b.at.localeCompare(a.at));
}
