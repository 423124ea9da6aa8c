import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { BatchState } from './sending.labels.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    esocial_batches: {
      company_id: string;
      id: string;
      environment: string;
      state: BatchState;
      events: number;
      signer: string;
      protocol: string | null;
      first_tried_at: string | null;
      tries: number;
      next_at: string;
      stopped_at: string | null;
      answer_code: string;
      answer: string;
      made_by: string;
      ended_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

const columns = [
  'esocial_batches.company_id as companyId',
  'esocial_batches.id',
  'esocial_batches.environment',
  'esocial_batches.state',
  'esocial_batches.events',
  'esocial_batches.signer',
  'esocial_batches.protocol',
  'esocial_batches.first_tried_at as firstTriedAt',
  'esocial_batches.tries',
  'esocial_batches.next_at as nextAt',
  'esocial_batches.stopped_at as stoppedAt',
  'esocial_batches.answer_code as answerCode',
  'esocial_batches.answer',
  'esocial_batches.ended_at as endedAt',
  'esocial_batches.version',
  'esocial_batches.created_at as createdAt',
] as const;

export type BatchKey = { companyId: string; id: string };

/** A batch as it is worked with. */
export type Batch = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

/** A batch by its key; null for none. */
export async function findBatch(db: Database, { companyId, id }: BatchKey) {
  const row = await db
    .selectFrom('esocial_batches')
    .select(columns)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** A batch within the scope; null for none. */
export async function findBatchOf(db: Database, scope: Scope, id: string) {
  const row = await within(db.selectFrom('esocial_batches'), scope)
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The newest batches within the scope, or of a company, with the company's name. */
export async function listBatches(db: Database, scope: Scope, of: { companyId?: string | undefined; most: number }) {
  return within(db.selectFrom('esocial_batches'), scope)
    .innerJoin('companies', 'companies.id', 'esocial_batches.company_id')
    .select(columns)
    .select('companies.fantasy_name as companyName')
    .$if(of.companyId !== undefined, (query) => query.where('esocial_batches.company_id', '=', of.companyId ?? ''))
    .orderBy('esocial_batches.id', 'desc')
    .limit(of.most)
    .execute();
}

/** Writes a new batch down, to be signed and sent. */
export async function insertBatch(
  tx: Database,
  batch: BatchKey & { environment: string; events: number; madeBy: string },
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('esocial_batches')
    .values({
      ...{ company_id: batch.companyId, id: batch.id, environment: batch.environment, state: 'waiting' },
      ...{ events: batch.events, signer: '', protocol: null, first_tried_at: null, tries: 0, next_at: now },
      ...{ stopped_at: null, answer_code: '', answer: '', made_by: batch.madeBy, ended_at: null },
      ...{ version: 1, created_at: now, updated_at: now },
    })
    .execute();
}

type Change = {
  state?: BatchState;
  events?: number;
  signer?: string;
  protocol?: string;
  first_tried_at?: string;
  tries?: number;
  next_at?: string;
  stopped_at?: string;
  answer_code?: string;
  answer?: string;
  ended_at?: string;
};

/**
 * Writes what has become of a batch.
 * @returns false where another node or a person has led it on since
 */
export async function updateBatch(tx: Database, { companyId, id, version }: Batch, change: Change): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('esocial_batches')
    .set({ ...change, version: version + 1, updated_at: new Date().toISOString() })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Stops a batch, or lets it go on; what is under way meanwhile is still noted. @returns whether it is open */
export async function stopBatch(tx: Database, { companyId, id }: BatchKey, stoppedAt: string | null) {
  const { numUpdatedRows } = await tx
    .updateTable('esocial_batches')
    .set({ stopped_at: stoppedAt, ...(stoppedAt === null ? { tries: 0, next_at: new Date().toISOString() } : {}) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The batches that should have gone on by a moment and have not: their job was lost. */
export async function lateBatches(db: Database, before: string): Promise<BatchKey[]> {
  return db
    .selectFrom('esocial_batches')
    .select(['company_id as companyId', 'id'])
    .where('ended_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('next_at', '<', before)
    .limit(500)
    .execute();
}
