import type { UpdateObject } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import { camelRow } from '../../platform/database/camel.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { StoredFile } from '../../platform/storage/storage.ts';
import type { BundleState } from './bundles.labels.ts';
import type { Criteria } from './contents.rules.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    bundles: {
      company_id: string;
      id: string;
      requested_by: string;
      criteria: string;
      state: BundleState;
      tries: number;
      done: number;
      total: number;
      missing: number;
      size: number | null;
      sha256: string | null;
      etag: string | null;
      created_at: string;
      ready_at: string | null;
      expires_at: string | null;
    };
  }
}

/** A bundle and the company that it is of. */
export type BundleRef = { companyId: string; id: string };

/** Bundles that a company is shown: the last ones that it asked for; a file is there for a day. */
const mostListed = 6;

const underWay = ['waiting', 'making'] as const;

/** What a try can begin with: one that was given up is made after all when its task is tried again. */
const toMake = [...underWay, 'failed'] as const;

export async function insertBundle(
  tx: Database,
  bundle: BundleRef & { requestedBy: string; criteria: Criteria; total: number },
): Promise<void> {
  await tx
    .insertInto('bundles')
    .values({
      company_id: bundle.companyId,
      id: bundle.id,
      requested_by: bundle.requestedBy,
      criteria: JSON.stringify(bundle.criteria),
      state: 'waiting',
      tries: 0,
      done: 0,
      total: bundle.total,
      missing: 0,
      created_at: new Date().toISOString(),
    })
    .execute();
}

/** What the scope's company has asked for, the newest first. */
export async function listBundles(db: Database, scope: Scope) {
  return bundlesWithin(db, scope)
    .select(['id', 'criteria', 'state', 'done', 'total', 'missing', 'size'])
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
}

/** A bundle within the scope, with what is known of its file; null for none. */
export async function findBundle(db: Database, scope: Scope, id: string) {
  const row = await bundlesWithin(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
  return row ? camelRow(row) : null;
}

/** Of these bundles those within the scope. */
export async function findToldBundles(db: Database, scope: Scope, ids: readonly string[]) {
  return bundlesWithin(db, scope).select(['id', 'state', 'total', 'missing']).where('id', 'in', ids).execute();
}

function bundlesWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('bundles'), scope);
}

/**
 * Begins a try: what an earlier one has done counts no more.
 * @returns what is to be made, and the number of the try; null when it is made already
 * @throws what the database says when the company has asked for another meanwhile, which is under way
 */
export async function beginTry(db: Database, { companyId, id }: BundleRef) {
  const row = await db
    .updateTable('bundles')
    .set((eb) => ({ state: 'making', done: 0, tries: eb('tries', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', toMake)
    .returning(['criteria', 'tries', 'requested_by as requestedBy', 'created_at as createdAt'])
    .executeTakeFirst();
  return row ? { ...row, criteria: JSON.parse(row.criteria) as Criteria } : null;
}

type Try = BundleRef & { tries: number };

/** Notes how far a try is. @returns false when it counts no more: another one has begun, or the bundle was given up */
export function noteProgress(db: Database, of: Try, done: number, total: number): Promise<boolean> {
  return change(db, of, { done, total });
}

/** The file is there, whole. @returns false when the try that made it counts no more */
export function markReady(
  tx: Database,
  of: Try,
  { file, total, missing, expiresAt }: { file: StoredFile; total: number; missing: number; expiresAt: Date },
): Promise<boolean> {
  const { size, sha256, etag } = file;
  const ready_at = new Date().toISOString();
  const expires_at = expiresAt.toISOString();
  return change(tx, of, { state: 'ready', done: total, total, missing, size, sha256, etag, ready_at, expires_at });
}

async function change(
  db: Database,
  { companyId, id, tries }: Try,
  values: UpdateObject<Tables, 'bundles'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bundles')
    .set(values)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'making')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** It is not going to be made. @returns who asked for it, or null when it was made or given up before */
export async function markFailed(tx: Database, { companyId, id }: BundleRef): Promise<string | null> {
  const row = await tx
    .updateTable('bundles')
    .set({ state: 'failed' })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', underWay)
    .returning('requested_by as requestedBy')
    .executeTakeFirst();
  return row?.requestedBy ?? null;
}

/** Bundles whose file nobody needs any more: expired, or given up; with the tries that may have left one. */
export async function bundlesToClear(db: Database, now: Date) {
  return db
    .selectFrom('bundles')
    .select(['company_id as companyId', 'id', 'tries'])
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'ready'), eb('expires_at', '<', now.toISOString())]),
        eb.and([eb('state', '=', 'failed'), eb('tries', '>', 0)]),
      ]),
    )
    .limit(1_000)
    .execute();
}

/** The bundle's files are gone. One that is being made again meanwhile stays as it is. */
export async function markCleared(db: Database, { companyId, id, tries }: Try): Promise<void> {
  await db
    .updateTable('bundles')
    .set((eb) => ({
      tries: 0,
      state: eb
        .case()
        .when('state', '=', 'ready')
        .then('expired' as const)
        .else(eb.ref('state'))
        .end(),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', 'in', ['ready', 'failed'])
    .execute();
}

/** Forgets what was asked for long ago and has no file any more. */
export async function deleteOldBundles(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('bundles')
    .where('created_at', '<', before.toISOString())
    .where('state', 'in', ['failed', 'expired'])
    .where('tries', '=', 0)
    .execute();
}

/** Files that have not come along with their rows: what they held can be asked for again. */
export async function expireBundles(tx: Database): Promise<void> {
  await tx.updateTable('bundles').set({ state: 'expired', tries: 0 }).where('state', '=', 'ready').execute();
}

/** Forgets all of them: their files are in no copy, and what they hold can be asked for again. */
export async function deleteBundles(tx: Database): Promise<void> {
  await tx.deleteFrom('bundles').execute();
}
