import { v7 as uuid } from 'uuid';
import type { UserType } from '../access/policy.ts';
import type { Receiver } from '../mail/mail.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { takenBesides } from '../platform/database/unique.server.ts';
import { endLinksOf } from './links/links.db.ts';
import { noPassword } from './passwords/no-password.rules.ts';
import { deleteSetup } from './second-factor/second-factor.db.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: {
      id: string;
      email: string;
      password_hash: string;
      type: string;
      created_at: string;
      updated_at: string;
      /** Since when the user may not sign in. */
      deactivated_at: string | null;
    };
  }
}

/** What a second user with the same e-mail is told; for `rejectDuplicate`. */
export const takenEmail = { email: 'Este e-mail já está cadastrado' };

/** The column of an e-mail that another user has. @param except whose e-mail it is to be; nobody's for a new user */
export function emailTaken(db: Database, email: string | undefined, except?: string): Promise<string[]> {
  return takenBesides(db, 'users', { email }, except);
}

/** Makes a user who can sign in, at once or when somebody has approved it. Answers the new user's id. */
export async function createUser(
  db: Database,
  user: { email: string; passwordHash: string; type: UserType; waits?: boolean },
): Promise<string> {
  const id = uuid();
  const now = new Date().toISOString();
  await db
    .insertInto('users')
    .values({
      id,
      email: user.email,
      password_hash: user.passwordHash,
      type: user.type,
      created_at: now,
      updated_at: now,
      deactivated_at: user.waits ? now : null,
    })
    .execute();
  return id;
}

/**
 * Changes what is given: the e-mail, the password. A new password forgets a second factor that was not confirmed yet; either
 * ends the links that were made before.
 */
export async function updateUser(
  db: Database,
  id: string,
  { email, passwordHash }: { email?: string | undefined; passwordHash?: string | undefined },
): Promise<void> {
  const before = await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow();
  await db
    .updateTable('users')
    .set({ email, password_hash: passwordHash, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  if (passwordHash) await deleteSetup(db, id);
  if (passwordHash || (email !== undefined && email !== before.email)) await endLinksOf(db, id);
}

/** Makes a user one of another kind. Its sessions know the one that they began with: see `takeUp`. */
export async function changeUserType(tx: Database, id: string, type: UserType): Promise<void> {
  await tx.updateTable('users').set({ type, updated_at: new Date().toISOString() }).where('id', '=', id).execute();
}

/** The user of an e-mail with what sign-in needs, or null. */
export async function findUserByEmail(db: Database, email: string) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'type', 'password_hash as passwordHash', 'deactivated_at as deactivatedAt'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return user ?? null;
}

/** Whether a user has chosen a password, or been given one. */
export async function hasPassword(db: Database, id: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst();
  return user !== undefined && user.password_hash !== noPassword;
}

/**
 * Whether a user may still sign in with the password that was checked. The hash takes long: meanwhile the access may have
 * been deactivated or the password changed. Holds the user until the transaction ends, so that neither happens unseen.
 */
export async function isAsChecked(tx: Database, user: { id: string; passwordHash: string }): Promise<boolean> {
  await lockRow(tx, 'users', user.id);
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.id)
    .where('password_hash', '=', user.passwordHash)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a user may sign in at all. Holds the user until the transaction ends, so that it stays so. */
export async function isActive(tx: Database, id: string): Promise<boolean> {
  await lockRow(tx, 'users', id);
  const active = tx.selectFrom('users').select('id').where('id', '=', id).where('deactivated_at', 'is', null);
  return (await active.executeTakeFirst()) !== undefined;
}

/** Those of these users who may sign in. */
export async function findActiveUsers(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const active = db.selectFrom('users').select('id').where('id', 'in', ids).where('deactivated_at', 'is', null);
  return new Set((await active.execute()).map(({ id }) => id));
}

/** The user of a session. */
export async function findUser(db: Database, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'type', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Who gets a mail, and whether that one may sign in; null for nobody. */
export async function findReceiver(db: Database, id: string): Promise<Receiver | null> {
  const row = await db
    .selectFrom('users')
    .select(['id as userId', 'email', 'type', 'deactivated_at as deactivatedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { deactivatedAt, ...receiver } = row;
  return { ...receiver, hasAccess: deactivatedAt === null };
}

/** Whether anybody can sign in as an administrator. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('type', '=', 'admin').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whether there is an administrator besides one, with access or without. */
export async function hasOtherAdmin(db: Database, id: string): Promise<boolean> {
  const admins = db.selectFrom('users').select('id').where('type', '=', 'admin');
  const row = await admins.where('id', '!=', id).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Whoever can or could sign in. */
export async function userIds(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').execute();
  return rows.map(({ id }) => id);
}
