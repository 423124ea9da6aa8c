import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';
import { withoutFlush } from '../../platform/database/without-flush.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    exam_months: { company_id: string; month: string; exam_code: string; exam_name: string; exams: number };
    exam_months_changed: { company_id: string; month: string; id: string };
  }
}

/*
 * The sums by company and month, and which of them no longer say what the exams say (decision 151). Whoever writes or withdraws exams notes it here in the same
 * transaction; what is noted is counted from the exams themselves until the sum has been made anew.
 */

/** A month, `YYYY-MM`, of a company. */
export type CompanyMonth = { companyId: string; month: string };

/** Notes of which months the sums are no longer those of the exams; each note is a row of its own, so that nobody waits for another. */
export async function noteExamsChanged(
  tx: Database,
  exams: readonly { companyId: string; doneOn: string }[],
): Promise<void> {
  const months = new Map(
    exams.map(({ companyId, doneOn }) => [`${companyId} ${doneOn.slice(0, 7)}`, { companyId, doneOn }]),
  );
  if (months.size === 0) return;
  await tx
    .insertInto('exam_months_changed')
    .values(
      [...months.values()].map(({ companyId, doneOn }) => ({
        company_id: companyId,
        month: doneOn.slice(0, 7),
        id: uuid(),
      })),
    )
    .execute();
}

/** The months that have to be summed anew. */
export function changedMonths(db: Database): Promise<CompanyMonth[]> {
  return db
    .selectFrom('exam_months_changed')
    .select(['company_id as companyId', 'month'])
    .distinct()
    .orderBy('company_id')
    .orderBy('month')
    .execute();
}

/** What was noted of a month until now; read before its exams are counted. */
export async function notesOf(db: Database, { companyId, month }: CompanyMonth): Promise<string[]> {
  const rows = await db
    .selectFrom('exam_months_changed')
    .select('id')
    .where('company_id', '=', companyId)
    .where('month', '=', month)
    .execute();
  return rows.map(({ id }) => id);
}

type Sum = { code: string; name: string; exams: number };

/**
 * Keeps the sums of a month, and takes away what had been noted of it before it was counted; what has been noted since stays, and the month with it.
 * @throws where somebody else has summed it meanwhile: theirs may be of a later moment
 */
export function keepMonth(
  db: Database,
  { companyId, month }: CompanyMonth,
  { notes, sums }: { notes: readonly string[]; sums: readonly Sum[] },
): Promise<void> {
  return withoutFlush(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('exam_months_changed')
      .where('company_id', '=', companyId)
      .where('month', '=', month)
      .where('id', 'in', notes)
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) < notes.length) throw new Error('somebody else has summed this month meanwhile');
    await tx.deleteFrom('exam_months').where('company_id', '=', companyId).where('month', '=', month).execute();
    if (sums.length === 0) return;
    const rows = sums.map(({ code, name, exams }) => ({ exam_code: code, exam_name: name, exams }));
    await tx
      .insertInto('exam_months')
      .values(rows.map((row) => ({ company_id: companyId, month, ...row })))
      .execute();
  });
}
