import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    former_emails: { id: string; user_id: string; email: string; created_at: string };
  }
}

/** So long an address that was given up is kept: whoever had it is told by mail, and a mail server can be away for days. */
const keptMs = 7 * 24 * 3_600_000;

/** Keeps the address that a user has given up until it has been told; answers its id. */
export async function insertFormerEmail(tx: Database, userId: string, email: string): Promise<string> {
  const row = { id: uuid(), user_id: userId, email, created_at: new Date().toISOString() };
  await tx.insertInto('former_emails').values(row).execute();
  return row.id;
}

/** The address; null when it has been told long ago. */
export async function findFormerEmail(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('former_emails').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
}

/** Forgets addresses that have been told. */
export async function deleteOldFormerEmails(db: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  await db.deleteFrom('former_emails').where('created_at', '<', before).execute();
}
