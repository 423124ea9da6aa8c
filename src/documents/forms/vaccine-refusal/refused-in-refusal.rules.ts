import { formatDate, parseDate } from '../../../platform/contract/dates.ts';
import type { Issue } from '../../../platform/contract/errors.ts';
import { clinicalWordIn, secrecyRefusal } from '../secrecy/clinical-words.rules.ts';
import type { VaccineRefusalAnswers } from './vaccine-refusal.schema.ts';

/** What keeps a refusal from being issued: a day to come, and beside the vaccine's name what the company may not read. */
export function refusedInRefusal({ vaccine, date }: VaccineRefusalAnswers, { today }: { today: string }): Issue[] {
  const day = parseDate(date);
  const found = clinicalWordIn(vaccine, ['measure', 'result']);
  return [
    ...(day && day > today ? [{ path: 'date', message: `Em ${formatDate(day)} nada foi recusado ainda` }] : []),
    ...(found
      ? [
          {
            path: 'vaccine',
            message: `${secrecyRefusal(found)}. Retire-o: o termo diz qual é a vacina, e não o motivo`,
          },
        ]
      : []),
  ];
}
