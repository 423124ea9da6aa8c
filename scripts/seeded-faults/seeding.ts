import type { Fault } from './fault.ts';

/**
 * The source with the fault in it.
 * @param source the file that it names
 * @returns null where its text is not found exactly once: the product has changed, and the entry has to follow
 */
export function seeded(source: string, { text, replacement }: Pick<Fault, 'text' | 'replacement'>): string | null {
  const [before, after, ...more] = source.split(text);
  return before === undefined || after === undefined || more.length > 0 ? null : before + replacement + after;
}
