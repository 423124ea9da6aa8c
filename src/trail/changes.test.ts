import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.rules.ts';

const record = fc.dictionary(fc.constantFrom('name', 'city', 'uf', 'phone'), fc.option(fc.string()));

test('a record that is saved as it was has no changes', () => {
  fc.assert(fc.property(record, (fields) => Object.keys(changesBetween(fields, { ...fields })).length === 0));
});

test('each change carries the old and the new value of its field', () => {
  fc.assert(
    fc.property(record, record, (before, after) => {
      for (const [field, [old, now]] of Object.entries(changesBetween(before, after))) {
        expect([old, now]).toEqual([before[field] ?? null, after[field] ?? null]);
        expect(old).not.toBe(now);
      }
    }),
  );
});

test('what is not a field of the record is left out, and a nested one goes by its own name', () => {
  const before = { id: '1', userId: 'u', companyId: 'c', version: 1, name: 'Ana', user: { email: 'a@zelo.test' } };
  const after = { ...before, version: 2, user: { email: 'b@zelo.test' } };
  expect(changesBetween(before, after)).toEqual({ email: ['a@zelo.test', 'b@zelo.test'] });
  expect(changesBetween(null, before)).toEqual({ name: [null, 'Ana'], email: [null, 'a@zelo.test'] });
});
