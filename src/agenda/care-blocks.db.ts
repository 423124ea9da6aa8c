import { v7 as uuid } from 'uuid';
import type { ListInput } from '../platform/contract/listing.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { CareBlock } from './agenda.contract.ts';
import type { BlockFields } from './agenda.schema.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    care_blocks: {
      id: string;
      place_id: string;
      professional_id: string | null;
      from_day: string;
      from_minute: number;
      to_day: string;
      to_minute: number;
      reason: string;
      created_at: string;
    };
  }
}

/** Blocks of a place that are not over on a day, the next first; or those that are, the last first. */
export async function listBlocks(
  db: Database,
  { placeId, on, past }: { placeId: string; on: string; past: boolean },
  { page = 1, pageSize = 20, sort }: ListInput,
) {
  const direction = (sort?.startsWith('-') ?? false) === past ? 'asc' : 'desc';
  const found = blocksOf(db, placeId).where('to_day', past ? '<' : '>=', on);
  const { total } = await db
    .selectFrom('care_blocks')
    .select((eb) => eb.fn.countAll().as('total'))
    .where('place_id', '=', placeId)
    .where('to_day', past ? '<' : '>=', on)
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('from_day', direction)
    .orderBy('from_minute', direction)
    .orderBy('care_blocks.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { blocks: rows.map(blockOf), total: Number(total) };
}

/** The blocks of a place that reach into a period. */
export async function findBlocks(db: Database, placeId: string, { from, to }: { from: string; to: string }) {
  const rows = await blocksOf(db, placeId).where('to_day', '>=', from).where('from_day', '<=', to).execute();
  return rows.map(blockOf);
}

export async function findBlock(db: Database, placeId: string, id: string): Promise<CareBlock | null> {
  const row = await blocksOf(db, placeId).where('care_blocks.id', '=', id).executeTakeFirst();
  return row ? blockOf(row) : null;
}

function blocksOf(db: Database, placeId: string) {
  return db
    .selectFrom('care_blocks')
    .leftJoin('professionals', 'professionals.id', 'care_blocks.professional_id')
    .select(['care_blocks.id', 'professional_id as professionalId', 'professionals.name as professionalName', 'reason'])
    .select(['from_day as fromDay', 'from_minute as fromMinute', 'to_day as toDay', 'to_minute as toMinute'])
    .where('place_id', '=', placeId);
}

function blockOf(row: Awaited<ReturnType<ReturnType<typeof blocksOf>['execute']>>[number]): CareBlock {
  return { ...row, professionalName: row.professionalName ?? '' };
}

export async function insertBlock(tx: Database, placeId: string, fields: BlockFields): Promise<string> {
  const id = uuid();
  await tx
    .insertInto('care_blocks')
    .values({
      ...{ id, place_id: placeId, professional_id: fields.professionalId, reason: fields.reason },
      ...{ from_day: fields.fromDay, from_minute: fields.fromMinute },
      ...{ to_day: fields.toDay, to_minute: fields.toMinute, created_at: new Date().toISOString() },
    })
    .execute();
  return id;
}

export async function deleteBlock(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('care_blocks').where('id', '=', id).execute();
}
