import type { Subject } from '../form.ts';
import { identityLabels } from '../shared/shared.labels.ts';
import { identityOf } from '../shared/shared.rules.ts';
import type { ExamReceiptAnswers } from './exam-receipt.schema.ts';

export const blankReceiptExam = { exam_name: '' };

export const examReceiptLabels = {
  ...identityLabels,
  corporate_reason: 'Empresa',
  date: 'Feitos em',
  exams: 'Exames feitos',
  exam_name: 'Exame',
} as const satisfies Record<keyof ExamReceiptAnswers | keyof typeof blankReceiptExam, string>;

/** A new receipt: whose exams, the day and the exams still to be said. */
export function blankExamReceipt(subject: Subject): ExamReceiptAnswers {
  const { corporate_reason } = subject.company;
  return { ...identityOf(subject), corporate_reason, date: '', exams: [blankReceiptExam] };
}
