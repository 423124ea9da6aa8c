import { z } from 'zod';
import { cpfField, dateField, phoneField, rgField } from '../../../platform/contract/brazil.ts';
import { requiredText } from '../../../platform/contract/fields.ts';
import type { Subject } from '../form.ts';
import { identityOf } from '../shared.schema.ts';

const medication = z.object({
  drugs_name: requiredText(300),
  quantity: requiredText(100),
  use_mode: requiredText(1_000),
});

/** Specification, section 5: all fields of the prescription are required; `adress` is spelt as the specification spells it. */
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

/** The two copies, each with what it is for. */
export const copies = {
  first_via_pharmacy: '1ª via – Retenção da Farmácia',
  second_via_patient: '2ª via – Orientação ao Paciente',
} as const;

export const prescriptionLabels = {
  special_control_date: 'Data da receita',
  first_via_pharmacy: 'Data da 1ª via (farmácia)',
  second_via_patient: 'Data da 2ª via (paciente)',
  name: 'Nome',
  cpf: 'CPF',
  adress: 'Endereço',
  medications: 'Medicamentos',
  drugs_name: 'Medicamento',
  quantity: 'Quantidade',
  use_mode: 'Modo de usar',
  buyer_name: 'Nome do comprador',
  buyer_rg: 'RG do comprador',
  buyer_phone: 'Telefone do comprador',
  buyer_address: 'Endereço do comprador',
  date: 'Data do fornecimento',
} as const satisfies Record<keyof PrescriptionAnswers | keyof z.input<typeof medication>, string>;

export const blankMedication = { drugs_name: '', quantity: '', use_mode: '' };

/** A new prescription: for whom, and one blank medication row. */
export function blankPrescription(subject: Subject): PrescriptionAnswers {
  const { name, cpf } = identityOf(subject);
  return {
    special_control_date: '',
    first_via_pharmacy: '',
    second_via_patient: '',
    name,
    cpf,
    adress: '',
    medications: [blankMedication],
    buyer_name: '',
    buyer_rg: '',
    buyer_phone: '',
    buyer_address: '',
    date: '',
  };
}
