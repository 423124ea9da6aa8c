import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import { type CamelRow, camelRow, snakeRow } from '../platform/database/camel.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { ImportKind } from './columns/columns.labels.ts';
import type { ImportState } from './imports.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    imports: {
      id: string;
      into_company: string | null;
      kind: ImportKind;
      file_name: string;
      state: ImportState;
      run: number;
      done: number;
      total: number;
      details: string;
      content_hash: string | null;
      leave_out_wrong: boolean;
      requested_by: string;
      requested_as: string;
      owner_id: string;
      created_at: string;
      ended_at: string | null;
    };
    import_columns: { owner: string; kind: ImportKind; columns: string; updated_at: string };
  }
}

/** An import as its row keeps it. */
export type ImportRow = CamelRow<Tables['imports']>;

/** Imports that a list shows: the last ones. */
const mostListed = 10;

/** Notes that a file is about to be sent. */
export async function insertImport(
  tx: Database,
  values: Pick<
    ImportRow,
    'id' | 'intoCompany' | 'kind' | 'fileName' | 'details' | 'requestedBy' | 'requestedAs' | 'ownerId'
  >,
): Promise<void> {
  const begun = { state: 'sending', run: 0, done: 0, total: 0, leave_out_wrong: false } as const;
  await tx
    .insertInto('imports')
    .values({ ...snakeRow(values), ...begun, created_at: new Date().toISOString() })
    .execute();
}

/**
 * The last imports of a kind into a company's registers, the newest first; without a company those of the practice. What came of a
 * file that was refused is none.
 */
export async function listImports(db: Database, scope: Scope, of: { kind: ImportKind; companyId: string | null }) {
  const rows = await importsWithin(db, scope)
    .selectAll()
    .where('kind', '=', of.kind)
    .where('state', '!=', 'refused')
    .$if(of.companyId === null, (query) => query.where('into_company', 'is', null))
    .$if(of.companyId !== null, (query) => query.where('into_company', '=', of.companyId ?? ''))
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map(camelRow);
}

/** An import within the scope, or null. */
export async function findImport(db: Database, scope: Scope, id: string): Promise<ImportRow | null> {
  const row = await importsWithin(db, scope).selectAll().where('id', '=', id).executeTakeFirst();
  return row ? camelRow(row) : null;
}

/** Of these imports those within the scope. */
export async function findToldImports(db: Database, scope: Scope, ids: readonly string[]) {
  return importsWithin(db, scope)
    .select(['id', 'kind', 'state', 'into_company as companyId'])
    .where('id', 'in', ids)
    .execute();
}

function importsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('imports'), scope);
}

/** An import as the job that works on it reads it, or null. */
export async function findWork(db: Database, id: string): Promise<ImportRow | null> {
  const row = await db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? camelRow(row) : null;
}

/**
 * Changes an import that is still as far as it was, and looks through the same time.
 * @returns false where it has gone on otherwise meanwhile: nothing is changed then
 */
export async function changeImport(
  db: Database,
  { id, run, from }: { id: string; run?: number; from: readonly ImportState[] },
  values: Partial<Omit<ImportRow, 'id'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(snakeRow(values))
    .where('id', '=', id)
    .where('state', 'in', from)
    .$if(run !== undefined, (query) => query.where('run', '=', run ?? 0))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** What was chosen by hand for the columns of an owner's files of a kind, as it is kept; null where nothing was. */
export async function findColumns(db: Database, owner: string, kind: ImportKind): Promise<string | null> {
  const row = await db
    .selectFrom('import_columns')
    .select('columns')
    .where('owner', '=', owner)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.columns ?? null;
}

/** Remembers what was chosen by hand for the columns of an owner's files of a kind. */
export async function keepColumns(tx: Database, owner: string, kind: ImportKind, columns: string): Promise<void> {
  const values = { columns, updated_at: new Date().toISOString() };
  await tx
    .insertInto('import_columns')
    .values({ owner, kind, ...values })
    .onConflict((conflict) => conflict.columns(['owner', 'kind']).doUpdateSet(values))
    .execute();
}

/** Imports that began before a time: their files and lines are over. */
export async function importsBefore(db: Database, before: Date) {
  return db
    .selectFrom('imports')
    .select(['id', 'into_company as companyId'])
    .where('created_at', '<', before.toISOString())
    .where('state', 'not in', ['confirmed', 'writing'])
    .limit(1_000)
    .execute();
}

/** The next imports after one, by their ids, with how each was understood. */
export async function importsAfter(db: Database, last: string, most: number) {
  return db.selectFrom('imports').select(['id', 'details']).where('id', '>', last).orderBy('id').limit(most).execute();
}

/** Keeps how an import was understood in another form, unless that is something else by now. */
export async function replaceDetails(
  db: Database,
  { id, details }: Pick<ImportRow, 'id' | 'details'>,
  anew: string,
): Promise<void> {
  await db.updateTable('imports').set({ details: anew }).where('id', '=', id).where('details', '=', details).execute();
}

/** Forgets an import whose lines are gone. */
export async function deleteImport(db: Database, id: string): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', id).execute();
}

/** Forgets all of them: their files are in no copy, and whoever needs one sends it again. */
export async function deleteImports(tx: Database): Promise<void> {
  await tx.deleteFrom('import_lines').execute();
  await tx.deleteFrom('imports').execute();
}
