import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import type { RecordOf, RowOf } from '../platform/contract/record.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { equipmentRecord } from './equipment.record.ts';

const { get, create, put } = callsOf('Equipamentos');

/** What a person types of a new equipment. */
export const equipmentFields = z.object(equipmentRecord.fields);

/** What an edit of an equipment says. */
export const equipmentChangeFields = z.object(equipmentRecord.changeFields);

export type EquipmentRow = RowOf<typeof equipmentRecord>;
export type Equipment = RecordOf<typeof equipmentRecord>;

const ofEquipment = { equipmentId: idField };
const answer = z.object({ equipment: equipmentRecord.whole.schema });

const calibration = z.object({
  calibratedOn: z.string(),
  certificate: z.string(),
  /** Null of those from before each was kept. */
  recordedBy: z.string().nullable(),
});

export type Calibration = z.output<typeof calibration>;

export const equipmentContract = {
  list: get('/equipment', 'equipment.read', 'Listar os equipamentos da clínica')
    .input(listInput(equipmentRecord.sorts))
    .output(listOutput('equipment', equipmentRecord.row.schema)),
  create: create('/equipment', 'equipment.manage', 'Cadastrar um equipamento')
    .refuses('CONFLICT')
    .input(equipmentFields)
    .output(answer),
  read: get('/equipment/{equipmentId}', 'equipment.read', 'Ler um equipamento')
    .input(z.object(ofEquipment))
    .output(answer.extend({ calibrations: z.array(calibration).describe('Todas, a mais nova primeiro') })),
  update: put('/equipment/update/{equipmentId}', 'equipment.manage', 'Editar um equipamento, ou registrar a calibração')
    .refuses('CONFLICT')
    .input(equipmentChangeFields.extend({ ...ofEquipment, ...savedVersion }))
    .output(answer),
  remove: put(
    '/equipment/delete/{equipmentId}',
    'equipment.manage',
    'Tirar um equipamento de uso: os exames feitos com ele ficam',
  ).input(z.object({ ...ofEquipment, ...savedVersion })),
};
