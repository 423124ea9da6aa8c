import type { SignedInContext } from '../access/caller.server.ts';
import { mustReach, onlyOwner, type Scope } from '../access/scope.ts';
import type { CountedMonth } from '../exams/counting/month-counts-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import { invalidInput } from '../platform/contract/errors.ts';
import { askedPeriod, firstDayOf, lastDayOf, monthsOf, periodProblem } from './months.rules.ts';
import type { AskedPlace } from './place.rules.ts';
import { toldMonths } from './secrecy.rules.ts';

type Asked = AskedPlace & { from?: string | undefined; to?: string | undefined; companyId?: string | undefined };

/**
 * Of which company and months it was asked, within the caller's reach.
 * @throws 404 for another's company, 400 for a period that is not counted
 */
export function mustCount(
  { scope }: Pick<SignedInContext, 'scope'>,
  { companyId: asked, unitId, sector, function: name, groupId, ...input }: Asked,
) {
  if (asked) mustReach(scope, asked, 'Empresa não encontrada.');
  const period = askedPeriod(input, today());
  const problem = periodProblem(period);
  if (problem) throw invalidInput([{ path: 'from', message: problem }]);
  const companyId = onlyOwner(scope) ?? asked;
  return {
    companyId,
    asked: { unitId, sector, function: name, groupId },
    months: monthsOf(period),
    days: { from: firstDayOf(period.from), to: lastDayOf(period.to), companyId },
  };
}

/** Whether what is secret is told as a company hears it. */
export function isSecretTo(scope: Scope): boolean {
  return onlyOwner(scope) !== null;
}

/** The months as whoever asks is told of what is secret: a company of each once, as of a day; professionals as of now. */
export function countedMonths(scope: Scope, months: readonly string[]): CountedMonth[] {
  return isSecretTo(scope)
    ? toldMonths(months, new Date().toISOString())
    : months.map((month) => ({ month, asOf: null }));
}

/** Until which month a company is told; empty where of none yet, null for whom nothing is secret. */
export function toldUntil(scope: Scope, counted: readonly CountedMonth[]): string | null {
  return isSecretTo(scope) ? (counted.at(-1)?.month ?? '') : null;
}
