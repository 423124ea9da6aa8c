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
