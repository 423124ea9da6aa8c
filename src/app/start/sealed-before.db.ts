import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import { headOfText, keyIdOfText, sealedStart } from '../../platform/storage/sealed-text.server.ts';
import { tables } from '../../subjects/registry.ts';

/** So many of a table's rows are looked at, those that were made last: a key that is in use has sealed some of them. */
const newest = 1_000;

/** The names of the keys that texts of the newest rows of each table were sealed with. */
export async function keysOfTexts(db: Database): Promise<Set<string>> {
  const found = new Set<string>();
  for (const [table, { key, sealed = [] }] of Object.entries(tables)) {
    const order = sql.join(key.map((column) => sql`${sql.ref(column)} desc`));
    for (const column of sealed) {
      const { rows } = await sql<{ head: string }>`
        select distinct substr(one.text, 1, ${sql.lit(headOfText)}) as head
        from (select ${sql.ref(column)} as text from ${sql.table(table)}
          where ${sql.ref(column)} is not null order by ${order} limit ${sql.lit(newest)}) as one
        where one.text like ${`${sealedStart}%`}`.execute(db);
      for (const { head } of rows) found.add(keyIdOfText(head) ?? '');
    }
  }
  found.delete('');
  return found;
}
