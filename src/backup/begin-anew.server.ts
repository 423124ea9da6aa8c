import { sql } from 'kysely';
import type { Database } from '../platform/database/database.server.ts';
import { renewLinkSecret } from '../platform/storage/link-secret.server.ts';
import { record } from '../trail/entries.db.ts';
import type { Manifest } from './manifest.server.ts';

/**
 * Ends what was under way when an archive was made: nobody is signed in after a restore, no link leads anywhere, no upload
 * is awaited and no creating call is a repeated one. The trail goes on with the restore itself.
 */
export async function beginAnew(tx: Database, { createdAt }: Manifest): Promise<void> {
  await sql`delete from sessions`.execute(tx);
  await sql`delete from idempotency_keys`.execute(tx);
  await sql`delete from documents where arrived_at is null`.execute(tx);
  await renewLinkSecret(tx);
  await record(tx, { address: null }, { action: 'restored', subject: null, detail: `${createdAt.slice(0, 19)}Z` });
}
