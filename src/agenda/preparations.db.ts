import type { Database } from '../platform/database/database.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    exam_preparations: { exam_code: string; text: string; updated_at: string };
  }
}

/** What to do before an exam, by its code of Tabela 27. */
export type Preparation = { code: string; text: string };

/** What to do before exams: before these, or before all of which something is said. */
export function listPreparations(db: Database, codes?: readonly string[]): Promise<Preparation[]> {
  return db
    .selectFrom('exam_preparations')
    .select(['exam_code as code', 'text'])
    .$if(codes !== undefined, (query) => query.where('exam_code', 'in', codes ?? []))
    .orderBy('exam_code')
    .execute();
}

export async function writePreparation(tx: Database, { code, text }: Preparation): Promise<void> {
  const updated_at = new Date().toISOString();
  await tx
    .insertInto('exam_preparations')
    .values({ exam_code: code, text, updated_at })
    .onConflict((conflict) => conflict.column('exam_code').doUpdateSet({ text, updated_at }))
    .execute();
}

export async function deletePreparation(tx: Database, code: string): Promise<void> {
  await tx.deleteFrom('exam_preparations').where('exam_code', '=', code).execute();
}
