import { deleteKeys } from '../access/idempotency.db.ts';
import { deleteAllPending } from '../documents/documents.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import { renewLinkSecret } from '../platform/storage/link-secret.server.ts';
import { deleteSessions } from '../sign-in/sessions/sessions.db.ts';
import { record } from '../trail/entries.db.ts';
import type { Manifest } from './manifest.server.ts';

/**
 * Ends what was under way when an archive was made: nobody is signed in after a restore, no link leads anywhere, no upload
 * is awaited and no creating call is a repeated one. The trail goes on with the restore itself.
 */
export async function beginAnew(tx: Database, { createdAt }: Manifest): Promise<void> {
  await deleteSessions(tx);
  await deleteKeys(tx);
  await deleteAllPending(tx);
  await renewLinkSecret(tx);
  await record(tx, { address: null }, { action: 'restored', subject: null, detail: `${createdAt.slice(0, 19)}Z` });
}
