import type { SignedInContext } from '../access/caller.server.ts';
import { mergedCells } from '../exams/counting/abnormal-results.rules.ts';
import { countAbnormalResults } from '../exams/counting/abnormal-results-lookups.server.ts';
import { countExamsByMonth, countPeopleByMonth, findExamined } from '../exams/counting/month-counts-lookups.db.ts';
import { conclusionsOf, openedOfMonths } from '../exams/counting/month-findings-lookups.server.ts';
import { invalidInput } from '../platform/contract/errors.ts';
import { findExam } from '../reference/reference-lookups.server.ts';
import { countedMonths, isSecretTo, type mustCount, toldUntil } from './counted.server.ts';
import { mustNarrow, placeOfExams } from './place.server.ts';
import { toldKinds, toldTogether } from './secrecy.rules.ts';

type Counted = ReturnType<typeof mustCount>;

/** The exams of each month by kind: the months one after the other, the kinds of each by their names. */
export async function answeredExams({ db, scope }: SignedInContext, { companyId, months, asked: narrowed }: Counted) {
  mustNarrow(scope, 'days', { companyId, ...narrowed });
  const counted = countedMonths(scope, months);
  const place = await placeOfExams({ db }, companyId, narrowed);
  const asked = { companyId, months: counted, place };
  const rows = isSecretTo(scope)
    ? toldKinds((await countPeopleByMonth(db, scope, asked)).map(named))
    : (await countExamsByMonth(db, scope, asked)).map(named);
  return {
    months: rows.sort((a, b) => sorted(a).localeCompare(sorted(b), 'pt-BR')),
    toldUntil: toldUntil(scope, counted),
  };
}

function named<Row extends { code: string; name: string }>(row: Row): Row {
  return { ...row, name: findExam(row.code)?.name ?? row.name };
}

function sorted({ month, name, code }: { month: string; name: string; code: string }): string {
  return `${month} ${name} ${code}`;
}

/** What is said where a company has to be chosen. */
export function whose() {
  return invalidInput([{ path: 'companyId', message: 'Escolha uma empresa' }]);
}

/** How many ASOs of each month said fit and how many unfit: those of one company, whose ASOs have to be opened for it. */
export async function answeredFitness(
  { db, scope, encryptionKeys: keys }: SignedInContext,
  { companyId, months, days, asked: narrowed }: Counted,
) {
  if (companyId === undefined) throw whose();
  mustNarrow(scope, 'days', { companyId, ...narrowed });
  const counted = countedMonths(scope, months);
  const place = await placeOfExams({ db }, companyId, narrowed);
  const examined = await findExamined(db, scope, { companyId, months: counted, place });
  const opened = await openedOfMonths(db, companyId, { from: days.from.slice(0, 7), to: days.to.slice(0, 7) }, keys);
  const ids = [...new Set(examined.map((one) => one.documentId))];
  const said = await conclusionsOf(db, companyId, { ids, opened, keys });
  const rows = counted.map(({ month }) => {
    const of = (conclusion: 'fit' | 'unfit') => {
      const some = examined.filter((one) => one.month === month && said.get(one.documentId) === conclusion);
      return { count: some.length, people: new Set(some.map(({ employeeId }) => employeeId)).size };
    };
    const [fit, unfit] = [of('fit'), of('unfit')];
    const cells = isSecretTo(scope) ? toldTogether({ fit, unfit }) : { fit: fit.count, unfit: unfit.count };
    return { month, ...cells };
  });
  return { months: rows, toldUntil: toldUntil(scope, counted) };
}

/** How many results of each kind of exam are abnormal, of how many that are known: those of one company, which have to be opened for it (decision 137). */
export async function answeredResults(
  { db, scope, encryptionKeys: keys }: SignedInContext,
  { companyId, days, months, asked: narrowed }: Counted,
) {
  if (companyId === undefined) throw whose();
  mustNarrow(scope, 'days', { companyId, ...narrowed });
  const place = await placeOfExams({ db }, companyId, narrowed);
  const period = { companyId, from: days.from, until: days.to, place };
  const { kinds, unknown } = await countAbnormalResults(db, period, { breakdown: 'unit', keys });
  const done = new Map<string, number>();
  const asOfNow = months.map((month) => ({ month, asOf: null }));
  for (const one of await countExamsByMonth(db, scope, { companyId, months: asOfNow, place })) {
    done.set(one.code || one.name, (done.get(one.code || one.name) ?? 0) + one.exams);
  }
  const rows = kinds.map(({ code, name, cells }) => {
    const { exams: known, abnormal } = mergedCells(cells);
    return { code, name: findExam(code)?.name ?? name, done: done.get(code || name) ?? known, known, abnormal };
  });
  return { kinds: rows.sort((one, other) => other.abnormal - one.abnormal || other.known - one.known), unknown };
}
