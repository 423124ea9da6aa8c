import type { Database } from '../platform/database/database.server.ts';
import type {} from './equipment.db.ts';

/** What other subjects ask of equipment. */

/** The equipment in use that has a serial number; null for none. */
export async function findBySerial(db: Database, serial: string) {
  const row = await db
    .selectFrom('equipment')
    .select(['kind', 'maker', 'model', 'calibrated_on as calibratedOn'])
    .where('serial', '=', serial)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
