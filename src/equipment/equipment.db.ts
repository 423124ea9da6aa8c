import type { ListInput } from '../platform/contract/listing.ts';
import type { SortOf } from '../platform/contract/record.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list } from '../platform/database/listing.server.ts';
import type { TableOf, Written } from '../platform/database/record.server.ts';
import type { Equipment } from './equipment.contract.ts';
import { equipmentRecord } from './equipment.record.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    equipment: TableOf<typeof equipmentRecord> & Written & { deleted_at: string | null };
  }
}

/** What the practice examines with, without what is out of use. */
export async function listEquipment(db: Database, input: ListInput<SortOf<typeof equipmentRecord>>) {
  const { rows, total } = await list(db, inUse(db), equipmentRecord.row, input);
  return { equipment: rows, total };
}

export async function findEquipment(db: Database, id: string): Promise<Equipment | null> {
  const row = await inUse(db).select(equipmentRecord.whole.columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

function inUse(db: Database) {
  return db.selectFrom('equipment').where('deleted_at', 'is', null);
}
