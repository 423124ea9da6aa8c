import type { EntryKind } from '../vaccinations.labels.ts';
import { type Scheme, type VaccineCode, vaccines } from '../vaccines.labels.ts';
import type { Given } from './next-dose.rules.ts';

/** An entry that nobody withdrew. */
type Standing = { kind: EntryKind; key: string; number: number; day: string };

/** The doses of one vaccine, and its refusal while no dose was given since. */
export function standingOf<Entry extends Standing>(
  entries: readonly Entry[],
  key: string,
): { doses: Given[]; refusal: Entry | null } {
  const own = entries.filter((entry) => entry.key === key);
  const doses = own.filter(({ kind }) => kind === 'dose').map(({ number, day }) => ({ number, givenOn: day }));
  const refusals = own.filter((entry) => entry.kind === 'refusal' && endOfRefusal(entries, entry) === null);
  return { doses, refusal: refusals.at(-1) ?? null };
}

/** The day of the dose with which a refusal has ended: the first one since; null while it stands. */
export function endOfRefusal(entries: readonly Standing[], { key, day }: Pick<Standing, 'key' | 'day'>): string | null {
  const since = entries.filter((entry) => entry.kind === 'dose' && entry.key === key && entry.day >= day);
  return since.map((entry) => entry.day).sort()[0] ?? null;
}

/** How a vaccine of the table is given; null for another one, whose intervals the plan of a group says. */
export function knownScheme(code: VaccineCode): Scheme | null {
  return code === 'other' ? null : vaccines[code].scheme;
}
