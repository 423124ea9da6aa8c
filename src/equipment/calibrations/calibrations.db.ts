import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    equipment_calibrations: {
      id: string;
      equipment_id: string;
      calibrated_on: string;
      certificate: string;
      recorded_by: string | null;
      warned_at: string | null;
      created_at: string;
      updated_at: string;
    };
  }
}

type Calibrated = { equipmentId: string; calibratedOn: string; certificate: string; recordedBy: string };

/** Keeps a calibration; of one of the same day the number of its certificate, which was written wrong before. */
export async function keepCalibration(tx: Database, one: Calibrated): Promise<void> {
  const now = new Date().toISOString();
  const { equipmentId: equipment_id, calibratedOn: calibrated_on, certificate, recordedBy: recorded_by } = one;
  await tx
    .insertInto('equipment_calibrations')
    .values({
      ...{ id: uuid(), equipment_id, calibrated_on, certificate, recorded_by, warned_at: null },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((same) =>
      same.columns(['equipment_id', 'calibrated_on']).doUpdateSet({ certificate, recorded_by, updated_at: now }),
    )
    .execute();
}

/** Every calibration of an equipment, the newest first. */
export async function listCalibrations(db: Database, equipmentId: string) {
  return db
    .selectFrom('equipment_calibrations')
    .leftJoin('professionals', 'professionals.id', 'recorded_by')
    .select(['calibrated_on as calibratedOn', 'certificate', 'professionals.name as recordedBy'])
    .where('equipment_id', '=', equipmentId)
    .orderBy('calibrated_on', 'desc')
    .execute();
}

/** The last calibrations, of equipment in use, that are of a day or before and of which nobody was told that they end. */
export async function findEndingCalibrations(tx: Database, calibratedBy: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('equipment_calibrations')
    .innerJoin('equipment', (join) =>
      join
        .onRef('equipment.id', '=', 'equipment_id')
        .onRef('equipment.calibrated_on', '=', 'equipment_calibrations.calibrated_on'),
    )
    .select('equipment_calibrations.id')
    .where('equipment.deleted_at', 'is', null)
    .where('equipment.calibrated_on', '<=', calibratedBy)
    .where('warned_at', 'is', null)
    .orderBy('equipment_calibrations.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Notes that it was told. */
export async function markCalibrationWarned(tx: Database, id: string): Promise<void> {
  await tx
    .updateTable('equipment_calibrations')
    .set({ warned_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Of these calibrations those that are still the last ones, with what they are of. */
export async function findToldCalibrations(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('equipment_calibrations')
    .innerJoin('equipment', (join) =>
      join
        .onRef('equipment.id', '=', 'equipment_id')
        .onRef('equipment.calibrated_on', '=', 'equipment_calibrations.calibrated_on'),
    )
    .select(['equipment_calibrations.id', 'equipment.name', 'equipment.calibrated_on as calibratedOn'])
    .where('equipment_calibrations.id', 'in', ids)
    .where('equipment.deleted_at', 'is', null)
    .execute();
}
