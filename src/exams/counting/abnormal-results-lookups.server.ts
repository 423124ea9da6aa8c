import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import type { Abnormal } from '../exams.labels.ts';
import { abnormalOf } from '../finding/finding.rules.ts';
import { findingOf } from '../finding/sealed-finding.server.ts';
import { resultOf } from '../sealed-result.server.ts';
import { abnormalCounter, type Breakdown, type ResultsOfKind } from './abnormal-results.rules.ts';
import { type CountedPeriod, type NotedExam, notedExamsAfter } from './exam-counts-lookups.db.ts';

/** So many are read and opened together. */
const batch = 2_000;

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
  let last: { companyId: string; id: string } | null = null;
  for (;;) {
    const rows: readonly NotedExam[] = await notedExamsAfter(db, period, last, batch);
    for (const row of rows) {
      const abnormal = openedOf(row, keys);
      if (abnormal) counter.add({ ...row, abnormal });
      else unknown += 1;
    }
    last = rows.at(-1) ?? null;
    if (rows.length < batch) return { kinds: counter.kinds(), unknown };
  }
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
