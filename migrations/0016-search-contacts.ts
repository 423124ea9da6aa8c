import { type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely';

/**
 * Lists are searched by e-mail and phone too. Both are stored in lower case and without accents, so that SQL can append what
 * `searchable` would: one statement for a table, whatever its size.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const append = async (table: string, ...parts: RawBuilder<string>[]) => {
    const added = sql.join(
      parts.map((part) => searchable(part, isSqlite)),
      sql` || `,
    );
    await sql`update ${sql.table(table)} set search = search || ${added}`.execute(db);
  };
  const email = sql<string>`(select users.email from users where users.id = user_id)`;
  await append('admins', email, sql`phone_number`);
  await append('companies', email, sql`phone`);
  await append('professionals', email, sql`phone_number`);
  await append('units', sql`email`, sql`phone`);

  const restore = await (isSqlite ? withoutTrigrams(db) : withoutIndexes(db));
  await append('employees', sql`phone_number`);
  await restore();
}

/** The text after a space; after it without punctuation where it has a digit and punctuation; nothing for the empty one. */
function searchable(text: RawBuilder<string>, isSqlite: boolean): RawBuilder<string> {
  const bare = [...'.-/() '].reduce((rest, mark) => sql<string>`replace(${rest}, ${sql.lit(mark)}, '')`, text);
  const hasDigit = isSqlite ? sql`${text} glob '*[0-9]*'` : sql`${text} ~ '[0-9]'`;
  return sql`case when ${text} = '' then ''
    when ${hasDigit} and ${bare} <> ${text} then ' ' || ${text} || ' ' || ${bare}
    else ' ' || ${text} end`;
}

/** A million rows are indexed anew much sooner than one by one. */
async function withoutTrigrams(db: Kysely<unknown>) {
  await sql`drop trigger employees_trigrams_update`.execute(db);
  return async () => {
    await sql`insert into employees_trigrams (employees_trigrams) values ('delete-all')`.execute(db);
    await sql`insert into employees_trigrams (rowid, search) select search_row, search from employees`.execute(db);
    await sql`create trigger employees_trigrams_update after update of search on employees begin
      insert or replace into employees_trigrams (rowid, search) values (new.search_row, new.search);
    end`.execute(db);
  };
}

/** Which of them PostgreSQL has depends on the extensions it has. */
async function withoutIndexes(db: Kysely<unknown>) {
  const { rows } = await sql<{ name: string; definition: string }>`select indexname as name, indexdef as definition
    from pg_indexes where schemaname = current_schema() and tablename = 'employees' and indexdef like '%search%'`.execute(
    db,
  );
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db);
  };
}
