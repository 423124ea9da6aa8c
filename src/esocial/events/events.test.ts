import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { cnpjDigits, cpfDigits } from '../../platform/contract/check-digits.ts';
import { federativeUnits } from '../../platform/contract/federative-units.ts';
import { signingPair } from '../../testing/certificates/test-authority.ts';
import { runs } from '../../testing/chance/chance.ts';
import { checkSchemas } from '../schema/schema-check.server.ts';
import { type SigningPair, signEvent, signerOf } from '../signing/sign-event.server.ts';
import { employerNumber } from './employer.rules.ts';
import { eventId } from './event-id.rules.ts';
import { s2220Examples } from './s2220/s2220.example.ts';
import { type ExamFacts, type S2220Facts, violationsOfS2220 } from './s2220/s2220.rules.ts';
import { s2220 } from './s2220/s2220-event.rules.ts';
import { s3000Examples } from './s3000/s3000.example.ts';
import { s3000 } from './s3000/s3000-event.rules.ts';

const version = 'Zelo 0.1.0';
const second = '20261110134500';
let pair: SigningPair;

beforeAll(() => {
  pair = signingPair('11222333000181');
});

const idOf = (facts: S2220Facts, sequence = 1) => eventId(facts.employer, second, sequence);
const xmlOf = (facts: S2220Facts) => s2220.xml(facts, idOf(facts), version);

test('nothing but the root and the signature declares a namespace', async () => {
  const signed = await signEvent(xmlOf(s2220Examples.typical), pair);
  expect(signed.match(/xmlns[^\s>]*="[^"]*"/g)).toEqual([
    'xmlns="http://www.esocial.gov.br/schema/evt/evtMonit/v_S_01_03_00"',
    'xmlns="http://www.w3.org/2000/09/xmldsig#"',
  ]);
  expect(signed).toContain('Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"');
  expect(signed).toContain('<Reference URI="">');
});

test('a key that is not the certificate’s signs nothing', async () => {
  const other = { ...pair, key: signingPair('11222333000181').key };
  await expect(signEvent(xmlOf(s2220Examples.typical), other)).rejects.toThrow('not the one');
});

test('what is wrong with the exclusion of an event is said of the event', () => {
  const wrong = { ...s3000Examples.typical, worker: { cpf: '1' }, excluded: { kind: 'ASO', receipt: '' } };
  expect(s3000.violations(wrong).map(({ code, place }) => [code, place.field])).toEqual([
    ['worker-cpf-wrong', 'CPF'],
    ['excluded-kind-wrong', 'Evento excluído'],
    ['excluded-receipt-wrong', 'Recibo'],
  ]);
});

test('what the schema refuses is named by element and attribute, and by no value', async () => {
  const xml = xmlOf(s2220Examples.typical)
    .replace('<procRealizado>0295<', '<procRealizado>295<')
    .replace('Id="ID1', 'Id="XX1');
  expect(await checkSchemas([{ schema: s2220.schema, xml }])).toEqual([['evtMonit@Id', 'procRealizado']]);
});

test.each([
  ['11.222.333/0001-81', '206-2', '11222333'],
  ['11.222.333/0001-81', '101-5', '11222333000181'],
  ['12.ABC.345/01DE-35', '206-2', '12ABC345'],
  ['529.982.247/001-25', '', '52998224725'],
  ['133.782.710-00', '', '13378271000'],
])('%s of the nature %s is %s to the eSocial', (number, legalNature, expected) => {
  expect(employerNumber({ number, legalNature })).toBe(expected);
});

test('an identity has 36 characters, padded with zeros', () => {
  expect(idOf(s2220Examples.typical)).toBe('ID1112223330000002026111013450000001');
  expect(idOf(s2220Examples.caepf, 99_999)).toBe('ID2529982247250002026111013450099999');
  expect(idOf(s2220Examples.alphanumeric)).toBe('ID112ABC3450000002026111013450000001');
});

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((all) => all.join(''));
const cnpj = fc
  .array(fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 12, maxLength: 12 })
  .map((all) => all.join(''))
  .filter((twelve) => !/^(.)\1+$/.test(twelve))
  .map((twelve) => `${twelve}${cnpjDigits(twelve)}`.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5'));
const cpf = digits(9)
  .filter((nine) => !/^(\d)\1+$/.test(nine))
  .map((nine) => `${nine}${cpfDigits(nine)}`.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4'));
const name = fc.string({ minLength: 2, maxLength: 70, unit: 'grapheme' }).filter((text) => {
  return text.trim().length >= 2 && text.length <= 70 && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text);
});
const physician = fc.record({
  name,
  council: fc.constant('CRM'),
  number: digits(6),
  uf: fc.constantFrom(...federativeUnits),
});
const exam = fc.record({
  code: fc.constantFrom('0281', '0296', '0529', '0583', '9999'),
  doneOn: fc.constantFrom('2026-10-01', '2026-11-09', '2026-11-10'),
  order: fc.constantFrom('1', '2'),
  note: fc.string({ minLength: 1, maxLength: 200 }).filter((text) => /^\S/.test(text.trim()) && !/\p{C}/u.test(text)),
});
const facts: fc.Arbitrary<S2220Facts> = fc
  .record({
    number: fc.oneof(cnpj, cpf),
    legalNature: fc.constantFrom('206-2', '104-0', '101-5', '213-5'),
    environment: fc.constantFrom('1', '2'),
    workerCpf: cpf,
    registration: fc.string({ minLength: 0, maxLength: 30 }).filter((text) => !/\p{C}/u.test(text)),
    examType: fc.constantFrom('0', '1', '2', '3', '9'),
    fitness: fc.constantFrom('1', '2'),
    exams: fc.uniqueArray(exam, { maxLength: 12, selector: ({ code, doneOn }) => `${code} ${doneOn}` }),
    physician,
    responsible: fc.option(physician),
    rectified: fc.option(digits(19).map((all) => `1.2.${all}`)),
  })
  .map(({ number, legalNature, environment, workerCpf, registration, exams, ...rest }) => ({
    ...s2220Examples.typical,
    ...rest,
    employer: { number, legalNature, environment, startedOn: '2022-01-10' },
    worker: {
      ...{ cpf: workerCpf, category: '701', registration, isUnregistered: registration === '' },
      admittedOn: '2025-03-03',
    },
    exams: [s2220Examples.typical.exams[0] as ExamFacts, ...exams.map((one) => ({ ...clinical(), ...one }))],
  }));

function clinical(): ExamFacts {
  return { ...(s2220Examples.typical.exams[0] as ExamFacts), isKnownBefore: false };
}

test('facts that break no rule make an event that the official schema takes, and its signature holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(facts, { minLength: 1, maxLength: 8 }), async (several) => {
      for (const one of several) expect(violationsOfS2220(one)).toEqual([]);
      const events = several.map((one) => ({ schema: s2220.schema, xml: xmlOf(one) }));
      expect(await checkSchemas(events)).toEqual(several.map(() => []));
      const signed = await signEvent(events[0]?.xml ?? '', pair);
      expect(await signerOf(signed)).not.toBeNull();
    }),
    { numRuns: runs(40) },
  );
});
