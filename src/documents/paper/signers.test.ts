import { expect, test } from 'vitest';
import { exampleContext, responsibleSigner as helena } from './paper.example.ts';
import type { Signer } from './paper.ts';
import { isPhysicianOf, registrationOf, signingOf } from './signers.rules.ts';

const { practice } = exampleContext;
const rui = { name: 'Rui Tavares', organ: 'COREN', number: '98.765', uf: 'SP' };

test.each([
  ['the registration', helena, true],
  [
    'the registration, with a point and under another name',
    { ...helena, name: 'H. E. Silva', number: '123.456' },
    true,
  ],
  ['the name, when the register has no number', { ...helena, name: 'dra. HELENA  exemplo', number: '' }, true],
  ['another state', { ...helena, uf: 'RJ' }, false],
  ['another number under the same name', { ...helena, number: '12345' }, false],
  ['another name without a number', { ...rui, number: '' }, false],
] as const)('whether the professional is the responsible physician is told by %s', (_by, signer, same) => {
  expect(isPhysicianOf(practice, signer)).toBe(same);
});

test('a registration that names no number tells nothing: the name does', () => {
  const unnumbered = { ...practice, physician: { ...practice.physician, registration: 'CRM/SP em trâmite' } };
  expect(isPhysicianOf(unnumbered, helena)).toBe(true);
});

test('the professional signs and the responsible physician is named; one and the same person stands there once', () => {
  const by = (signer: Signer | null) => {
    const { signers, responsible } = signingOf({ practice, signer });
    return [signers.map(({ name }) => name), responsible?.name ?? null];
  };
  expect(by(rui)).toEqual([['Rui Tavares'], 'Dra. Helena Exemplo']);
  expect(by(helena)).toEqual([['Dra. Helena Exemplo'], null]);
  expect(by(null)).toEqual([['Dra. Helena Exemplo'], null]);
});

test.each([
  [helena, 'CRM/SP 123456'],
  [{ ...helena, number: '' }, 'CRM/SP nº ______________'],
  [{ name: 'Ana', organ: '', number: '', uf: '' }, 'Conselho/UF ________ nº ______________'],
])('what the register does not hold of %j is left to be written by hand', (signer, line) => {
  expect(registrationOf(signer)).toBe(line);
});
