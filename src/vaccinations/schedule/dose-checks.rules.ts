import { daysAfter, formatDate } from '../../platform/contract/dates.ts';
import { doseName, repeatNumber } from '../vaccine-schemes.labels.ts';
import type { Scheme } from '../vaccines.labels.ts';
import type { Given } from './next-dose.rules.ts';

/** What is wrong with a dose, at which field of it. */
type DoseIssue = { path: 'number' | 'given_on'; message: string };

const outside = 'Confira a data; se foi dada mesmo assim, registre-a como fora do esquema, e ela não conta';

/**
 * Whether a dose fits among those that stand: a number of its scheme, and no sooner than the shortest interval after the one before
 * it. A dose that came sooner does not count (decision 154). Whether its number is there already is asked for apart.
 */
export function doseIssue(scheme: Scheme, { number, givenOn }: Given, standing: readonly Given[]): DoseIssue | null {
  if (number === 0) return null;
  const repeats = repeatNumber(scheme);
  const most = scheme.repeatMonths === null ? scheme.doses.length : repeats;
  if (number > most) return { path: 'number', message: `O esquema desta vacina vai até: ${doseName(most, scheme)}` };
  const others = standing
    .filter((dose) => dose.number > 0 && dose.number !== number)
    .sort((one, other) => one.number - other.number);
  const before = others.findLast((dose) => dose.number < number);
  const earliest = before && daysAfter(before.givenOn, between(scheme, before.number, number));
  if (before && earliest && givenOn < earliest) {
    const name = doseName(before.number, scheme);
    const message = `Não antes de ${formatDate(earliest)}, pelo intervalo mínimo depois da ${name.toLowerCase()}, de ${formatDate(before.givenOn)}. ${outside}`;
    return { path: 'given_on', message };
  }
  const after = others.find((dose) => dose.number > number);
  const latest = after && daysAfter(after.givenOn, -between(scheme, number, after.number));
  if (!after || !latest || givenOn <= latest) return null;
  const message = `Até ${formatDate(latest)}: a ${doseName(after.number, scheme).toLowerCase()} é de ${formatDate(after.givenOn)}. ${outside}`;
  return { path: 'given_on', message };
}

/** Whether a dose is there already: its number, or of those that repeat the scheme its day. */
export function isThere(scheme: Scheme | null, dose: Given, standing: readonly Given[]): Given | undefined {
  const byDay = dose.number === 0 || (scheme !== null && dose.number >= repeatNumber(scheme));
  return standing.find((one) => one.number === dose.number && (!byDay || one.givenOn === dose.givenOn));
}

/** The shortest way from one dose to a later one; whatever repeats the scheme comes on a later day. */
function between({ doses }: Scheme, number: number, later: number): number {
  const steps = doses.slice(number, later).map(({ minimumDays }) => minimumDays);
  return Math.max(
    1,
    steps.reduce((sum, days) => sum + days, 0),
  );
}
