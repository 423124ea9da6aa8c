import { z } from 'zod';
import { requiredText } from '../../../platform/contract/fields.ts';
import type { Subject } from '../form.ts';
import { choices, identityFields, identityLabels, identityOf } from '../shared.schema.ts';

export const functionalExams = [
  'Audiometria tonal',
  'Espirometria',
  'Radiografia de tórax (PA e perfil, padrão OIT)',
  'Eletrocardiograma (ECG)',
  'Eletroencefalograma (EEG)',
] as const;

/** Specification, section 3, Exam request type 2. A request that asks for no exam at all is refused. */
export const examRequest2Schema = z.object({
  ...identityFields,
  corporate_reason: requiredText(),
  exams: choices(functionalExams).min(1, 'Escolha ao menos um exame'),
});

export type ExamRequest2Answers = z.input<typeof examRequest2Schema>;

export const examRequest2Labels = {
  ...identityLabels,
  corporate_reason: 'Empresa',
  exams: 'Exames',
} as const satisfies Record<keyof ExamRequest2Answers, string>;

/** A new request: for whom and which company, nothing chosen. */
export function blankExamRequest2(subject: Subject): ExamRequest2Answers {
  return { ...identityOf(subject), corporate_reason: subject.company.corporate_reason, exams: [] };
}
