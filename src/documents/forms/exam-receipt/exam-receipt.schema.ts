import { z } from 'zod';
import { dateField } from '../../../platform/contract/brazil.ts';
import { requiredText } from '../../../platform/contract/fields.ts';
import { examCode } from '../exams/exam-code.schema.ts';
import { identityFields } from '../shared/shared.schema.ts';

/** The receipt of exams without a clinical one (product 7.12): which were done on a day, and never what they have shown. */
export const examReceiptSchema = z.object({
  ...identityFields,
  corporate_reason: requiredText(),
  /** The day on which they were done. */
  date: dateField,
  exams: z.array(z.object({ exam_name: requiredText(200), exam_code: examCode })).min(1),
});

export type ExamReceiptAnswers = z.input<typeof examReceiptSchema>;
