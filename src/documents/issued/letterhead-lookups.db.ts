import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    issued_letterheads: { name: string; image: string };
  }
}

/** The letterheads that issued papers had, by their names: also what letters of other subjects ask. */

/** Keeps the image of a letterhead, once for all papers that have it. */
export async function keepLetterhead(tx: Database, name: string, image: string): Promise<void> {
  await tx
    .insertInto('issued_letterheads')
    .values({ name, image })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** The image of a letterhead that was kept. */
export async function findKeptLetterhead(db: Database, name: string): Promise<string | null> {
  const row = await db.selectFrom('issued_letterheads').select('image').where('name', '=', name).executeTakeFirst();
  return row?.image ?? null;
}
