import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { fieldsOf } from '../ui/fields/field-names.ts';
import type { TextField } from '../ui/fields/TextField.tsx';
import { blankOf } from '../ui/form/blank.ts';
import type { ColumnsOf } from '../ui/list/column.ts';
import type { useList } from '../ui/list/useList.ts';
import type { unitsContract } from './units.contract.ts';
import { unitLabels } from './units.labels.ts';
import type { unitsApi } from './useUnits.ts';

const field = fieldsOf(unitLabels);

test('a field takes its name and its label from the labels, in a row of fields too', () => {
  expect(field('cnae')).toEqual({ name: 'cnae', label: 'CNAE' });
  expect(field('cnae', 'units.0')).toEqual({ name: 'units.0.cnae', label: 'CNAE' });
  expect(field.names('cnae', 'city')).toEqual(['cnae', 'city']);
  // @ts-expect-error: a field that a unit does not have
  expect(field('cnea').label).toBeUndefined();
  // @ts-expect-error: a name that did not come from labels
  const props: ComponentProps<typeof TextField> = { name: 'cnae', label: 'CNAE' };
  expect(props.label).toBe('CNAE');
});

test('a blank form has every field, empty but for the defaults that are named', () => {
  const blank = blankOf(unitLabels, { state: 'SP' });
  expect(Object.keys(blank)).toEqual(Object.keys(unitLabels));
  expect(blank).toMatchObject({ state: 'SP', cnae: '', cpf_legal_representative: '' });
  // @ts-expect-error: a default for a field that a unit does not have
  expect(blankOf(unitLabels, { sate: 'SP' })).not.toHaveProperty('sate', '');
});

test('a column shows and sorts by what the list of the contract has, or does not compile', () => {
  const columns: ColumnsOf<typeof unitsContract.list> = [
    { header: 'Cidade', cell: ({ city }) => city, sort: 'city' },
    // @ts-expect-error: the list is not sorted by it
    { header: 'Identificador', cell: ({ id }) => id, sort: 'id' },
    // @ts-expect-error: the rows do not have it
    { header: 'CNAE', cell: ({ cnae }) => cnae },
  ];
  expect(columns).toHaveLength(3);
  const screen = (list: typeof useList, api: typeof unitsApi) =>
    // @ts-expect-error: the list is not sorted by it
    list('cnae', (part) => api.list.queryOptions({ input: { ...part, companyId: '' } }));
  expect(screen).toBeTypeOf('function');
});
