import { longName, patient } from '../shared/shared.example.ts';
import { functionalExams } from './exam-request-2.labels.ts';
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
