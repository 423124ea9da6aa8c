import { formExample } from '../form.example.ts';
import { longName, patient } from '../shared/shared.example.ts';
import { vaccineRefusalPaper } from './vaccine-refusal.paper.ts';
import type { VaccineRefusalAnswers } from './vaccine-refusal.schema.ts';

const typical: VaccineRefusalAnswers = {
  ...patient,
  corporate_reason: 'Pão Quente Panificação Ltda.',
  vaccine: 'Hepatite B',
  date: '2026-11-10',
};

/** Answers that the form must take and print: the usual ones, the most, the least. */
const vaccineRefusalExamples = {
  typical,
  fullest: { ...typical, name: longName, vaccine: 'Sarampo, caxumba e rubéola (tríplice viral)' },
  minimal: { ...typical, vaccine: 'Raiva' },
} satisfies Record<string, VaccineRefusalAnswers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: vaccineRefusalExamples,
  paper: vaccineRefusalPaper,
  pages: { fullest: [1, 1], typical: [1, 1], minimal: [1, 1] },
});
