import { formExample } from '../form.example.ts';
import { longName, patient } from '../shared/shared.example.ts';
import { functionalExams } from './exam-request-2.labels.ts';
import { examRequest2Paper } from './exam-request-2.paper.ts';
import type { ExamRequest2Answers } from './exam-request-2.schema.ts';

const typical: ExamRequest2Answers = {
  ...patient,
  corporate_reason: 'Pão Quente Panificação Ltda.',
  exams: ['Audiometria tonal', 'Espirometria'],
};

/** Answers that the form must take and print: the usual ones, the most, the least. */
export const examRequest2Examples = {
  typical,
  fullest: { ...typical, name: longName, exams: [...functionalExams] },
  minimal: { ...typical, exams: ['Eletrocardiograma (ECG)'] },
} satisfies Record<string, ExamRequest2Answers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: examRequest2Examples,
  paper: examRequest2Paper,
  pages: { fullest: [1, 1], typical: [1, 1], minimal: [1, 1] },
});
