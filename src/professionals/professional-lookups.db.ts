import { sql } from 'kysely';
import type { Database } from '../platform/database/database.server.ts';
import { fold } from '../platform/database/search/search.ts';

/** What other subjects ask of professionals. */

/** The professional as a paper names them; null for who is none. */
export async function findSigningProfessional(db: Database, id: string) {
  const row = await db
    .selectFrom('professionals')
    .select(['name', 'acronym', 'registration_number', 'uf'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** What a professional is called; null for who is none. */
export async function findProfessionalName(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('professionals').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? null;
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
    .$if(active, (query) => query.where('user_id', 'in', activeUsers(db)));
  const everybody = await attending.select(['id', 'name']).orderBy('search').orderBy('id').execute();
  const found = everybody.filter(({ name }) => words.every((word) => fold(name).includes(word)));
  return { professionals: found.slice(0, 50), total: found.length };
}

/** Those of these professionals who may sign in. */
export async function findActive(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const active = db.selectFrom('professionals').select('id').where('user_id', 'in', activeUsers(db));
  return new Set((await active.where('id', 'in', ids).execute()).map(({ id }) => id));
}

function activeUsers(db: Database) {
  return db.selectFrom('users').select('id').where('deactivated_at', 'is', null);
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
