import { formExample } from '../form.example.ts';
import { longName, patient } from '../shared/shared.example.ts';
import { examReceiptPaper } from './exam-receipt.paper.ts';
import type { ExamReceiptAnswers } from './exam-receipt.schema.ts';

const typical: ExamReceiptAnswers = {
  ...patient,
  corporate_reason: 'Pão Quente Panificação Ltda.',
  date: '2026-11-10',
  exams: [{ exam_name: 'Audiometria tonal' }, { exam_name: 'Espirometria' }, { exam_name: 'Acuidade visual' }],
};

const many = Array.from({ length: 30 }, (_, at) => ({ exam_name: `Exame complementar número ${at + 1}` }));

/** Answers that the form must take and print: the usual ones, the most, the least. */
export const examReceiptExamples = {
  typical,
  fullest: { ...typical, name: longName, exams: many },
  minimal: { ...typical, exams: [{ exam_name: 'Audiometria tonal' }] },
} satisfies Record<string, ExamReceiptAnswers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: examReceiptExamples,
  paper: examReceiptPaper,
  pages: { fullest: [1, 2], typical: [1, 1], minimal: [1, 1] },
});
