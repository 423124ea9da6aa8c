import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { changedByOther } from '../contract/changed-by-other.ts';
import { nesting } from '../contract/joined.ts';
import { saidOf, type TypedOver } from '../contract/record/change-fields.ts';
import { type Snake, snake } from '../contract/record/column-names.ts';
import type { DeclaredRecord, FieldOf } from '../contract/record.ts';
import type { Database } from './database.server.ts';
import { searchable } from './search/search.ts';

type Own<Of extends DeclaredRecord> = Of['own'][number];
type Values<Of extends DeclaredRecord> = z.output<Of['whole']['schema']>;

/** The columns of a record's table that its declaration names; `Tables` takes them, with what else the table has. */
export type TableOf<Of extends DeclaredRecord> = {
  [Name in Own<Of> as Snake<Name>]: Name extends keyof Values<Of> ? Values<Of>[Name] : never;
} & { search: string };

/** What the table of a record has that is written by the functions below. */
export type Written = { created_at: string; updated_at: string };

/** A record as its own table has it, without what a read joins. */
type Kept<Of extends DeclaredRecord> = Pick<Values<Of>, Own<Of> & keyof Values<Of>>;

/** All that a person types of a record. */
type FieldsOf<Of extends DeclaredRecord> = Readonly<Record<FieldOf<Of>, string>>;

/** What a new record is made of, without what every new one gets. */
type New<Of extends DeclaredRecord> = FieldsOf<Of> & Partial<Omit<Kept<Of>, FieldOf<Of> | 'id' | 'version'>>;

/** A record with all that its own table has of it. */
type Whole<Of extends DeclaredRecord> = Kept<Of> & { version: number };

/** Whether a record has a number whose check digits do not fit; written out, so that the index of those few is found. */
export const hasWrongNumbers = sql<SqlBool>`wrong_numbers <> ''`;

/** Which record: where data belongs to somebody, by the owner too, who leads its keys. */
export type Key = { id: string; companyId?: string };

/** The record that a query answered which selected all its columns, or null. */
export function readRecord<Of extends DeclaredRecord>({ whole }: Of, row: object | undefined): Values<Of> | null {
  return row ? (nesting(whole.columns)(row) as Values<Of>) : null;
}

/** Writes a new record, in its first version. Answers it as its table has it. */
export async function insertRecord<Of extends DeclaredRecord>(
  db: Database,
  of: Of,
  values: New<Of>,
): Promise<Kept<Of>> {
  const now = new Date().toISOString();
  const row = await anyTable(db)
    .insertInto(of.table)
    .values({ ...columns(of, values), id: uuid(), version: 1, created_at: now, updated_at: now })
    .returning(ownColumns(of))
    .executeTakeFirstOrThrow();
  return row as Kept<Of>;
}

/** A record as its table will have it, and as it is answered from there. */
export type Ready<Of extends DeclaredRecord> = { row: Readonly<Record<string, unknown>>; kept: Kept<Of> };

/** Makes a new record ready to be written, in its first version. */
export function readyRecord<Of extends DeclaredRecord>(of: Of, values: New<Of>): Ready<Of> {
  const now = new Date().toISOString();
  const whole = { ...values, id: uuid(), version: 1 };
  return { row: { ...columns(of, whole), created_at: now, updated_at: now }, kept: keptOf(of, whole) };
}

/** Makes a record that is there ready to be written over, as its next version. @param values all that it will be */
export function readyChange<Of extends DeclaredRecord>(of: Of, { version, ...values }: Whole<Of>): Ready<Of> {
  const whole = { ...values, version: version + 1 };
  return { row: { ...columns(of, whole), updated_at: new Date().toISOString() }, kept: keptOf(of, whole) };
}

/** Records that one statement writes: their columns stay below what either engine takes. */
const mostTogether = 100;

/** Writes new records that were made ready. */
export async function insertReady(db: Database, of: DeclaredRecord, ready: readonly { row: object }[]): Promise<void> {
  for (let from = 0; from < ready.length; from += mostTogether) {
    const rows = ready.slice(from, from + mostTogether).map(({ row }) => ({ ...row }));
    await anyTable(db).insertInto(of.table).values(rows).execute();
  }
}

/**
 * Writes what a person has typed over a record that is known to exist, as its next version. Answers it as its table has it.
 * @param before the record as it is: what may be left out, and is, stays so
 * @throws 409 when `version` is given and is no longer the record's
 */
export async function updateRecord<Of extends DeclaredRecord>(
  db: Database,
  of: Of,
  before: Key & Kept<Of>,
  typed: TypedOver<Of['fields']>,
  version?: number,
): Promise<Kept<Of>> {
  const said = saidOf(typed);
  const written = { ...ownOf(of, said), ...madeOf(of, { ...before, ...said }) };
  const [row] = await anyTable(db)
    .updateTable(of.table)
    .set(({ eb }) => ({ ...written, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .where(({ and }) => and({ ...columnsOfKey(before), ...(version === undefined ? {} : { version }) }))
    .returning(ownColumns(of))
    .execute();
  if (!row) throw changedByOther();
  return row as Kept<Of>;
}

/**
 * Takes a record out of the lists; the record and its history stay.
 * @param column says since when it is out
 * @returns false when that was done before
 */
export async function takeOut(
  db: Database,
  of: DeclaredRecord,
  key: Key,
  column: 'deleted_at' | 'inactivated_at',
): Promise<boolean> {
  const { numUpdatedRows } = await anyTable(db)
    .updateTable(of.table)
    .set({ [column]: new Date().toISOString() })
    .where(({ and }) => and(columnsOfKey(key)))
    .where(column, 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The text that is searched, and what else is made of the fields, goes with them. */
function columns(of: DeclaredRecord, values: object): Record<string, unknown> {
  return { ...ownOf(of, values), ...madeOf(of, values) };
}

function madeOf(of: DeclaredRecord, values: object): Record<string, string> {
  const said = new Map<string, unknown>(Object.entries(values));
  const fields = Object.fromEntries(Object.keys(of.fields).map((name) => [name, String(said.get(name) ?? '')]));
  const made = Object.entries(of.derived).map(([column, make]) => [column, make(fields)]);
  return { ...Object.fromEntries(made), search: searchOf(of, values) };
}

function ownOf({ own }: DeclaredRecord, values: object): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(own.filter((name) => given.has(name)).map((name) => [snake(name), given.get(name)]));
}

function searchOf({ searched }: DeclaredRecord, values: object): string {
  const given = new Map<string, unknown>(Object.entries(values));
  return searchable(...searched.map((name) => String(given.get(name) ?? '')));
}

/** What a reader of the record is answered once it is written. */
function keptOf<Of extends DeclaredRecord>({ own }: Of, values: object): Kept<Of> {
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(own.map((name) => [name, given.get(name) ?? null])) as Kept<Of>;
}

function columnsOfKey({ id, companyId }: Key) {
  return companyId === undefined ? { id } : { company_id: companyId, id };
}

/** Which rows come after one in the order of owner and identifier; after none all do. */
export function afterKey(key: Required<Key> | null): RawBuilder<SqlBool> {
  return key ? sql<SqlBool>`(company_id, id) > (${key.companyId}, ${key.id})` : sql<SqlBool>`1 = 1`;
}

/** The columns without those of joined tables, which a writing statement does not have. */
function ownColumns({ table, whole }: DeclaredRecord): string[] {
  return whole.columns.filter((column) => column.startsWith(`${table}.`));
}

type AnyTable = { [column: string]: unknown };

/** A declaration knows its table and columns; Kysely's types would have to know which it is. */
function anyTable(db: Database): Kysely<Record<string, AnyTable>> {
  return db as unknown as Kysely<Record<string, AnyTable>>;
}
