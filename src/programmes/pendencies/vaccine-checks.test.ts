import { expect, test } from 'vitest';
import type { PlannedVaccine } from '../programmes.schema.ts';
import { tidiedVaccine, vaccineIssues } from './vaccine-checks.rules.ts';

const vaccine = (fields: Partial<PlannedVaccine> = {}): PlannedVaccine => {
  const nothing = { name: '', doses: null, everyMonths: null, repeatMonths: null, reason: '' };
  return { code: 'hepatitisB', ...nothing, ...fields };
};
const other = (fields: Partial<PlannedVaccine>) => vaccine({ code: 'other', name: 'Raiva', doses: 1, ...fields });

test.each<[string, PlannedVaccine[], string[]]>([
  ['each once', [vaccine(), vaccine({ code: 'tetanus' }), other({})], []],
  ['one of the table twice', [vaccine(), vaccine()], ['vaccines.1.code']],
  ['another one twice, typed otherwise', [other({}), other({ name: 'RAIVA' })], ['vaccines.1.code']],
  ['another one without a name', [other({ name: '' })], ['vaccines.0.name']],
  ['neither doses nor a repetition', [other({ doses: null })], ['vaccines.0.doses']],
  ['only repeated', [other({ doses: null, repeatMonths: 12 })], []],
  ['three doses without an interval', [other({ doses: 3 })], ['vaccines.0.everyMonths']],
])('the vaccines of a group: %s', (_what, vaccines, paths) => {
  expect(vaccineIssues(vaccines).map(({ path }) => path)).toEqual(paths);
});

test('one of the table keeps no interval of its own', () => {
  const typed = vaccine({ name: 'HB', doses: 2, everyMonths: 3, repeatMonths: 12, reason: 'Material biológico' });
  expect(tidiedVaccine(typed)).toEqual(vaccine({ reason: 'Material biológico' }));
  expect(tidiedVaccine(other({ doses: 2, everyMonths: 1 }))).toMatchObject({ doses: 2, everyMonths: 1 });
});
