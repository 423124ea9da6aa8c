import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    second_factors: {
      user_id: string;
      secret: string;
      last_step: number;
      created_at: string;
      confirmed_at: string | null;
    };
    recovery_codes: { user_id: string; code_hash: string };
  }
}

/** The second factor of a user, begun or in force, with its secret as it is kept; null when there is none. */
export async function findSecondFactor(db: Database, userId: string) {
  const row = await db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Keeps the secret of a set-up that has begun, instead of an earlier one; answers false when one is in force already. */
export async function beginSetup(db: Database, userId: string, secret: string, now = new Date()): Promise<boolean> {
  const begun = { secret, last_step: 0, created_at: now.toISOString() };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, ...begun })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(begun).where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Puts a begun set-up in force by the code of its first step; answers false when another call was faster. */
export async function confirmSetup(
  db: Database,
  userId: string,
  by: { secret: string; step: number },
  now = new Date(),
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now.toISOString(), last_step: by.step })
    .where('user_id', '=', userId)
    .where('secret', '=', by.secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Uses up a time step and all before it; of several calls with the same one exactly one is answered true. */
export async function consumeStep(
  db: Database,
  userId: string,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The hashes of the recovery codes of a user, as they are kept. */
export async function recoveryCodesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute();
  return rows.map(({ code_hash }) => code_hash);
}

/**
 * Uses up a recovery code; of several calls with the same one exactly one is answered true.
 * @param kept its hash as it is kept
 */
export async function consumeRecoveryCode(db: Database, userId: string, kept: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', kept)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/**
 * Replaces the recovery codes of a user.
 * @param kept their hashes as they are kept
 */
export async function replaceRecoveryCodes(db: Database, userId: string, kept: readonly string[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(kept.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
}

type Kept = { id: string; kept: string };

/** The secret of every app, by its user. */
export function allAppSecrets(db: Database): Promise<Kept[]> {
  return db.selectFrom('second_factors').select(['user_id as id', 'secret as kept']).execute();
}

/** Keeps the secret of an app otherwise, where it is still the same. */
export async function replaceAppSecret(db: Database, { id, kept }: Kept, secret: string): Promise<void> {
  const query = db.updateTable('second_factors').set({ secret });
  await query.where('user_id', '=', id).where('secret', '=', kept).execute();
}

/** The hash of every recovery code, by its user. */
export function allRecoveryCodes(db: Database): Promise<Kept[]> {
  return db.selectFrom('recovery_codes').select(['user_id as id', 'code_hash as kept']).execute();
}

/** Keeps the hash of a recovery code otherwise, where it is still the same. */
export async function replaceCodeHash(db: Database, { id, kept }: Kept, code_hash: string): Promise<void> {
  const query = db.updateTable('recovery_codes').set({ code_hash });
  await query.where('user_id', '=', id).where('code_hash', '=', kept).execute();
}

/** Forgets a set-up that was begun and not confirmed: whoever began it may not be whom a new password is for. */
export async function deleteSetup(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();
}

/** Forgets the recovery codes of a user. */
export async function deleteRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

/** Removes the app of a user, or what was begun of one; answers whether one was there. */
export async function removeSecondFactor(db: Database, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
