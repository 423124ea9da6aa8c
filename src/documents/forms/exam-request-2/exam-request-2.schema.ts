import { z } from 'zod';
import { requiredText } from '../../../platform/contract/fields.ts';
import { choices, identityFields } from '../shared/shared.schema.ts';
import { functionalExams } from './exam-request-2.labels.ts';

/** The second exam request (product 7.10). A request that asks for no exam at all is refused. */
export const examRequest2Schema = z.object({
  ...identityFields,
  corporate_reason: requiredText(),
  exams: choices(functionalExams).min(1, 'Escolha ao menos um exame'),
});

export type ExamRequest2Answers = z.input<typeof examRequest2Schema>;
