import { z } from 'zod';
import { dateField } from '../platform/contract/brazil.ts';
import { today } from '../platform/contract/dates.ts';
import { optionalText, requiredText } from '../platform/contract/fields.ts';
import { declareRecord } from '../platform/contract/record.ts';
import { equipmentKinds } from './equipment.labels.ts';

/** What an equipment of the practice says: which one it is, and when it was last calibrated. */
export const equipmentRecord = declareRecord({
  table: 'equipment',
  fields: {
    name: requiredText(100),
    kind: z.enum(equipmentKinds, { error: 'Escolha uma das opções' }),
    maker: requiredText(100),
    model: requiredText(100),
    serial: requiredText(60),
    calibrated_on: dateField.refine((day) => day <= today(), 'A calibração não pode estar no futuro'),
    certificate: optionalText(100).default(''),
  },
  listed: ['name', 'kind', 'maker', 'model', 'serial', 'calibrated_on'],
  row: { id: z.string() },
  record: { version: z.number() },
  searched: ['name', 'maker', 'model', 'serial'],
});
