import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../exam-records.db.ts';

/** Something that is another text once the exams that a company's people have done are others. */
export async function printExams(db: Database, companyId: string): Promise<string> {
  const row = await db
    .selectFrom('exam_records')
    .select((eb) => eb.fn.countAll<number | string>().as('all'))
    .select((eb) => eb.fn.count<number | string>('withdrawn_at').as('withdrawn'))
    .select(sql<string>`max(created_at)`.as('created'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return [row.all, row.withdrawn, row.created].map(String).join();
}
