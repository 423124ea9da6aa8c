import { daysAfter, monthsAfter } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { counted } from '../../platform/parts.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import type { Abnormal } from '../exams.labels.ts';
import { abnormalOf } from '../finding/finding.rules.ts';
import { findingOf } from '../finding/sealed-finding.server.ts';
import { resultOf } from '../sealed-result.server.ts';
import { abnormalCounter, type Breakdown, type ResultsOfKind } from './abnormal-results.rules.ts';
import { type CountedPeriod, type NotedExam, notedExams } from './exam-counts-lookups.db.ts';

/**
 * Abnormal results by kind of exam and by one kind of place (NR-7, 7.6.2 c). Each is opened, counted and forgotten: whether somebody's is abnormal stands
 * nowhere in clear (decision 137). What is answered names people, and is for the server alone: it is shown only by `shownTable`.
 * @returns how many of those of which something was noted could not be opened, or say nothing of it, too
 */
export async function countAbnormalResults(
  db: Database,
  period: CountedPeriod,
  { breakdown, keys }: { breakdown: Breakdown; keys: EncryptionKeys },
): Promise<{ kinds: ResultsOfKind[]; unknown: number }> {
  const counter = abnormalCounter(breakdown);
  let unknown = 0;
  for (const month of monthsOf(period)) {
    for await (const rows of counted(await notedExams(db, { ...period, ...month })).parts) {
      for (const row of rows) {
        const abnormal = openedOf(row, keys);
        if (abnormal) counter.add({ ...row, abnormal });
        else unknown += 1;
      }
    }
  }
  return { kinds: counter.kinds(), unknown };
}

/** A period month by month: so much is read together, and opened part by part, so that others are answered in between. @throws of more than a year */
function monthsOf({ from, until }: Pick<CountedPeriod, 'from' | 'until'>): { from: string; until: string }[] {
  const months: { from: string; until: string }[] = [];
  for (let day = from; day <= until; ) {
    // A year has days in thirteen months at most; a longer one might have no end, as days are compared as texts.
    if (months.length > 12) throw new Error('results are counted of at most a year');
    const next = monthsAfter(`${day.slice(0, 7)}-01`, 1);
    const last = daysAfter(next, -1);
    months.push({ from: day, until: last < until ? last : until });
    day = next;
  }
  return months;
}

function openedOf({ id, result, finding }: NotedExam, keys: EncryptionKeys): Abnormal | '' {
  try {
    return abnormalOf(result === null ? '' : resultOf({ id, result }, keys), findingOf(id, finding, keys).abnormal);
  } catch (error) {
    // One whose key is gone keeps nobody from counting the others, and is told of.
    if (error instanceof Error && 'code' in error) return '';
    throw error;
  }
}
