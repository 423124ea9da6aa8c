import { v7 as uuid } from 'uuid';
import type { ListInput } from '../platform/contract/listing.ts';
import type { Database } from '../platform/database/database.server.ts';
import { fold, searchable } from '../platform/database/search/search.ts';
import type { CarePlace } from './agenda.contract.ts';
import { partOf } from './part-of-list.rules.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    care_places: {
      id: string;
      version: number;
      name: string;
      address: string;
      bring: string;
      rooms: string;
      minutes: string;
      by_arrival: boolean;
      search: string;
      deleted_at: string | null;
      created_at: string;
      updated_at: string;
    };
  }
}

export type PlaceFields = Omit<CarePlace, 'id' | 'version'>;

const columns = ['id', 'version', 'name', 'address', 'bring', 'rooms', 'minutes', 'by_arrival as byArrival'] as const;

/** The places that are in use, by name. */
export async function listPlaces(db: Database, input: ListInput) {
  const words = fold(input.search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '');
  const rows = await db
    .selectFrom('care_places')
    .select(columns)
    .where('deleted_at', 'is', null)
    .orderBy('search')
    .orderBy('id')
    .execute();
  const withHours = await db.selectFrom('care_hours').select('place_id').distinct().execute();
  const open = new Set(withHours.map(({ place_id }) => place_id));
  // A practice has a few dozens at most: what is searched and which part is asked for is taken out of all of them.
  const found = rows.filter(({ name, address }) => words.every((word) => searchable(name, address).includes(word)));
  const { rows: part, ...total } = partOf(found, input);
  return { carePlaces: part.map((row) => ({ ...placeOf(row), hasHours: open.has(row.id) })), ...total };
}

/** A place, also one that is out of use. */
export async function findCarePlace(db: Database, id: string): Promise<(CarePlace & { isDeleted: boolean }) | null> {
  const row = await db
    .selectFrom('care_places')
    .select([...columns, 'deleted_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...placeOf(row), isDeleted: row.deleted_at !== null } : null;
}

type Row = { id: string; version: number; name: string; address: string; bring: string; byArrival: boolean } & {
  rooms: string;
  minutes: string;
};

function placeOf({ id, version, name, address, bring, rooms, minutes, byArrival }: Row): CarePlace {
  const lines = rooms.split('\n').filter((room) => room !== '');
  return { id, version, name, address, bring, rooms: lines, minutes: JSON.parse(minutes), byArrival };
}

export async function insertPlace(tx: Database, fields: PlaceFields): Promise<CarePlace> {
  const now = new Date().toISOString();
  const id = uuid();
  await tx
    .insertInto('care_places')
    .values({ ...valuesOf(fields), id, version: 1, deleted_at: null, created_at: now, updated_at: now })
    .execute();
  return { ...fields, id, version: 1 };
}

/** Writes what a person has typed over a place that is held, as its next version. */
export async function updatePlace(tx: Database, before: CarePlace, fields: PlaceFields): Promise<void> {
  await nextVersion(tx, before, valuesOf(fields));
}

/** Makes a place that is held its next version, as when its hours are others. */
export async function nextVersion(
  tx: Database,
  { id, version }: Pick<CarePlace, 'id' | 'version'>,
  values: Partial<ReturnType<typeof valuesOf>> = {},
): Promise<void> {
  await tx
    .updateTable('care_places')
    .set({ ...values, version: version + 1, updated_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Takes a place out of use; what was done there stays. */
export async function markPlaceDeleted(tx: Database, id: string): Promise<void> {
  await tx.updateTable('care_places').set({ deleted_at: new Date().toISOString() }).where('id', '=', id).execute();
}

function valuesOf({ name, address, bring, rooms, minutes, byArrival }: PlaceFields) {
  return {
    ...{ name, address, bring, rooms: rooms.join('\n'), minutes: JSON.stringify(minutes), by_arrival: byArrival },
    search: searchable(name, address),
  };
}
