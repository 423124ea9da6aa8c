import { expect, test } from 'vitest';
import { type AskedPlace, placeProblem } from './place.rules.ts';

const whole = /empresa inteira/;
const whose = /Escolha a empresa/;

/** Decision 151, as a table: who asks for what, narrowed by what, of which company. */
test.each<
  [who: 'company' | 'practice', what: 'days' | 'people', place: AskedPlace, companyId: string, said: RegExp | null]
>([
  ['practice', 'days', {}, '', null],
  ['practice', 'days', {}, 'c', null],
  ['practice', 'days', { unitId: 'u' }, 'c', null],
  ['practice', 'days', { unitId: 'u', sector: 's', function: 'f', groupId: 'g' }, 'c', null],
  ['practice', 'days', { sector: 's' }, '', whose],
  ['practice', 'people', { groupId: 'none' }, 'c', null],
  ['practice', 'people', { function: 'f' }, '', whose],
  ['company', 'days', {}, '', null],
  ['company', 'days', { unitId: 'u' }, '', whole],
  ['company', 'days', { sector: 's' }, 'c', whole],
  ['company', 'days', { function: 'f' }, 'c', whole],
  ['company', 'days', { groupId: 'none' }, 'c', whole],
  // What it reads by name it may count by any part.
  ['company', 'people', { unitId: 'u' }, '', null],
  ['company', 'people', { sector: 's', groupId: 'g' }, 'c', null],
])('%s, %s, narrowed by %j, of the company %j', (who, what, place, companyId, said) => {
  const problem = placeProblem({ what, isSecret: who === 'company' }, { ...place, companyId });
  if (said === null) expect(problem).toBeNull();
  else expect(problem?.message).toMatch(said);
});
