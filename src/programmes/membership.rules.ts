import type { GroupFields } from './programmes.schema.ts';

/** What of a person decides to which group they belong; the function as it is compared, without accents and capitals. */
export type Placed = { id: string; unitId: string | null; function: string };

/** A group with its functions as they are compared. */
export type Joinable = Pick<GroupFields, 'unitId' | 'functions'> & { id: string };

/**
 * The group of a person: the one they were put into by hand, else the first that has their function, one of their own unit
 * before those of the whole company. Null for 'sem grupo'.
 */
export function groupFor<Group extends Joinable>(
  person: Placed,
  groups: readonly Group[],
  byHand: ReadonlyMap<string, string>,
): Group | null {
  const chosen = groups.find(({ id }) => id === byHand.get(person.id));
  if (chosen) return chosen;
  const fitting = groups.filter(({ functions }) => functions.includes(person.function));
  return (
    fitting.find(({ unitId }) => unitId !== null && unitId === person.unitId) ??
    fitting.find(({ unitId }) => unitId === null) ??
    null
  );
}
