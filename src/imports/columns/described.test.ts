import { expect, test } from 'vitest';
import { importFields } from './column-fields.rules.ts';
import { importKinds } from './columns.labels.ts';
import { columnsOf } from './columns.rules.ts';
import type { DescribedColumns } from './described.rules.ts';
import { employeeColumns } from './employee-columns.rules.ts';

test('a new record can be imported: each field that it needs is described', () => {
  for (const kind of importKinds) {
    const needed = Object.entries(importFields[kind]).filter(([, schema]) => !schema.safeParse(undefined).success);
    const described = columnsOf(kind).map(({ field }) => field);
    expect(described).toEqual(expect.arrayContaining(needed.map(([field]) => field)));
  }
});

test('of the fields only one that may be left out need not be described', () => {
  const { nis: _, ...withoutNis } = employeeColumns;
  const { cpf: __, ...withoutCpf } = employeeColumns;
  const some: DescribedColumns<'employees'> = withoutNis;
  // @ts-expect-error: a new employee needs a CPF
  const tooFew: DescribedColumns<'employees'> = withoutCpf;
  expect([some, tooFew]).toHaveLength(2);
});
