import { type Kysely, SqliteAdapter, sql } from 'kysely';

/** Finds any part of a word in a million employees by index: trigrams, in the form that each engine has. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) return trigramsOfSqlite(db);
  const trigrams = await extension(db, 'pg_trgm');
  if (!trigrams) return wordsOfPostgres(db);
  const company = (await extension(db, 'btree_gin')) ? sql`company_id, ` : sql``;
  await sql`create index employees_trigrams on employees using gin (${company}search gin_trgm_ops)
    where inactivated_at is null`.execute(db);
}

/** Extensions need rights that a hosted database may not give; without them the migration goes on. */
async function extension(db: Kysely<unknown>, name: 'pg_trgm' | 'btree_gin'): Promise<boolean> {
  await sql`savepoint extension`.execute(db);
  try {
    await sql`create extension if not exists ${sql.id(name)}`.execute(db);
    await sql`release savepoint extension`.execute(db);
    return true;
  } catch {
    await sql`rollback to savepoint extension`.execute(db);
    return false;
  }
}

/** Beginnings of words, which PostgreSQL indexes by itself. */
async function wordsOfPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create index employees_words on employees using gin (to_tsvector('simple', search))
    where inactivated_at is null`.execute(db);
}

/**
 * `search_row` ties an employee to its entry: SQLite's own row numbers change when the file is compacted by VACUUM.
 * The index keeps no text and no positions; what it finds is checked against `search` itself.
 */
async function trigramsOfSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employees add column search_row integer`.execute(db);
  await sql`update employees set search_row = rowid`.execute(db);
  await sql`create unique index employees_search_row on employees (search_row)`.execute(db);
  await sql`create virtual table employees_trigrams using fts5(search, content='', contentless_delete=1,
    tokenize='trigram', detail=none)`.execute(db);
  await sql`insert into employees_trigrams (rowid, search) select search_row, search from employees`.execute(db);
  await sql`create trigger employees_trigrams_insert after insert on employees begin
    update employees set search_row = (select coalesce(max(search_row), 0) + 1 from employees) where rowid = new.rowid;
    insert into employees_trigrams (rowid, search)
      select search_row, search from employees where rowid = new.rowid;
  end`.execute(db);
  await sql`create trigger employees_trigrams_update after update of search on employees begin
    insert or replace into employees_trigrams (rowid, search) values (new.search_row, new.search);
  end`.execute(db);
}
