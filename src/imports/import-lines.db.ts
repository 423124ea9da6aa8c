import type { Database } from '../platform/database/database.server.ts';
import type { ImportKind } from './columns/columns.labels.ts';
import type { LineFilter, LineOutcome } from './imports.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    import_lines: {
      import_id: string;
      run: number;
      line: number;
      outcome: LineOutcome;
      warned: boolean;
      content: string;
    };
  }
}

/** One look through a file. */
export type Run = { id: string; run: number };

/** A line as it is kept. */
export type KeptLine = { line: number; outcome: LineOutcome; warned: boolean; content: string };

/** Keeps what lines would do. */
export async function insertLines(tx: Database, { id, run }: Run, lines: readonly KeptLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('import_lines')
    .values(lines.map((line) => ({ import_id: id, run, ...line })))
    .execute();
}

/** A page of the lines of an import that the caller has been let into, in the order of the file. */
export async function listLines(
  db: Database,
  run: Run,
  { filter, page, pageSize }: { filter: LineFilter | undefined; page: number; pageSize: number },
): Promise<{ lines: KeptLine[]; total: number }> {
  const query = linesOf(db, run)
    .$if(filter === 'warned', (rows) => rows.where('warned', '=', true))
    .$if(filter !== undefined && filter !== 'warned', (rows) => rows.where('outcome', '=', filter as LineOutcome));
  const { total } = await query.select((eb) => eb.fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow();
  const lines = await query
    .select(['line', 'outcome', 'warned', 'content'])
    .orderBy('line')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { lines, total: Number(total) };
}

/** The next lines of an outcome after one, in the order of the file. */
export async function linesAfter(
  db: Database,
  run: Run,
  { outcome, after, most }: { outcome: LineOutcome; after: number; most: number },
): Promise<KeptLine[]> {
  return linesOf(db, run)
    .select(['line', 'outcome', 'warned', 'content'])
    .where('outcome', '=', outcome)
    .where('line', '>', after)
    .orderBy('line')
    .limit(most)
    .execute();
}

/** The imports of some kinds into a company. */
export async function importsOfPeople(
  db: Database,
  companyId: string,
  kinds: readonly ImportKind[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('imports')
    .select('id')
    .where('into_company', '=', companyId)
    .where('kind', 'in', kinds)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The next lines of an import after one, of whatever look through the file. */
export async function linesOfAnyRunAfter(
  db: Database,
  importId: string,
  { run, line }: { run: number; line: number },
  most: number,
) {
  return db
    .selectFrom('import_lines')
    .selectAll()
    .where('import_id', '=', importId)
    .where((eb) => eb.or([eb('run', '>', run), eb.and([eb('run', '=', run), eb('line', '>', line)])]))
    .orderBy('run')
    .orderBy('line')
    .limit(most)
    .execute();
}

/** Keeps a line in another form, unless it is another one by now. */
export async function replaceLine(
  tx: Database,
  { id, run, line, content }: Run & { line: number; content: string },
  anew: string,
): Promise<void> {
  await tx
    .updateTable('import_lines')
    .set({ content: anew })
    .where('import_id', '=', id)
    .where('run', '=', run)
    .where('line', '=', line)
    .where('content', '=', content)
    .execute();
}

function linesOf(db: Database, { id, run }: Run) {
  return db.selectFrom('import_lines').where('import_id', '=', id).where('run', '=', run);
}

/** Forgets some of the lines of an import, up to a look through its file. @returns whether any were left */
export async function deleteSomeLines(db: Database, { id, run }: Run, most: number): Promise<boolean> {
  const some = await db
    .selectFrom('import_lines')
    .select(['run', 'line'])
    .where('import_id', '=', id)
    .where('run', '<=', run)
    .orderBy('run')
    .orderBy('line')
    .limit(most)
    .execute();
  const last = some.at(-1);
  if (!last) return false;
  await db
    .deleteFrom('import_lines')
    .where('import_id', '=', id)
    .where((eb) => eb.or([eb('run', '<', last.run), eb.and([eb('run', '=', last.run), eb('line', '<=', last.line)])]))
    .execute();
  return true;
}
