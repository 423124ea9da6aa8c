import { sql } from 'kysely';
import type { Database } from '../platform/database/database.server.ts';
import { fold } from '../platform/database/search/search.ts';
import { findActiveUsers } from '../sign-in/users.db.ts';

/** What other subjects ask of professionals. */

/** The professional as a paper names them; null for who is none. */
export async function findSigningProfessional(db: Database, id: string) {
  const row = await db
    .selectFrom('professionals')
    .select(['name', 'organ', 'acronym', 'registration_number', 'uf', 'rqe'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Every professional as a paper names them, by name: a practice has few enough to read them all. */
export function findSigningProfessionals(db: Database) {
  return db
    .selectFrom('professionals')
    .select(['id', 'name', 'organ', 'acronym', 'registration_number', 'uf', 'rqe'])
    .orderBy('search')
    .orderBy('id')
    .execute();
}

/** What a professional is called; null for who is none. */
export async function findProfessionalName(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('professionals').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
}

/** The CPF of a professional as the register has it: `123.456.789-09`; empty for who is none. */
export async function findProfessionalCpf(db: Database, id: string): Promise<string> {
  const row = await db.selectFrom('professionals').select('cpf').where('id', '=', id).executeTakeFirst();
  return row?.cpf ?? '';
}

/**
 * Professionals who attend, by name: the first of those in whose name all the words are, and how many they are. Only the name
 * is searched: who asks here may know nothing else of them. A practice has few enough to read them all.
 * @param active only those who may sign in
 */
export async function searchAttending(db: Database, search: string, active: boolean) {
  const words = fold(search).split(/\s+/);
  const attending = db
    .selectFrom('professionals')
    .where(sql<boolean>`access = 'clinical'`)
    .select(['id', 'name', 'user_id as userId']);
  const everybody = await attending.orderBy('search').orderBy('id').execute();
  const named = everybody.filter(({ name }) => words.every((word) => fold(name).includes(word)));
  const found = active ? await withAccess(db, named) : named;
  return { professionals: found.slice(0, 50).map(({ id, name }) => ({ id, name })), total: found.length };
}

/** Those of these professionals who attend: the reception does not, whatever else it is registered as. */
export async function findAttending(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = db.selectFrom('professionals').select('id').where('id', 'in', ids);
  const rows = await found.where(sql<boolean>`access = 'clinical'`).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Those of these professionals who may sign in. */
export async function findActive(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = db.selectFrom('professionals').select(['id', 'user_id as userId']).where('id', 'in', ids);
  return new Set((await withAccess(db, await found.execute())).map(({ id }) => id));
}

async function withAccess<Professional extends { userId: string }>(db: Database, found: readonly Professional[]) {
  const active = await findActiveUsers(
    db,
    found.map(({ userId }) => userId),
  );
  return found.filter(({ userId }) => active.has(userId));
}

/** The users of all professionals who attend. */
export async function findClinicalUsers(db: Database): Promise<string[]> {
  const attending = db.selectFrom('professionals').where(sql<boolean>`access = 'clinical'`);
  const rows = await attending.select('user_id as userId').orderBy('id').execute();
  return rows.map(({ userId }) => userId);
}

/** Who signs in as a professional: one user, or none. */
export async function findProfessionalUser(db: Database, id: string): Promise<string[]> {
  const rows = await db.selectFrom('professionals').select('user_id as userId').where('id', '=', id).execute();
  return rows.map(({ userId }) => userId);
}
