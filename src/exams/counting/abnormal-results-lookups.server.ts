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
  // Part by part, so that others are answered in between.
  for await (const rows of counted(await notedExams(db, period)).parts) {
    const found = await abnormalsOf(db, rows, { opened, keys });
    for (const row of rows) {
      const abnormal = found.get(row.id);
      if (abnormal) counter.add({ ...row, abnormal });
      else unknown += 1;
    }
  }
  return { kinds: counter.kinds(), unknown };
}
