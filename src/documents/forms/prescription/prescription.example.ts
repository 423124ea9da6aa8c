import { formExample } from '../form.example.ts';
import { longName, patient } from '../shared/shared.example.ts';
import { prescriptionPaper } from './prescription.paper.ts';
import type { PrescriptionAnswers } from './prescription.schema.ts';

const typical: PrescriptionAnswers = {
  special_control_date: '2026-11-10',
  first_via_pharmacy: '2026-11-10',
  second_via_patient: '2026-11-10',
  name: patient.name,
  cpf: patient.cpf,
  adress: 'Rua das Laranjeiras, 45, São Paulo – SP',
  medications: [
    { drugs_name: 'Amitriptilina 25 mg', quantity: '30 comprimidos', use_mode: 'Um comprimido à noite, por 30 dias' },
  ],
  buyer_name: 'José Carlos dos Santos',
  buyer_rg: '98.765.432-1',
  buyer_phone: '(11) 98765-4321',
  buyer_address: 'Rua das Laranjeiras, 45, ap. 2, São Paulo – SP',
  date: '2026-11-13',
};

/** Answers that the form must take and print: the usual ones, the most, the least. */
export const prescriptionExamples = {
  typical,
  fullest: {
    ...typical,
    first_via_pharmacy: '2026-11-11',
    second_via_patient: '2026-11-12',
    name: longName,
    buyer_name: `${longName} (mãe)`,
    medications: Array.from({ length: 30 }, (_, at) => ({
      drugs_name: `Medicamento número ${at + 1} 25 mg, comprimido revestido`,
      quantity: `${at + 1} caixas`,
      use_mode: `Modo número ${at + 1}: um comprimido de 8 em 8 horas, após as refeições, por 30 dias`,
    })),
  },
  minimal: { ...typical, buyer_rg: 'MG1234567', buyer_phone: '(11) 3456-7890' },
} satisfies Record<string, PrescriptionAnswers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: prescriptionExamples,
  paper: prescriptionPaper,
  pages: { fullest: [4, 6], typical: [2, 2], minimal: [2, 2] },
});
