import { daysAfter, formatDate, monthsAfter } from '../../platform/contract/dates.ts';
import { type DustBand, examCodes, mineralDusts, type Occasion, unsaid } from '../programmes.labels.ts';
import type { ProtocolExam, Risk } from '../programmes.schema.ts';

type Done = { code: string; doneOn: string; occasion: string };
type Accepted = { doneOn: string; within: string };

/** For what, on which day, and for exams of whom; `until` is the last day of those that are looked at. */
type Asked = { occasion: Occasion; on: string; until?: string; risks?: readonly Pick<Risk, 'code' | 'band'>[] };

/** Where of each occasion NR-7 speaks. */
const items: Readonly<Record<Occasion, string>> = {
  admission: '7.5.8 I',
  periodic: '7.5.8 II',
  return: '7.5.9',
  riskChange: '7.5.10',
  dismissal: '7.5.11',
};

/** At admission exams of the previous 90 days are taken (7.5.17), and those that were made for a dismissal as long before it. */
const daysBefore = 90;

/** The clinical exam is part of every occupational one (7.5.7), whether or not the protocol names it. */
const clinicalExam: ProtocolExam = {
  ...{ code: examCodes.clinical, name: 'Avaliação clínica ocupacional (anamnese e exame físico)', occasions: [] },
  ...{ everyMonths: null, firstAfterMonths: null, indicator: '', justification: '', ...unsaid.exam },
};

/**
 * The exams that a group's protocol asks for on an occasion, at least the clinical one. At a change of risks these are also what
 * is asked of whoever begins, as far as it was not done yet (7.5.10); indicators of excessive exposure are periodic alone (7.5.15).
 * @param hasDone whether a person has done an exam since they were admitted, or for that
 */
export function examsAsked(
  exams: readonly ProtocolExam[],
  occasion: Occasion,
  hasDone: (code: string) => boolean,
): ProtocolExam[] {
  const asked = exams.filter(({ code, occasions, indicator }) => {
    if (indicator === 'quadro1' && occasion !== 'periodic') return false;
    const isLacking = occasion === 'riskChange' && occasions.includes('admission') && !hasDone(code);
    return occasions.includes(occasion) || isLacking;
  });
  if (asked.some(({ code }) => code === examCodes.clinical)) return asked;
  return [exams.find(({ code }) => code === examCodes.clinical) ?? clinicalExam, ...asked];
}

/** The first day of an exam that counts as one of a contract which began on a day (7.5.17). */
export function firstDayFor(admittedOn: string): string {
  return daysAfter(admittedOn, -daysBefore);
}

/**
 * An exam that was done before and that the norm accepts for an occasion: at admission complementary ones of the 90 days
 * before (NR-7, 7.5.17); at dismissal what was made for it, the audiometry of the 120 days before (Annex II), spirometry and
 * chest X-ray as long as Annex III lets them be. Null where it says nothing (product 16.3).
 */
export function acceptedDone(code: string, { until, ...asked }: Asked, done: readonly Done[]): Accepted | null {
  const span = spanOf(code, asked);
  if (!span) return null;
  const days = done
    .filter((exam) => exam.code === code && exam.doneOn <= (until ?? asked.on))
    .filter(({ doneOn, occasion }) => doneOn >= (span.of && occasion !== span.of ? asked.on : span.since))
    .map(({ doneOn }) => doneOn);
  const last = days.toSorted().at(-1);
  return last ? { doneOn: last, within: span.within } : null;
}

/** Since which day an exam counts, in words; `of` says of which occasion it must be, unless it is of the day itself or later. */
type Span = { since: string; within: string; of?: Occasion };

function spanOf(code: string, { occasion, on, risks = [] }: Asked): Span | null {
  if (code === examCodes.clinical) return null;
  if (occasion === 'admission') {
    return { since: firstDayFor(on), within: 'aceito por até 90 dias, a critério do médico (7.5.17)' };
  }
  if (occasion !== 'dismissal') return null;
  if (code === examCodes.audiometry) {
    return { since: daysAfter(on, -120), within: 'aceito por até 120 dias (Anexo II)' };
  }
  if (examCodes.spirometry.some((one) => one === code)) {
    return { since: monthsAfter(on, -24), within: 'aceito por até 2 anos (Anexo III, 3.1)' };
  }
  const bands = risks.filter((risk) => mineralDusts.includes(risk.code)).map(({ band }) => band);
  if (bands.length > 0 && examCodes.chestXray.some((one) => one === code)) return xraySpan(on, bands);
  return { since: daysAfter(on, -daysBefore), within: 'feito para este desligamento', of: 'dismissal' };
}

/** At dismissal a chest X-ray is made if the last one is over a year old, up to 50 % of the limit over two (Annex III, Quadro 1). */
function xraySpan(on: string, bands: readonly DustBand[]): Span {
  const isLow = bands.every((band) => band === 'upTo10' || band === 'upTo50');
  const within = `aceito por até ${isLow ? '2 anos' : '1 ano'} (Anexo III, Quadro 1)`;
  return { since: monthsAfter(on, isLow ? -24 : -12), within };
}

/** What a planned exam comes from: the norm's item, the version, and the earlier exam that is accepted for it, if any. */
export function sourceOf(occasion: Occasion, { validFrom }: { validFrom: string }, accepted: Accepted | null): string {
  const earlier = accepted && `feito em ${formatDate(accepted.doneOn)}, ${accepted.within}`;
  return [`NR-7, ${items[occasion]}`, `protocolo de ${formatDate(validFrom)}`, earlier].filter(Boolean).join(' · ');
}
