import type { Database } from '../platform/database/database.server.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    holidays: { day: string; name: string; version: number; created_at: string };
  }
}

export type Holiday = { day: string; name: string; version: number };

/** The holidays of a period, in their order; all of them without one. */
export function listHolidays(db: Database, period?: { from: string; to: string }): Promise<Holiday[]> {
  return (
    db
      .selectFrom('holidays')
      .select(['day', 'name', 'version'])
      // What was taken away stays as a version, so that who has seen an older one does not take away what follows.
      .where('name', '!=', '')
      .$if(period !== undefined, (query) =>
        query.where('day', '>=', period?.from ?? '').where('day', '<=', period?.to ?? ''),
      )
      .orderBy('day')
      .execute()
  );
}

/** Adds a holiday, or gives one that there is another name, as its next version; an empty name, where that is none any more. */
export async function writeHoliday(tx: Database, { day, name }: Pick<Holiday, 'day' | 'name'>): Promise<void> {
  await tx
    .insertInto('holidays')
    .values({ day, name, version: 1, created_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet((eb) => ({ name, version: eb('holidays.version', '+', 1) })),
    )
    .execute();
}

/** The holiday of a day; null where there is none. */
export async function findHoliday(tx: Database, day: string): Promise<Holiday | null> {
  return (await listHolidays(tx, { from: day, to: day }))[0] ?? null;
}
