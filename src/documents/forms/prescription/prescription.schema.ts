import { z } from 'zod';
import { cpfField, dateField, phoneField, rgField } from '../../../platform/contract/brazil.ts';
import { requiredLines, requiredText } from '../../../platform/contract/fields.ts';

const medication = z.object({
  drugs_name: requiredText(300),
  quantity: requiredText(100),
  use_mode: requiredLines(1_000),
});

/** All fields of the prescription are required; `adress` is spelt so (product 7.8). */
export const prescriptionSchema = z.object({
  special_control_date: dateField,
  first_via_pharmacy: dateField,
  second_via_patient: dateField,
  name: requiredText(),
  cpf: cpfField,
  adress: requiredText(),
  medications: z.array(medication).min(1),
  buyer_name: requiredText(),
  buyer_rg: rgField,
  buyer_phone: phoneField,
  buyer_address: requiredText(),
  date: dateField,
});

export type PrescriptionAnswers = z.input<typeof prescriptionSchema>;
