import { monthsAfter } from '../../platform/contract/dates.ts';

/** Asbestos in eSocial's table 24. */
export const asbestos = '01.02.001';

/** For so many years after the end of the exposure the employer goes on offering exams. */
const years = 30;

/**
 * The exams after the end of work with asbestos, chest X-ray and spirometry alike (NR-7, Annex III, 2.17 and 3.5): every three
 * years up to 12 years of exposure, every two up to 20, then every year, for 30 years.
 */
export function afterAsbestos({ exposedOn, endedOn }: { exposedOn: string; endedOn: string }) {
  const isWithin = (limit: number) => endedOn <= monthsAfter(exposedOn, limit * 12);
  const everyYears = isWithin(12) ? 3 : isWithin(20) ? 2 : 1;
  return {
    everyYears,
    firstOn: monthsAfter(endedOn, everyYears * 12),
    untilOn: monthsAfter(endedOn, years * 12),
  };
}
