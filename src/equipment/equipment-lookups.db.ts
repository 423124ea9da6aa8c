import type { Database } from '../platform/database/database.server.ts';
import { listCalibrations } from './calibrations/calibrations.db.ts';
import type {} from './equipment.db.ts';

/** What other subjects ask of equipment. */

/** The equipment in use that has a serial number, with the days of all its calibrations, the newest first; null for none. */
export async function findBySerial(db: Database, serial: string) {
  const row = await db
    .selectFrom('equipment')
    .select(['id', 'kind', 'maker', 'model', 'calibrated_on as calibratedOn'])
    .where('serial', '=', serial)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { id, ...equipment } = row;
  const calibrations = await listCalibrations(db, id);
  return { ...equipment, calibrations: calibrations.map(({ calibratedOn }) => calibratedOn) };
}
