import { findAbsenceRunsBy } from '../absences/absence-lookups.db.ts';
import { findCatsOfPeople } from '../esocial/cats/cat-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { ListedDisease } from './diseases.contract.ts';
import { asksInss } from './inss.rules.ts';

type Row = Omit<ListedDisease, 'cat' | 'daysAway' | 'asksInss'>;

/** Diseases that were found within the scope, each with what of it is still to be done: the CAT, and the INSS from the 16th day away on. */
export async function withWhatIsDue(db: Database, rows: readonly Row[]): Promise<ListedDisease[]> {
  const due: ListedDisease[] = [];
  for (const [companyId, some] of Map.groupBy(rows, (row) => row.companyId)) {
    const ids = [...new Set(some.map(({ employeeId }) => employeeId))];
    const runs = await findAbsenceRunsBy(db, companyId, ids, today());
    const cats = await findCatsOfPeople(db, companyId, ids);
    for (const row of some) {
      const since = (runs.get(row.employeeId) ?? []).filter(
        ({ endsOn }) => endsOn === null || endsOn >= row.diagnosedOn,
      );
      const daysAway = Math.max(0, ...since.map(({ sickDays }) => sickDays));
      due.push({ ...row, cat: catOf(row, cats), daysAway, asksInss: asksInss(daysAway) });
    }
  }
  const order = new Map(rows.map(({ id }, at) => [id, at]));
  return due.sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
}

type Cats = Awaited<ReturnType<typeof findCatsOfPeople>>;

/** The CAT that was made from a disease; else one of that person and day that was made from none. */
function catOf({ id, employeeId, diagnosedOn }: Row, cats: Cats): ListedDisease['cat'] {
  const own = cats.filter((cat) => cat.employeeId === employeeId);
  const cat =
    own.find(({ diseaseId }) => diseaseId === id) ??
    own.find(({ diseaseId, day }) => diseaseId === null && day === diagnosedOn);
  return cat ? { id: cat.id, dueOn: cat.dueOn, receipt: cat.receipt } : null;
}
