import { ORPCError } from '@orpc/contract';
import type { Database } from '../../platform/database/database.server.ts';
import { notifyOfDamage } from '../document-notifications.server.ts';

/** Tells the administrators, once, of a document whose file is gone or is not what was stored. @throws the error itself */
export async function damaged(db: Database, documentId: string, error: unknown): Promise<never> {
  // Together: whether it was told before, and whom it tells.
  if (isAboutTheFile(error)) await db.transaction().execute((tx) => notifyOfDamage(tx, documentId));
  throw error;
}

/** What a store says of one file; a store that does not answer says nothing of it. */
function isAboutTheFile(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'FILE_ALTERED' || (error instanceof ORPCError && error.status === 404);
}
