import type { Subject } from '../form.ts';
import { identityOf } from '../shared/shared.rules.ts';
import type { PrescriptionAnswers } from './prescription.schema.ts';

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
} as const satisfies Record<keyof PrescriptionAnswers | keyof PrescriptionAnswers['medications'][number], string>;

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
