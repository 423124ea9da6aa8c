import { v7 as uuid } from 'uuid';
import type { Database } from '../platform/database/database.server.ts';
import type { OpeningFields } from './agenda.schema.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    care_hours: {
      id: string;
      place_id: string;
      weekday: number;
      professional_id: string | null;
      from_minute: number;
      to_minute: number;
      capacity: number;
      created_at: string;
    };
  }
}

/** The openings of a place in every week, from Sunday on. */
export async function listHours(db: Database, placeId: string) {
  const rows = await db
    .selectFrom('care_hours')
    .leftJoin('professionals', 'professionals.id', 'care_hours.professional_id')
    .select(['weekday', 'professional_id as professionalId', 'from_minute as from', 'to_minute as to', 'capacity'])
    .select(['professionals.name as professionalName', 'professionals.access'])
    .where('place_id', '=', placeId)
    .orderBy('weekday')
    .orderBy('from_minute')
    .orderBy('care_hours.id')
    .execute();
  // Who has gone to the reception keeps the hours on paper, until somebody takes them away, and attends in none of them.
  return rows.map(({ access, ...row }) => ({
    ...{ ...row, professionalName: row.professionalName ?? '' },
    attends: row.professionalId === null || access === 'clinical',
  }));
}

/** Puts other openings in the place of those that a place has; the place is held. */
export async function replaceHours(tx: Database, placeId: string, hours: readonly OpeningFields[]): Promise<void> {
  await tx.deleteFrom('care_hours').where('place_id', '=', placeId).execute();
  if (hours.length === 0) return;
  const created_at = new Date().toISOString();
  await tx
    .insertInto('care_hours')
    .values(
      hours.map(({ weekday, professionalId, from, to, capacity }) => ({
        ...{ id: uuid(), place_id: placeId, weekday, professional_id: professionalId, from_minute: from },
        ...{ to_minute: to, capacity, created_at },
      })),
    )
    .execute();
}
