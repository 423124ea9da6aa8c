import { sql } from 'kysely';
import { type Issue, takenValues } from '../contract/errors.ts';
import type { Database } from './database.server.ts';

/**
 * Runs a write and turns a taken value into 409 that names the field. An engine tells of one value at a time: what else is taken is
 * asked for, so that whoever filled in the form hears of all of it at once.
 * @param messages by column, what to say under the field of its name, or of another where the column is no field
 * @param alsoTaken the columns whose values others have, besides the one that the write was refused for
 * @throws 409 for a taken value that `messages` knows; anything else as the write threw it
 */
export async function rejectDuplicate<Result>(
  messages: Readonly<Record<string, string | Issue>>,
  write: () => Promise<Result>,
  alsoTaken: () => Promise<readonly string[]> = async () => [],
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const column = takenColumns(error)?.find((name) => name in messages);
    if (!column) throw error;
    const all = new Set([column, ...(await alsoTaken())]);
    const issues = Object.entries(messages)
      .filter(([name]) => all.has(name))
      .map(([path, said]) => (typeof said === 'string' ? { path, message: said } : said));
    throw takenValues([...new Map(issues.map((issue) => [issue.path, issue])).values()]);
  }
}

/** Which of these values a row has that is not the one they are for. @param except its id; none for a new one */
export async function takenBesides(
  db: Database,
  table: string,
  values: Readonly<Record<string, string | undefined>>,
  except: string | undefined,
): Promise<string[]> {
  const taken: string[] = [];
  for (const [column, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where ${sql.ref(column)} = ${value}`.execute(db);
    if (rows.some(({ id }) => id !== except)) taken.push(column);
  }
  return taken;
}

/** Whether a write was refused because another row already has a value that only one may have. */
export function isTaken(error: unknown): boolean {
  return takenColumns(error) !== null;
}

/** The columns whose values another row already has, in the index's order; null for any other error. */
function takenColumns(error: unknown): string[] | null {
  if (!(error instanceof Error)) return null;
  const sqlite = /UNIQUE constraint failed: (.+)$/.exec(error.message);
  if (sqlite?.[1]) return sqlite[1].split(', ').map((column) => column.replace(/^.*\./, ''));
  if ('code' in error && error.code === '23505' && 'detail' in error) {
    const postgres = /^Key \((.+?)\)=/.exec(String(error.detail));
    return postgres?.[1]?.split(', ') ?? null;
  }
  return null;
}
