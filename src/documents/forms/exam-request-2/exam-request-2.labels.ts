import type { Subject } from '../form.ts';
import { identityLabels } from '../shared/shared.labels.ts';
import { identityOf } from '../shared/shared.rules.ts';
import type { ExamRequest2Answers } from './exam-request-2.schema.ts';

export const functionalExams = [
  'Audiometria tonal',
  'Espirometria',
  'Radiografia de tórax (PA e perfil, padrão OIT)',
  'Eletrocardiograma (ECG)',
  'Eletroencefalograma (EEG)',
] as const;

export const examRequest2Labels = {
  ...identityLabels,
  corporate_reason: 'Empresa',
  exams: 'Exames',
} as const satisfies Record<keyof ExamRequest2Answers, string>;

/** A new request: for whom and which company, nothing chosen. */
export function blankExamRequest2(subject: Subject): ExamRequest2Answers {
  return { ...identityOf(subject), corporate_reason: subject.company.corporate_reason, exams: [] };
}
