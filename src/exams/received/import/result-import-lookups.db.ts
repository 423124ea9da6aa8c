import type { Database } from '../../../platform/database/database.server.ts';
import type {} from '../exam-results.db.ts';

/** Something that is another text once other results have come, or something was decided of one. */
export async function printResults(db: Database): Promise<string> {
  const row = await db
    .selectFrom('exam_results')
    .select((eb) => [eb.fn.countAll<number | string>().as('all'), eb.fn.max('updated_at').as('updated')])
    .executeTakeFirstOrThrow();
  return [row.all, row.updated].map(String).join();
}
