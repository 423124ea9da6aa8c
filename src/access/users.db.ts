import { v7 as uuid } from 'uuid';
import type { Database } from '../platform/database/database.server.ts';
import { prepared, type Value } from '../platform/database/prepared.server.ts';
import type { UserType } from './policy.ts';
import { forgetSetup } from './second-factor/second-factor.db.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    users: {
      id: string;
      email: string;
      password_hash: string;
      type: string;
      created_at: string;
      updated_at: string;
    };
  }
}

/** What a second user with the same e-mail is told; for `refuseTaken`. */
export const takenEmail = { email: 'Este e-mail já está cadastrado' };

/** Makes a user who can sign in. Answers the new user's id. */
export async function createUser(
  db: Database,
  user: { email: string; passwordHash: string; type: UserType },
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
    })
    .execute();
  return id;
}

/** Changes what is given: the e-mail, the password. A new password forgets a second factor that was not confirmed yet. */
export async function updateUser(
  db: Database,
  id: string,
  { email, passwordHash }: { email?: string | undefined; passwordHash?: string | undefined },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ email, password_hash: passwordHash, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
  if (passwordHash) await forgetSetup(db, id);
}

/** The user of an e-mail with what sign-in needs, or null. */
export async function findUserByEmail(db: Database, email: string) {
  const [user] = await userOfEmail(db, { email: email.toLowerCase() });
  return user ?? null;
}

const userOfEmail = prepared((db, value: Value<{ email: string }>) =>
  db.selectFrom('users').select(['id', 'type', 'password_hash as passwordHash']).where('email', '=', value('email')),
);

/** The user of a session. */
export async function findUser(db: Database, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'type', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whether anybody can sign in as an administrator. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('type', '=', 'admin').limit(1).executeTakeFirst();
  return row !== undefined;
}
