import type { Disease } from '../../../diseases/diseases.contract.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { CatContent } from '../cats.contract.ts';
import { catLabels } from '../cats.labels.ts';

/** A CAT of which nothing is said yet, as its form holds it. */
export const blankCat = Object.fromEntries(Object.keys(catLabels).map((name) => [name, ''])) as CatContent & {
  day: string;
};

/** What the form holds of a CAT: its days as they are typed. */
export function catForm(day: string, content: CatContent | null) {
  const typed = (date = '') => (date === '' ? '' : formatDate(date));
  const { diedOn, lastWorkedOn, attendedOn } = content ?? {};
  return {
    ...{ ...blankCat, ...content, day: typed(day) },
    ...{ diedOn: typed(diedOn), lastWorkedOn: typed(lastWorkedOn), attendedOn: typed(attendedOn) },
  };
}

/**
 * What the form holds of the first CAT of a disease, as far as the disease says it. The agent of a CAT is a code of the eSocial's tables: what the physician wrote
 * of it stands in the note, and nobody guesses which code it is.
 */
export function catOfDisease({ diagnosedOn, daysAway, content, physician }: Disease): typeof blankCat {
  const day = formatDate(diagnosedOn);
  const isPhysician = physician?.organ === 'CRM';
  const certifierUf = isPhysician ? (physician.uf as CatContent['certifierUf']) : '';
  return {
    ...{ ...blankCat, day, catType: 'Inicial', accidentType: 'Doença', isAway: daysAway > 0 ? 'sim' : '' },
    ...{ cid: content?.cid ?? '', note: content?.agent ? `Agente ou condição de trabalho: ${content.agent}` : '' },
    ...(isPhysician ? { certifierCouncil: 'CRM', certifier: physician.name, certifierNumber: physician.number } : {}),
    ...{ attendedOn: day, certifierUf },
  };
}
