import type { Database } from '../platform/database/database.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    holidays: { day: string; name: string; created_at: string };
  }
}

export type Holiday = { day: string; name: string };

/** The holidays of a period, in their order; all of them without one. */
export function listHolidays(db: Database, period?: { from: string; to: string }): Promise<Holiday[]> {
  return db
    .selectFrom('holidays')
    .select(['day', 'name'])
    .$if(period !== undefined, (query) =>
      query.where('day', '>=', period?.from ?? '').where('day', '<=', period?.to ?? ''),
    )
    .orderBy('day')
    .execute();
}

/** Adds a holiday, or gives one that there is another name. */
export async function writeHoliday(tx: Database, { day, name }: Holiday): Promise<void> {
  await tx
    .insertInto('holidays')
    .values({ day, name, created_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ name }))
    .execute();
}

export async function deleteHoliday(tx: Database, day: string): Promise<Holiday | null> {
  const row = await tx.deleteFrom('holidays').where('day', '=', day).returning(['day', 'name']).executeTakeFirst();
  return row ?? null;
}
