import { announce } from '../live/announce.server.ts';
import type { Database } from '../platform/database/database.server.ts';

/** Whoever looks at an import sees how far it is. */
export function announceImport(
  db: Database,
  { id, intoCompany: companyId }: { id: string; intoCompany: string | null },
): Promise<void> {
  return announce(db, { topic: 'import', ids: [id], ...(companyId === null ? {} : { companyId }) });
}
