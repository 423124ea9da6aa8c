import { findDayFacts } from '../due-dates/places/day-facts-lookups.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { NewExamRecord } from './exam-records.db.ts';

/** New records of a company with what each keeps of its day (decision 137). */
export async function withDayFacts(
  db: Database,
  companyId: string,
  exams: readonly Omit<NewExamRecord, 'facts'>[],
): Promise<NewExamRecord[]> {
  const found = await findDayFacts(db, companyId, exams);
  return exams.flatMap((exam, at) => {
    const facts = found[at];
    return facts ? [{ ...exam, facts }] : [];
  });
}
