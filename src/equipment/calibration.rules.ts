import { daysAfter, formatDate, monthsAfter } from '../platform/contract/dates.ts';

/** So long a calibration holds, in months (NR-7, Anexo II). */
const calibrationMonths = 12;

/** So many days before its end it is told. */
const warnedDays = 30;

type CalibrationState = 'valid' | 'ending' | 'over';

/** The colour of each state. */
export const calibrationTones = { valid: 'green', ending: 'amber', over: 'red' } as const;

/** The last day on which a calibration holds, `YYYY-MM-DD`. */
export function calibratedUntil(calibratedOn: string): string {
  return monthsAfter(calibratedOn, calibrationMonths);
}

/** Whether a calibration holds on a day, for how little longer, or no more. */
export function calibrationState(calibratedOn: string, day: string): CalibrationState {
  const until = calibratedUntil(calibratedOn);
  if (day > until) return 'over';
  return daysAfter(day, warnedDays) >= until ? 'ending' : 'valid';
}

/** The same in words. */
export function calibrationText(calibratedOn: string, day: string): string {
  const until = formatDate(calibratedUntil(calibratedOn));
  const words = { valid: `Vale até ${until}`, ending: `Calibrar até ${until}`, over: `Venceu em ${until}` };
  return words[calibrationState(calibratedOn, day)];
}
