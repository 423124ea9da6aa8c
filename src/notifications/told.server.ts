import type { Database } from '../platform/database/database.server.ts';
import type { NotificationKind, Reader, Told } from './notification-kind.server.ts';

/** A row as it is kept: no word of what it says. */
type Kept = { kind: string; subjectId: string | null; createdAt: string };

type Said = { text: string; path: string | null };

/**
 * What rows say to their reader today, in their order; each kind is asked once. Null for what the reader may no longer see, or
 * what another version of the program has told.
 */
export async function tellAll(
  db: Database,
  kinds: readonly NotificationKind[],
  reader: Reader,
  rows: readonly Kept[],
): Promise<(Said | null)[]> {
  const byKind = new Map<string, Told | ReadonlyMap<string, Told>>();
  for (const { kind, tell } of kinds) {
    const about = rows.flatMap((row) => (row.kind === kind && row.subjectId ? [row.subjectId] : []));
    if (typeof tell === 'object') byKind.set(kind, tell);
    else if (about.length > 0) byKind.set(kind, await tell(db, reader, [...new Set(about)]));
  }
  return rows.map(({ kind, subjectId, createdAt }) => {
    const found = byKind.get(kind);
    const told = found && ('text' in found ? found : found.get(subjectId ?? ''));
    if (!told) return null;
    const { text, path } = told;
    return { text: typeof text === 'string' ? text : text(createdAt), path };
  });
}
