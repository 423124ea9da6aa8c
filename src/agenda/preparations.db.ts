import type { Database } from '../platform/database/database.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    exam_preparations: { exam_code: string; text: string; version: number; updated_at: string };
  }
}

/** What to do before an exam, by its code of Tabela 27. */
export type Preparation = { code: string; text: string; version: number };

/** What to do before exams: before these, or before all of which something is said. */
export function listPreparations(db: Database, codes?: readonly string[]): Promise<Preparation[]> {
  return (
    db
      .selectFrom('exam_preparations')
      .select(['exam_code as code', 'text', 'version'])
      // What was taken away stays as a version, so that who has seen an older one does not write over what follows.
      .where('text', '!=', '')
      .$if(codes !== undefined, (query) => query.where('exam_code', 'in', codes ?? []))
      .orderBy('exam_code')
      .execute()
  );
}

/** Writes what is to be done before an exam as its next version; nothing, where that is no more. */
export async function writePreparation(tx: Database, { code, text }: Omit<Preparation, 'version'>): Promise<void> {
  const updated_at = new Date().toISOString();
  await tx
    .insertInto('exam_preparations')
    .values({ exam_code: code, text, version: 1, updated_at })
    .onConflict((conflict) =>
      conflict
        .column('exam_code')
        .doUpdateSet((eb) => ({ text, updated_at, version: eb('exam_preparations.version', '+', 1) })),
    )
    .execute();
}

/** What is to be done before an exam; null where nothing is said of it. */
export async function findPreparation(tx: Database, code: string): Promise<Preparation | null> {
  return (await listPreparations(tx, [code]))[0] ?? null;
}
