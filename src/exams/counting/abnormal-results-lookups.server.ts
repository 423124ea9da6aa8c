import { daysAfter, monthsAfter } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { counted } from '../../platform/parts.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { abnormalCounter, type Breakdown, type ResultsOfKind } from './abnormal-results.rules.ts';
import { type CountedPeriod, notedExams } from './exam-counts-lookups.db.ts';
import { abnormalsOf, nothingOpened, openedOfMonths } from './month-findings-lookups.server.ts';

/**
 * Abnormal results by kind of exam and by one kind of place (NR-7, 7.6.2 c). Each that has not been opened before is opened, counted and forgotten: whether
 * somebody's is abnormal stands nowhere in clear (decisions 137, 160). What is answered names people, and is for the server alone: it is shown only by `shownTable`.
 * @returns how many of those of which something was noted could not be opened, or say nothing of it, too
 */
export async function countAbnormalResults(
  db: Database,
  period: CountedPeriod,
  { breakdown, keys }: { breakdown: Breakdown; keys: EncryptionKeys },
): Promise<{ kinds: ResultsOfKind[]; unknown: number }> {
  const counter = abnormalCounter(breakdown);
  let unknown = 0;
  const months = { from: period.from.slice(0, 7), to: period.until.slice(0, 7) };
  const opened = period.companyId === null ? nothingOpened : await openedOfMonths(db, period.companyId, months, keys);
  for (const month of monthsOf(period)) {
    for await (const rows of counted(await notedExams(db, { ...period, ...month })).parts) {
      const found = await abnormalsOf(db, rows, { opened, keys });
      for (const row of rows) {
        const abnormal = found.get(row.id);
        if (abnormal) counter.add({ ...row, abnormal });
        else unknown += 1;
      }
    }
  }
  return { kinds: counter.kinds(), unknown };
}

/** As many months as anybody may ask for. */
const mostMonths = 37;

/** A period month by month: so much is read together, and opened part by part, so that others are answered in between. @throws of more than three years */
function monthsOf({ from, until }: Pick<CountedPeriod, 'from' | 'until'>): { from: string; until: string }[] {
  const months: { from: string; until: string }[] = [];
  for (let day = from; day <= until; ) {
    // A longer one might have no end, as days are compared as texts.
    if (months.length >= mostMonths) throw new Error('results are counted of at most three years');
    const next = monthsAfter(`${day.slice(0, 7)}-01`, 1);
    const last = daysAfter(next, -1);
    months.push({ from: day, until: last < until ? last : until });
    day = next;
  }
  return months;
}
