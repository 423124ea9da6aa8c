import { PostgresAdapter } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import { endLinksOf } from '../links/links.db.ts';
import { isAccessWaiting } from '../notices/notices.db.ts';
import { noPassword } from '../passwords/no-password.rules.ts';
import type { Account } from './accounts.contract.ts';

/** The sign-in of a user and how many sessions are open; null when there is no such user. */
export async function findAccount(db: Database, userId: string, now = new Date()): Promise<Account | null> {
  const row = await db
    .selectFrom('users')
    .select(['id as userId', 'email', 'type', 'deactivated_at as deactivatedAt', 'password_hash as passwordHash'])
    .select((eb) =>
      eb
        .selectFrom('sessions')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .where('sessions.expires_at', '>', now.toISOString())
        .as('sessions'),
    )
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  const { passwordHash, ...account } = row;
  const hasPassword = passwordHash !== noPassword;
  return { ...account, hasPassword, sessions: Number(row.sessions), waiting: await isAccessWaiting(db, userId) };
}

/** The administrators who may sign in. */
export async function activeAdmins(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('type', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The administrators who may sign in, kept as they are until the transaction ends: two who deactivate each other at the
 * same moment take turns, on whatever node.
 */
export async function lockActiveAdmins(tx: Database): Promise<string[]> {
  const isPostgres = tx.getExecutor().adapter instanceof PostgresAdapter;
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('type', '=', 'admin')
    .where('deactivated_at', 'is', null)
    .orderBy('id')
    // SQLite's transactions take turns anyway; see `lockRow`.
    .$if(isPostgres, (query) => query.forNoKeyUpdate())
    .execute();
  return rows.map(({ id }) => id);
}

/** Lets a user sign in no more, by a link either; answers false for one who could not before. */
export async function deactivateUser(tx: Database, userId: string, now = new Date()): Promise<boolean> {
  await endLinksOf(tx, userId);
  return changeAccess(tx, userId, now.toISOString());
}

/** Lets a user sign in again; answers false for one who could before. */
export async function reactivateUser(tx: Database, userId: string): Promise<boolean> {
  return changeAccess(tx, userId, null);
}

async function changeAccess(tx: Database, userId: string, deactivatedAt: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deactivated_at: deactivatedAt, updated_at: new Date().toISOString() })
    .where('id', '=', userId)
    .where('deactivated_at', deactivatedAt === null ? 'is not' : 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
