import { conflict } from '../contract/errors.ts';

/**
 * Runs a write and turns a taken value into 409 that names the field.
 * @param messages by column, what to say and, where it differs from the column, under which field
 * @throws 409 for a taken value that `messages` knows; anything else as the write threw it
 */
export async function rejectDuplicate<Result>(
  messages: Readonly<Record<string, string>>,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    const column = takenColumns(error)?.find((name) => name in messages);
    if (!column) throw error;
    throw conflict(messages[column] ?? '', column);
  }
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
