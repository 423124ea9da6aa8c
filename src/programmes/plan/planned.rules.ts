import { daysBetween, formatDate } from '../../platform/contract/dates.ts';
import type { Occasion } from '../programmes.labels.ts';

type Done = { code: string; doneOn: string };
type Accepted = { doneOn: string; within: string };

/** The exam that every occasion is about: it is done on its day, an earlier one never stands for it. */
const clinicalExam = '0295';

const audiometry = '0281';

/** Where of each occasion NR-7 speaks. */
const items: Readonly<Record<Occasion, string>> = {
  admission: '7.5.8 I',
  periodic: '7.5.8 II',
  return: '7.5.9',
  riskChange: '7.5.10',
  dismissal: '7.5.11',
};

/**
 * An exam that was done before and that the norm accepts for an occasion: at admission complementary ones of the 90 days
 * before (NR-7, 7.5.17), at dismissal the audiometry of the 120 days before (Annex II). Null where it says nothing (product 16.3).
 */
export function acceptedDone(
  code: string,
  { occasion, on }: { occasion: Occasion; on: string },
  done: readonly Done[],
): Accepted | null {
  const span = spanOf(code, occasion);
  if (!span) return null;
  const days = done.filter((exam) => exam.code === code && exam.doneOn <= on).map(({ doneOn }) => doneOn);
  const last = days.toSorted().at(-1);
  return last && daysBetween(last, on) <= span.days ? { doneOn: last, within: span.within } : null;
}

function spanOf(code: string, occasion: Occasion) {
  if (occasion === 'admission' && code !== clinicalExam) {
    return { days: 90, within: 'aceito por até 90 dias, a critério do médico (7.5.17)' };
  }
  if (occasion === 'dismissal' && code === audiometry) {
    return { days: 120, within: 'aceito por até 120 dias (Anexo II)' };
  }
  return null;
}

/** What a planned exam comes from: the norm's item, the version, and the earlier exam that is accepted for it, if any. */
export function sourceOf(occasion: Occasion, { validFrom }: { validFrom: string }, accepted: Accepted | null): string {
  const earlier = accepted && `feito em ${formatDate(accepted.doneOn)}, ${accepted.within}`;
  return [`NR-7, ${items[occasion]}`, `protocolo de ${formatDate(validFrom)}`, earlier].filter(Boolean).join(' · ');
}
