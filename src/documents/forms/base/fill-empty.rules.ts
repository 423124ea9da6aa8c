import { isFilled } from '../editor/filled.rules.ts';

/**
 * The answers with what an earlier document said, in the fields of these names that hold nothing yet: what was typed stays.
 * @param reset what a row of a list of rows must say anew, as its date
 */
export function fillEmpty<Answers extends object>(
  answers: Answers,
  earlier: Answers,
  names: readonly (keyof Answers)[],
  reset: Readonly<Record<string, ''>> = {},
): Answers {
  const open = names.filter((name) => isOpen(answers[name]) && !isOpen(earlier[name]));
  return { ...answers, ...Object.fromEntries(open.map((name) => [name, withoutDay(earlier[name], reset)])) };
}

/** Whether nobody has typed or chosen anything in a field: a list of rows has one that is blank. */
function isOpen(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isOpen);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isOpen);
  return !isFilled(value);
}

function withoutDay(value: unknown, reset: Readonly<Record<string, ''>>): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((row) => (typeof row === 'object' ? { ...row, ...reset } : row));
}
