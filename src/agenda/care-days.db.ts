import type { Database } from '../platform/database/database.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    care_days: { place_id: string; day: string; tickets: number; priority_tickets: number };
  }
}

/** A day at a place: `day` as `YYYY-MM-DD`. */
export type CareDay = { placeId: string; day: string };

/**
 * Holds a day at a place until the transaction ends: of two who book there, the second one sees what the first has taken. Several
 * days are held in the order of place and day, so that nobody waits for one another.
 */
export async function lockCareDay(tx: Database, { placeId, day }: CareDay): Promise<void> {
  await tx
    .insertInto('care_days')
    .values({ place_id: placeId, day, tickets: 0, priority_tickets: 0 })
    .onConflict((conflict) =>
      conflict.columns(['place_id', 'day']).doUpdateSet((eb) => ({ tickets: eb.ref('care_days.tickets') })),
    )
    .execute();
}

/** The next ticket of a day at a place: `N012`, or `P003` for who goes first by law. A day's tickets are each given once. */
export async function takeTicket(tx: Database, { placeId, day }: CareDay, isPriority: boolean): Promise<string> {
  const column = isPriority ? 'priority_tickets' : 'tickets';
  await lockCareDay(tx, { placeId, day });
  const { given } = await tx
    .updateTable('care_days')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('place_id', '=', placeId)
    .where('day', '=', day)
    .returning(`${column} as given`)
    .executeTakeFirstOrThrow();
  return `${isPriority ? 'P' : 'N'}${String(given).padStart(3, '0')}`;
}
