import { expect, test } from 'vitest';
import type { Planned } from '../../vaccinations/vaccine-schemes.labels.ts';
import { plannedVaccines } from './planned-since.rules.ts';

const hepatitis: Planned = { code: 'hepatitisB', name: '', doses: null, everyMonths: null, repeatMonths: null };
const asking = { vaccines: [hepatitis] };
const silent = { vaccines: [] };
const stretch = (until: string, group: typeof asking | typeof silent | null) => ({ until, group, moved: false });
const [admittedOn, firstFrom] = ['2025-03-10', '2024-01-01'];

test.each<[string, Parameters<typeof plannedVaccines>[0], string[]]>([
  ['since the admission', { group: asking, before: [], admittedOn, firstFrom }, [admittedOn]],
  ['since the first programme', { group: asking, before: [], admittedOn: '2020-01-01', firstFrom }, [firstFrom]],
  [
    'since the version that asked for it first',
    { group: asking, before: [stretch('2025-06-01', silent), stretch('2026-06-01', asking)], admittedOn, firstFrom },
    ['2025-06-01'],
  ],
  [
    'since they moved into the group',
    { group: asking, before: [stretch('2026-02-01', null)], admittedOn, firstFrom },
    ['2026-02-01'],
  ],
  ['a group without vaccines', { group: silent, before: [], admittedOn, firstFrom }, []],
  ['nobody’s group', { group: null, before: [], admittedOn, firstFrom }, []],
])('vaccines are to be given %s', (_what, placed, expected) => {
  expect(plannedVaccines(placed).map(({ since }) => since)).toEqual(expected);
});
