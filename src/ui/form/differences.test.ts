import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const labels = { name: 'Nome', phone: 'Telefone', city: 'Cidade', rooms: 'Salas' };
const names = Object.keys(labels) as (keyof typeof labels)[];

/** Few values, so that the same ones meet; a field that holds nothing may say so in two ways, and a list is compared by what is in it. */
const word = fc.constantFrom('', 'a', 'b', 'c');
const record = fc.record({ name: word, phone: word, city: word, rooms: fc.array(word, { maxLength: 2 }) });

type Person = { name: string; phone: string; city: string; rooms: string[] };
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const namesOf = (typed: Person, before: Person, stored: Person) =>
  differences(labels, typed, before, stored).map(({ name }) => name);

test('what two people have changed is asked about where both changed the same field otherwise, and nowhere else', () => {
  fc.assert(
    fc.property(record, record, record, (typed, before, stored) => {
      const expected = names.filter(
        (name) =>
          !same(typed[name], before[name]) && !same(stored[name], before[name]) && !same(typed[name], stored[name]),
      );
      expect(namesOf(typed, before, stored)).toEqual(expected);
    }),
  );
});

test('whichever of the two is the slower one, it is asked about the same fields, with each value on its side', () => {
  fc.assert(
    fc.property(record, record, record, (typed, before, stored) => {
      const [mine, theirs] = [differences(labels, typed, before, stored), differences(labels, stored, before, typed)];
      expect(theirs.map(({ name, mine: own, theirs: other }) => ({ name, mine: other, theirs: own }))).toEqual(
        mine.map(({ name, mine: own, theirs: other }) => ({ name, mine: own, theirs: other })),
      );
    }),
  );
});

test('who has typed nothing, or what the other has saved already, is asked about nothing', () => {
  fc.assert(
    fc.property(record, record, (before, stored) => {
      expect(namesOf(before, before, stored)).toEqual([]);
      expect(namesOf(stored, before, stored)).toEqual([]);
      expect(namesOf(stored, before, before)).toEqual([]);
    }),
  );
});
