import { ORPCError } from '@orpc/client';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';

/** A record of a register that knows no noun of the practice. */
export type Person = { id: string; name: string; sector: string; office: string; version: number };

/** What a person types of it. */
export type Typed = Pick<Person, 'name' | 'sector' | 'office'>;

/** Which part of the list is asked for. */
type Part = { page: number; pageSize: number; sort: string; search?: string };

/** Keeps the records of a register in the place of a server, as the calls of one answer. */
export type RegisterServer = ReturnType<typeof serverOf>;

export function serverOf(people: readonly Partial<Person>[]) {
  const blank = { sector: 'Início', office: 'Início', version: 1 };
  const stored: Person[] = people.map((person, at) => ({ id: `p${at + 1}`, name: `${at + 1}`, ...blank, ...person }));
  /** What a call waits for before it is answered; what they throw is its refusal. */
  const before = { list: async (_part: Part) => {}, save: async () => {} };

  function find(id: string): Person {
    const person = stored.find((one) => one.id === id);
    if (!person) throw new ORPCError('NOT_FOUND', { status: 404, message: 'Pessoa não encontrada.' });
    return person;
  }

  return {
    stored,
    before,
    async list(part: Part) {
      await before.list(part);
      const by = part.sort.endsWith('sector') ? 'sector' : 'name';
      const found = stored
        .filter(({ name }) => name.toLowerCase().includes(part.search ?? ''))
        .sort((one, other) => one[by].localeCompare(other[by]) * (part.sort.startsWith('-') ? -1 : 1));
      const first = (part.page - 1) * part.pageSize;
      return { total: found.length, people: found.slice(first, first + part.pageSize) };
    },
    async read(id: string) {
      return { ...find(id) };
    },
    async create(typed: Typed) {
      await before.save();
      stored.push({ id: `p${stored.length + 1}`, version: 1, ...typed });
    },
    async update(typed: Typed, { id, version }: Person) {
      await before.save();
      const person = find(id);
      if (person.version !== version) throw changedByOther();
      Object.assign(person, typed, { version: version + 1 });
    },
  };
}
