import type { RawBuilder } from 'kysely';
import type { Database } from '../database.server.ts';
import { askApart } from '../read-apart.server.ts';
import { fold } from './search.ts';
import { searchConditions } from './search-index.server.ts';

/**
 * The conditions that leave the rows of `table` in whose `search` each word is found that was typed into a list's search.
 * @param typed as it was typed
 * @returns none where nothing was typed
 */
export async function typedConditions(
  db: Database,
  table: string,
  typed: string | undefined,
): Promise<RawBuilder<boolean>[]> {
  const words = typed ? [...new Set(fold(typed).split(/\s+/))] : [];
  return searchConditions(db, askApart(db), table, words, async () => false);
}
