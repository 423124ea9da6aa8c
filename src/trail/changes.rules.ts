/** What a record's fields were and have become: field → [before, after]. */
export type Changes = Readonly<Record<string, readonly [before: string | null, after: string | null]>>;

/** What belongs to the record but is no field of it. */
const notFields = new Set(['id', 'userId', 'companyId', 'physicianId', 'version', 'deactivatedAt']);

/**
 * The fields that differ between two states of a record; fields of a nested record (`user.email`) go by their own name.
 * Takes what readers of the record are answered, which never holds a password.
 * @param before null for a record that has just been made
 * @param after null for one that is gone, of which nothing is told
 */
export function changesBetween(before: object | null, after: object | null): Changes {
  if (after === null) return {};
  const old = fieldsOf(before ?? {});
  const changed = [...fieldsOf(after)].filter(([field, value]) => value !== (old.get(field) ?? null));
  return Object.fromEntries(changed.map(([field, value]) => [field, [old.get(field) ?? null, value]]));
}

/**
 * The same of what the trail is shown of a record; of one that is gone, its name.
 * @param shown makes of a record what the trail shows
 */
export function changesShown<Kept extends { name: string }>(shown: (kept: Kept) => object) {
  return (before: Kept | null, after: Kept | null): Changes =>
    after ? changesBetween(before && shown(before), shown(after)) : { name: [before?.name ?? null, null] };
}

/**
 * The word of the trail for a change whose writer did not say from which version of the record they set out: what another
 * had saved meanwhile was overwritten unseen (decision 14).
 */
export function unseen(version: number | undefined): 'unseen' | null {
  return version === undefined ? 'unseen' : null;
}

function fieldsOf(record: object): Map<string, string | null> {
  const fields = new Map<string, string | null>();
  for (const [field, value] of Object.entries(record)) {
    if (notFields.has(field)) continue;
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of fieldsOf(value)) fields.set(name, inner);
    } else {
      fields.set(field, value === null || value === undefined ? null : String(value));
    }
  }
  return fields;
}
