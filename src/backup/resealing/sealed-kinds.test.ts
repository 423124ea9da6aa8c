import { expect, test } from 'vitest';
import { tables } from '../../subjects/registry.ts';
import { sealedKinds } from './sealed-kinds.server.ts';

test('every column that a subject declares sealed is brought under a new key, once, and no other', () => {
  const named = (table: string, columns: readonly string[]) => columns.map((column) => `${table}.${column}`);
  const declared = Object.entries(tables).flatMap(([table, { sealed = [] }]) => named(table, sealed));
  const listed = sealedKinds.flatMap(({ columns }) =>
    Object.entries(columns).flatMap(([table, those]) => named(table, those)),
  );
  expect([...listed].sort(), 'Add it to src/backup/sealed-kinds.server.ts.').toEqual(declared.sort());
});
