import { expect, test } from 'vitest';
import { isOfEmployer } from './employer-address.rules.ts';

const employer = ['rh@metalurgica.com.br', 'oficina.sul@gmail.com'];

test.each([
  ['rh@metalurgica.com.br', true],
  [' RH@Metalurgica.com.br', true],
  ['joana@metalurgica.com.br', true],
  ['joana@sul.metalurgica.com.br', true],
  ['oficina.sul@gmail.com', true],
  ['oficinasul+joana@googlemail.com', true],
  ['joana@gmail.com', false],
  ['joana@outra-metalurgica.com.br', false],
  ['oficina.sul@outlook.com', false],
])('%s belongs to the employer: %s', (email, expected) => {
  expect(isOfEmployer(email, employer)).toBe(expected);
});
