import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import type { OfPerson } from '../../platform/database/tables.ts';
import { tables } from '../../subjects/registry.ts';

/** A row as the database has it. */
export type Row = Readonly<Record<string, unknown>>;

/** A person as one company has registered them. */
export type Person = { companyId: string; employeeId: string };

/** The tables whose rows say only within what is sealed whom they are about. */
export const sealedTables = Object.entries(tables).flatMap(([table, { person }]) =>
  person && 'sealed' in person ? [table] : [],
);

/** The rows of every other table that are about a person, by its declaration; the tables that hold none are left out. */
export async function rowsOfPerson(db: Database, people: readonly Person[]): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for (const [table, { key, person: belongs }] of Object.entries(tables)) {
    if (!belongs || 'none' in belongs || 'sealed' in belongs) continue;
    const order = sql.join(key.map((column) => sql.ref(column)));
    for (const person of people) {
      const company = key[0] === 'company_id' ? sql`and company_id = ${person.companyId}` : sql``;
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where ${condition(belongs, person)} ${company} order by ${order}`.execute(db);
      if (rows.length > 0) found.set(table, [...(found.get(table) ?? []), ...rows]);
    }
  }
  return found;
}

type Asked = Exclude<OfPerson, { none: string } | { sealed: string }>;

function condition(belongs: Asked, person: Person): RawBuilder<boolean> {
  if ('namedIn' in belongs) return isAmong('id', belongs.as, belongs.namedIn, person);
  if ('through' in belongs) return isAmong(belongs.column, 'id', belongs.through, person);
  return sql<boolean>`${sql.ref(belongs.column)} = ${person.employeeId}`;
}

/** Whether what a column holds stands in another column of a person's rows of a table. */
function isAmong(column: string, other: string, table: string, person: Person): RawBuilder<boolean> {
  const theirs = tables[table]?.person;
  if (!theirs || 'none' in theirs || 'sealed' in theirs) throw new Error(`${table} belongs to nobody`);
  return sql<boolean>`${sql.ref(column)} in
    (select ${sql.ref(other)} from ${sql.table(table)}
      where company_id = ${person.companyId} and ${condition(theirs, person)})`;
}
