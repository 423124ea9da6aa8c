import { sql } from 'kysely';
import type { Database } from '../database.server.ts';
import type { Tables } from '../tables.ts';
import { insertMany, type Row } from './insert-many.server.ts';

/**
 * Rows that are made ready beside their table, in a temporary one of this connection, where they cost others nothing and are gone
 * with it. A register then gets fifty thousand of them in a transaction of seconds, in which nothing has to be worked out any
 * more (decision 80).
 */

/** So many rows are written by one statement, far within the time that the engine gives it. */
const writtenTogether = 2_000;

/** New rows of a table. */
export async function stageNew(connection: Database, table: keyof Tables) {
  const { name, add, parts } = await openStage(connection, `new_${table}`, table);
  return {
    /** Keeps some more of them. */
    add,
    /** Answers them in their order, so many at a time. */
    async *read(tx: Database, most: number): AsyncGenerator<readonly object[]> {
      for (const { columns, isOfPart } of parts(most)) {
        const names = sql.join(columns.map((column) => sql.ref(column)));
        const { rows } = await sql<Row>`select ${names} from ${sql.table(name)} as staged
          where ${isOfPart} order by staged_number`.execute(tx);
        yield rows;
      }
    },
    /**
     * Writes them to the table.
     * @param between is asked for before each part; what it throws undoes the transaction
     */
    async insert(tx: Database, between: () => void): Promise<void> {
      for (const { columns, isOfPart } of parts(writtenTogether)) {
        between();
        const names = sql.join(columns.map((column) => sql.ref(column)));
        await sql`insert into ${sql.table(table)} (${names})
          select ${names} from ${sql.table(name)} as staged where ${isOfPart} order by staged_number`.execute(tx);
      }
    },
  };
}

/**
 * Rows that a table has, as they will be.
 * @param table one whose rows are told apart by `company_id` and `id`
 * @param compared the columns that must be the same when they are written as when they were made ready
 */
export async function stageChanged(connection: Database, table: keyof Tables, compared: readonly string[]) {
  const { name, add, parts } = await openStage(connection, `changed_${table}`, table, compared);
  const own = (column: string) => sql.ref(`${table}.${column}`);
  const same = ['company_id', 'id'].map((key) => sql`${own(key)} = ${sql.ref(`staged.${key}`)}`);
  const unchanged = compared.map(
    (column) => sql`${own(column)} is not distinct from ${sql.ref(`staged.${was(column)}`)}`,
  );
  const isThis = sql.join([...same, ...unchanged], sql` and `);
  const kept = new Set(['company_id', 'id', ...compared.map(was)]);
  return {
    /** @param rows each as it will be, with what it is now */
    add: (rows: readonly { row: Row; now: Row }[]) =>
      add(
        rows.map(({ row, now }) => ({
          ...row,
          ...Object.fromEntries(compared.map((column) => [was(column), now[column]])),
        })),
      ),
    /**
     * Writes them over those of the table.
     * @param between is asked for before each part; what it throws undoes the transaction
     * @returns how many of them were as they had been
     */
    async update(tx: Database, between: () => void): Promise<number> {
      let changed = 0;
      for (const { columns, isOfPart } of parts(writtenTogether)) {
        between();
        const set = columns
          .filter((column) => !kept.has(column))
          .map((column) => sql`${sql.ref(column)} = ${sql.ref(`staged.${column}`)}`);
        const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.join(set)}
          from ${sql.table(name)} as staged where ${isThis} and ${isOfPart}`.execute(tx);
        changed += Number(numAffectedRows);
      }
      return changed;
    },
  };
}

/** A temporary table with the columns of another, the number of each row and what it is compared by. */
async function openStage(connection: Database, name: string, like: keyof Tables, compared: readonly string[] = []) {
  const more = compared.map((column) => sql`, ${sql.ref(column)} as ${sql.ref(was(column))}`);
  await sql`create temporary table ${sql.table(name)} as
    select own.*, 0 as staged_number${sql.join(more, sql``)} from ${sql.table(like)} as own where 1 = 0`.execute(
    connection,
  );
  await sql`create index ${sql.ref(`${name}_number`)} on ${sql.table(name)} (staged_number)`.execute(connection);
  let columns: readonly string[] = [];
  let last = 0;
  return {
    name,
    async add(rows: readonly Row[]): Promise<void> {
      const [first] = rows;
      if (!first) return;
      columns = Object.keys(first);
      await insertMany(
        connection,
        name,
        rows.map((row) => {
          last += 1;
          return { ...row, staged_number: last };
        }),
      );
    },
    *parts(most: number) {
      for (let from = 0; from < last; from += most) {
        yield { columns, isOfPart: sql`staged.staged_number > ${from} and staged.staged_number <= ${from + most}` };
      }
    },
  };
}

function was(column: string): string {
  return `was_${column}`;
}
