import type { Subject } from '../form.ts';
import { identityLabels } from '../shared/shared.labels.ts';
import { identityOf } from '../shared/shared.rules.ts';
import type { VaccineRefusalAnswers } from './vaccine-refusal.schema.ts';

export const vaccineRefusalLabels = {
  ...identityLabels,
  corporate_reason: 'Empresa',
  vaccine: 'Vacina recusada',
  date: 'Data da recusa',
} as const satisfies Record<keyof VaccineRefusalAnswers, string>;

/** A new refusal: whose, the vaccine and the day still to be said. */
export function blankVaccineRefusal(subject: Subject): VaccineRefusalAnswers {
  return { ...identityOf(subject), corporate_reason: subject.company.corporate_reason, vaccine: '', date: '' };
}
