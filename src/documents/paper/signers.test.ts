import { describe, expect, test } from 'vitest';
import { rightsByTitle } from '../forms/declaration/declaration-rights.labels.ts';
import { forms } from '../forms/registry.ts';
import { exampleContext, exampleSigner, responsibleSigner as helena } from './paper.example.ts';
import type { Signer } from './paper.ts';
import { isPhysicianOf, registeredSigner, signerOf, signingOf } from './signers.rules.ts';

const { practice } = exampleContext;
const nurse = { name: 'Rui Tavares', organ: 'COREN', number: '123456', uf: 'SP' };
const attendance = rightsByTitle['Declaração de comparecimento'];
const report = rightsByTitle.Laudo;

test.each([
  ['council, number, state and name', { ...helena, name: 'dra. HELENA  exemplo', number: '123.456' }, true],
  ['the same digits with another council', { ...helena, organ: 'COREN' }, false],
  ['her RQE as the number', { ...helena, number: '65432' }, false],
  ['another state', { ...helena, uf: 'RJ' }, false],
  ['another number under the same name', { ...helena, number: '12345' }, false],
  ['the registration under another name', { ...helena, name: 'H. E. Silva' }, false],
  ['the name alone', { ...helena, number: '' }, false],
] as const)('whether the professional is the responsible physician is told by %s', (_by, signer, same) => {
  expect(isPhysicianOf(practice, signer)).toBe(same);
});

test('a registration that names no number tells nothing', () => {
  const unnumbered = {
    ...practice,
    physician: { ...practice.physician, registration: 'CRM/SP em trâmite · RQE 65432' },
  };
  expect(isPhysicianOf(unnumbered, helena)).toBe(false);
  expect(isPhysicianOf(unnumbered, { ...helena, number: '65432' })).toBe(false);
});

describe('who signs', () => {
  const by = (signer: Signer | null, document: Parameters<typeof signingOf>[1]) => {
    const { signers, responsible } = signingOf({ practice, signer }, document);
    return [signers.map(({ name }) => name), responsible?.name ?? null];
  };

  test('is the professional, with the responsible physician named beside; one and the same stands there once', () => {
    expect(by(exampleSigner, report)).toEqual([['Rui Tavares'], 'Dra. Helena Exemplo']);
    expect(by(nurse, attendance)).toEqual([['Rui Tavares'], 'Dra. Helena Exemplo']);
    expect(by(helena, report)).toEqual([['Dra. Helena Exemplo'], null]);
    expect(by(null, report)).toEqual([['Dra. Helena Exemplo'], null]);
  });

  test('is left open, for a physician to sign by hand, where the council may not issue it', () => {
    const ofForms = (['anamnesis', 'prescription', 'exam-request-1'] as const).map((kind) => forms[kind].rights({}));
    for (const document of [...ofForms, rightsByTitle['Atestado médico'], report]) {
      expect(by(nurse, document), document?.name).toEqual([[''], 'Dra. Helena Exemplo']);
    }
    // A title that is still to be chosen, and a register that is still to be read, take no name away.
    expect(by(nurse, null)).toEqual([['Rui Tavares'], 'Dra. Helena Exemplo']);
    expect(by({ name: 'Rui Tavares', organ: '', number: '', uf: '' }, report)[0]).toEqual(['Rui Tavares']);
  });
});

test('specialist registers stand under the registration', () => {
  const register = { organ: 'CRM', acronym: 'CRM', registration_number: '123456', uf: 'SP' };
  const signer = registeredSigner({ ...register, name: 'Helena', rqe: '65432, 65433' });
  expect(signerOf(signer).lines).toEqual(['CRM/SP 123456', 'RQE 65432, 65433']);
  expect(signerOf(registeredSigner({ ...register, name: 'Helena', rqe: '' })).lines).toEqual(['CRM/SP 123456']);
});
