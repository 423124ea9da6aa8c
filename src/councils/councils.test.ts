import { describe, expect, test } from 'vitest';
import { acronymOptions, type Council, councils, organOptions } from './councils.labels.ts';
import { councilOf, isContradictory } from './councils.rules.ts';
import { isSamePerson, registeredAs, registrationIn, registrationText } from './registrations.rules.ts';

describe('the council of what the register says', () => {
  const cases: readonly [organ: string, acronym: string, council: Council | null][] = [
    ['Conselho Regional de Medicina', 'CRM', 'CRM'],
    ['', 'CRM-SP', 'CRM'],
    ['', 'CRM/SP', 'CRM'],
    ['', 'crm sp 123456', 'CRM'],
    ['', 'C.R.M. 123', 'CRM'],
    ['', 'CRMSP 123456', 'CRM'],
    ['', 'CRM12345', 'CRM'],
    ['', 'Cremesp', 'CRM'],
    ['CFM', '', 'CRM'],
    ['conselho regional de medicina do estado de são paulo', '—', 'CRM'],
    ['Conselho Federal de Medicina', '—', 'CRM'],
    ['Conselho Regional de Medicina Veterinária', 'CRMV', 'CRMV'],
    ['', 'CRMV-SP 1234', 'CRMV'],
    ['Conselho Regional de Medicina', 'CRMV', null],
    ['Conselho Regional de Enfermagem', 'CRM', null],
    ['CRM / COREN', '', null],
    ['Conselho Regional de Odontologia', 'CRO-SP', 'CRO'],
    ['', 'CROSP', 'CRO'],
    ['Conselho Regional de Enfermagem de São Paulo', 'COREN-SP', 'COREN'],
    ['', 'Coren/RJ 98.765', 'COREN'],
    ['COFEN', 'ENF', 'COREN'],
    ['', 'CRFa', 'CRFa'],
    ['', 'CRFA 2-12345', 'CRFa'],
    ['', 'CRFa-SP', 'CRFa'],
    ['Conselho Regional de Fonoaudiologia', 'CRFa. 2ª Região', 'CRFa'],
    ['', 'CRF-SP', 'CRF'],
    ['', 'CRFSP', 'CRF'],
    ['', 'CRP 06/12345', 'CRP'],
    ['Conselho Regional de Psicologia', 'CRP', 'CRP'],
    ['', 'CREFITO-3/12345-F', 'CREFITO'],
    ['Conselho Regional de Fisioterapia e Terapia Ocupacional da 3ª Região', '', 'CREFITO'],
    ['', 'CREF 012345-G/SP', 'CREF'],
    ['CREA', 'CREA-SP', 'CREA'],
    ['Conselho Regional dos Nutricionistas', '', 'CRN'],
    ['Não se aplica', '—', null],
    ['Ministério do Trabalho', 'MTE', null],
    ['Medicina', '123456', null],
    ['', '', null],
  ];
  test.each(cases)('%j, %j', (organ, acronym, council) => {
    expect(councilOf({ organ, acronym })).toBe(council);
  });

  test('what is suggested is understood, whichever is chosen with which text of its own', () => {
    for (const [at, acronym] of acronymOptions.entries()) {
      expect(councilOf({ organ: organOptions[at] ?? '', acronym }), acronym).toBe(acronym);
      for (const also of councils[acronym].also) expect(councilOf({ organ: '', acronym: also }), also).toBe(acronym);
    }
  });

  test('two councils contradict each other; one, however often it is named, does not', () => {
    expect(isContradictory({ organ: 'Conselho Regional de Enfermagem', acronym: 'CRM' })).toBe(true);
    expect(isContradictory({ organ: 'Cremesp', acronym: 'CRM' })).toBe(false);
  });
});

describe('a registration', () => {
  const register = { organ: 'Conselho Regional de Medicina', acronym: 'CRM', registration_number: '123456', uf: 'SP' };
  test.each([
    [register, 'CRM/SP 123456'],
    [{ ...register, acronym: 'CRM/SP 123456', registration_number: '' }, 'CRM/SP 123456'],
    [{ ...register, acronym: 'crm sp nº 123.456', registration_number: '' }, 'CRM/SP 123.456'],
    [{ ...register, acronym: 'CRM 1', registration_number: '2' }, 'CRM/SP 2'],
    [{ ...register, registration_number: '' }, 'CRM/SP nº ______________'],
    [{ ...register, organ: 'Conselho Regional de Enfermagem' }, 'Conselho/UF ________ 123456'],
    [{ ...register, organ: 'Ordem', acronym: 'XYZ' }, 'XYZ/SP 123456'],
    [{ ...register, organ: '', acronym: 'CREFITO-3/12345-F', registration_number: '' }, 'CREFITO/SP 3/12345-F'],
  ])('of %j', (registered, text) => {
    expect(registrationText(registeredAs(registered))).toBe(text);
  });

  test.each([
    ['CRM/SP 123456 · RQE 65432', { organ: 'CRM', uf: 'SP', number: '123456' }],
    ['RQE nº 65432, 65.433 e 9 · CRM/SP 123.456', { organ: 'CRM', uf: 'SP', number: '123.456' }],
    ['CRM-PR 4321', { organ: 'CRM', uf: 'PR', number: '4321' }],
    ['crm sp 98765', { organ: 'CRM', uf: 'SP', number: '98765' }],
    ['CRM/SP em trâmite · RQE 65432', null],
    ['CRM 123456', null],
    ['SP 123456', null],
  ])('within %j', (text, registration) => {
    expect(registrationIn(text)).toEqual(registration);
  });
});

describe('one and the same person', () => {
  const helena = { name: 'Helena Exemplo', organ: 'CRM', uf: 'SP', number: '123456' };
  test.each([
    ['title, accents and points', { ...helena, name: 'dra.  HÉLENA  Exemplo', number: '123.456' }, true],
    ['another spelling of the council', { ...helena, organ: 'CRM-SP' }, true],
    ['another council with the same digits', { ...helena, organ: 'COREN' }, false],
    ['another number', { ...helena, number: '65432' }, false],
    ['another state', { ...helena, uf: 'RJ' }, false],
    ['another name under the same registration', { ...helena, name: 'Rui Tavares' }, false],
    ['no number', { ...helena, number: '' }, false],
    ['no council', { ...helena, organ: '' }, false],
  ])('with %s: %s', (_with, other, same) => {
    expect(isSamePerson(helena, other)).toBe(same);
    expect(isSamePerson(other, helena)).toBe(same);
  });

  test('who has nothing is the same as nobody', () => {
    const nobody = { name: '', organ: '', uf: '', number: '' };
    expect(isSamePerson(nobody, nobody)).toBe(false);
  });
});
