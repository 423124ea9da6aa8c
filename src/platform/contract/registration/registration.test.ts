import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { caepfDigits, cpfDigits, isValidCaepf, isValidCnpj } from '../check-digits.ts';
import { masks } from '../masks.ts';
import { couldBeCaepf, meantKindOf, registrationMasks, registrationWarning } from './registration.rules.ts';
import { employerNumberField, registered, registrationFields } from './registration.schema.ts';
import {
  listedRegistration,
  namedRegistration,
  type RegistrationKind,
  registrationKindOf,
  registrationKinds,
} from './registration-kind.rules.ts';

const record = registered(z.object({ ...registrationFields, name: z.string() }));
const read = (said: object) => record.safeParse({ name: 'Ana', ...said });

/** What is written, the kind that is said of it, and what is kept or said. */
const table: readonly [RegistrationKind | undefined, written: string, kept: string | null, message?: string][] = [
  // The CAEPF of the Receita's own form: nine digits of the CPF, three in sequence, and the CNPJ's digits plus 12.
  ['CAEPF', '293.118.610/001-84', '293.118.610/001-84'],
  ['CAEPF', '29311861000184', '293.118.610/001-84'],
  ['CAEPF', ' CAEPF 293.118.610 / 001-84', '293.118.610/001-84'],
  ['CAEPF', '29.311.861/0001-84', '293.118.610/001-84'],
  ['CAEPF', '529.982.247/001-25', '529.982.247/001-25'],
  ['CAEPF', '529.982.247/002-14', '529.982.247/002-14'],
  ['CAEPF', '293.118.610/001-72', null, 'Dígito verificador do CAEPF não confere'],
  ['CAEPF', '293.118.610/001-85', null, 'Dígito verificador do CAEPF não confere'],
  ['CAEPF', '11.222.333/0001-81', null, 'Dígito verificador do CAEPF não confere'],
  ['CAEPF', '000.000.000/000-12', null, 'Dígito verificador do CAEPF não confere'],
  ['CAEPF', '293.118.610/001-8', null, 'CAEPF deve ter 14 dígitos'],
  ['CAEPF', '529.982.247-25', null, 'CAEPF deve ter 14 dígitos'],
  ['CAEPF', '12.ABC.345/01DE-35', null, 'CAEPF deve ter 14 dígitos'],
  // A CNPJ, also where nothing is said: a wrong digit is taken, and what has the points of a CAEPF is none.
  [undefined, '11222333000181', '11.222.333/0001-81'],
  ['CNPJ', '12abc34501de35', '12.ABC.345/01DE-35'],
  ['CNPJ', '11.222.333/0001-82', '11.222.333/0001-82'],
  [undefined, '29311861000184', '29.311.861/0001-84'],
  [undefined, '293.118.610/001-84', null, 'Este número é de um CAEPF, e não de um CNPJ'],
  ['CNPJ', '529.982.247-25', null, 'CNPJ deve ter 14 caracteres'],
  // A CPF: a wrong digit is taken, as everywhere.
  ['CPF', '52998224725', '529.982.247-25'],
  ['CPF', '529.982.247-24', '529.982.247-24'],
  ['CPF', '11.222.333/0001-81', null, 'CPF deve ter 11 dígitos'],
  ['CPF', '293.118.610/001-84', null, 'CPF deve ter 11 dígitos'],
];

test.each(table)('%s %j is %s', (registrationKind, cnpj, kept, message) => {
  const { data, error } = read({ cnpj, ...(registrationKind ? { registrationKind } : {}) });
  expect(data?.cnpj ?? null).toBe(kept);
  expect(error?.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual(
    message === undefined ? undefined : [`cnpj: ${message}`],
  );
  if (data) expect(data.registrationKind).toBe(registrationKind ?? 'CNPJ');
  if (kept !== null) expect(registrationKindOf(kept)).toBe(registrationKind ?? 'CNPJ');
});

test('what is wrong with the number is said together with what else is wrong, and an empty one is missing', () => {
  const both = read({ cnpj: '293.118.610/001-85', registrationKind: 'CAEPF', name: undefined });
  expect(both.error?.issues.map(({ path }) => path.join()).sort()).toEqual(['cnpj', 'name']);
  expect(read({ cnpj: '' }).error?.issues).toMatchObject([{ path: ['cnpj'], message: 'Campo obrigatório' }]);
  const kind = read({ cnpj: '11222333000181', registrationKind: 'CEI' });
  expect(kind.error?.issues).toMatchObject([{ path: ['registrationKind'], message: 'Escolha CNPJ, CAEPF ou CPF' }]);
});

describe('numbers of all kinds', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));

  test('no number is right both as a CNPJ and as a CAEPF', () => {
    fc.assert(fc.property(digits(14), (text) => !(isValidCnpj(text) && isValidCaepf(text))));
  });

  test('of the twelve digits of a CAEPF one pair of check digits is right', () => {
    fc.assert(
      fc.property(
        digits(12).filter((text) => !/^(\d)\1{8}/.test(text)),
        (twelve) => {
          const right = Array.from({ length: 100 }, (_, pair) => `${twelve}${String(pair).padStart(2, '0')}`).filter(
            isValidCaepf,
          );
          expect(right).toEqual([`${twelve}${caepfDigits(twelve)}`]);
        },
      ),
    );
  });

  test('a number in its form says itself of which kind it is', () => {
    const nine = digits(9).filter((text) => !/^(\d)\1+$/.test(text));
    fc.assert(
      fc.property(nine, digits(3), (person, sequence) => {
        const caepf = `${person}${sequence}`;
        const numbers = {
          CAEPF: `${caepf}${caepfDigits(caepf)}`,
          CPF: `${person}${cpfDigits(person)}`,
          CNPJ: `${caepf}00`,
        };
        for (const kind of registrationKinds) {
          const number = registrationMasks[kind].format(numbers[kind]);
          expect(registrationKindOf(number)).toBe(kind);
          expect(employerNumberField.parse(number)).toBe(number);
          expect(meantKindOf(number)).toBe(kind);
          expect(namedRegistration(number)).toBe(`${kind} ${number}`);
        }
      }),
    );
  });
});

test('a document takes a number of any kind as its points tell it, and no CAEPF with a wrong digit', () => {
  expect(employerNumberField.parse('CNPJ 11222333000181')).toBe('11.222.333/0001-81');
  expect(employerNumberField.parse('CAEPF 293.118.610/001-84')).toBe('293.118.610/001-84');
  expect(employerNumberField.parse('529.982.247-25')).toBe('529.982.247-25');
  expect(employerNumberField.safeParse('52998224725').success).toBe(false); // a CNPJ of which three digits are missing
  expect(employerNumberField.safeParse('293.118.610/001-85').error?.issues).toMatchObject([
    { message: 'Dígito verificador do CAEPF não confere' },
  ]);
});

test('what is wrong with check digits is told by kind, and a wrong CNPJ that is a right CAEPF is known', () => {
  expect(registrationWarning('11.222.333/0001-82')).toBe('Dígito verificador do CNPJ não confere');
  expect(registrationWarning('529.982.247-24')).toBe('Dígito verificador do CPF não confere');
  expect(registrationWarning('293.118.610/001-84')).toBeNull();
  expect(couldBeCaepf('29.311.861/0001-84')).toBe(true);
  expect(couldBeCaepf('11.222.333/0001-81')).toBe(false);
  expect(couldBeCaepf('11.222.333/0001-82')).toBe(false);
  expect(listedRegistration('11.222.333/0001-81')).toBe('11.222.333/0001-81');
  expect(listedRegistration('293.118.610/001-84')).toBe('CAEPF 293.118.610/001-84');
});

test('a field of a CAEPF says what is wrong before it is sent', () => {
  expect(masks.caepf.problem('293.118.610/001-85')).toBe('Dígito verificador do CAEPF não confere');
  expect(masks.caepf.understand('CAEPF: 293.118.610/001-84')).toBe('293.118.610/001-84');
});
