import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { insertRecord, takeOut, updateRecord } from '../platform/database/record.server.ts';
import { rejectDuplicate } from '../platform/database/unique.server.ts';
import { actOnRecord, changeRecord, createRecord, type Kind, mustFind } from '../trail/change.server.ts';
import { keepCalibration, listCalibrations } from './calibrations/calibrations.db.ts';
import { type Equipment, equipmentContract } from './equipment.contract.ts';
import { findEquipment, listEquipment } from './equipment.db.ts';
import { equipmentRecord } from './equipment.record.ts';
import { equipmentExport } from './equipment-export.server.ts';

const kind: Kind<'equipment', Equipment> = {
  subject: 'equipment',
  table: 'equipment',
  find: (db, _scope, id) => findEquipment(db, id),
  missing: 'Equipamento não encontrado.',
};

const taken = { serial: 'Já há um equipamento em uso com este número de série' };

/** With what the house examines, and whether it is calibrated (product 16.14). */
export const equipmentApi = forSignedIn(equipmentContract, [equipmentExport], {
  list: ({ input, context: { db } }) => listEquipment(db, input),

  read: async ({ input: { equipmentId }, context }) => ({
    equipment: await mustFind(kind, context, equipmentId),
    calibrations: await listCalibrations(context.db, equipmentId),
  }),

  create: ({ input, context }) =>
    rejectDuplicate(taken, () =>
      createRecord(context, kind, async (tx) => {
        const after = await insertRecord(tx, equipmentRecord, input);
        await calibrated(tx, context, after);
        return { after };
      }),
    ),

  update: ({ input: { equipmentId, version, ...fields }, context }) =>
    rejectDuplicate(taken, () =>
      changeRecord(context, kind, {
        id: equipmentId,
        version,
        write: async (tx, before) => {
          const after = await updateRecord(tx, equipmentRecord, before, fields);
          const isAnew = after.calibrated_on !== before.calibrated_on || after.certificate !== before.certificate;
          if (isAnew) await calibrated(tx, context, after);
          return { after };
        },
      }),
    ),

  remove: ({ input: { equipmentId, version }, context }) =>
    actOnRecord(context, kind, {
      id: equipmentId,
      action: 'deleted',
      version,
      write: async (tx, before) => void (await takeOut(tx, equipmentRecord, before, 'deleted_at')),
    }),
});

/** Every calibration stays, with its day, its certificate and who wrote it down. */
async function calibrated(tx: Database, { caller }: SignedInContext, equipment: Equipment): Promise<void> {
  const { id: equipmentId, calibrated_on: calibratedOn, certificate } = equipment;
  await keepCalibration(tx, { equipmentId, calibratedOn, certificate, recordedBy: caller.ownerId });
}
