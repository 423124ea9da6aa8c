import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cnpjWarning, cpfWarning, isValidCnpj, isValidCpf, isValidNis, nisWarning } from './check-digits.ts';

describe.each([
  [
    'CPF',
    isValidCpf,
    ['295.379.955-93', '133.782.710-00', '529.982.247-25', '123.456.789-09'],
    ['111.111.111-11', '000.000.000-00', '295.379.955-92', '295.379.955-9', ''],
  ],
  [
    'CNPJ',
    isValidCnpj,
    ['12.ABC.345/01DE-35', '11.222.333/0001-81', '54.550.752/0001-55', 'AA345678000A29', 'aa345678000a29'],
    ['12ABC34501DE36', '12ABC34501DE3A', '00000000000000', '11.222.333/0001-8'],
  ],
  ['NIS', isValidNis, ['120.56412.84-7', '268.27649.96-0'], ['120.56412.54-7', '000.00000.00-0', '120.56412.84']],
] as const)('%s', (_name, isValid, valid, invalid) => {
  test.each(valid)('%s is valid', (text) => expect(isValid(text)).toBe(true));
  test.each(invalid)('%s is not valid', (text) => expect(isValid(text)).toBe(false));
});

test('a warning is given only for a complete number', () => {
  expect([cpfWarning('295.379.955'), cnpjWarning('11.222'), nisWarning('120')]).toEqual([null, null, null]);
  expect(cpfWarning('111.111.111-11')).toBe('Dígito verificador do CPF não confere');
  expect(cnpjWarning('12.ABC.345/01DE-36')).toBe('Dígito verificador do CNPJ não confere');
  expect(nisWarning('120.56412.54-7')).toBe('Dígito verificador do NIS não confere');
});

test('changing one digit of a valid CPF makes it invalid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digits = [...'52998224725'];
      digits[at] = String((Number(digits[at]) + by) % 10);
      expect(isValidCpf(digits.join(''))).toBe(false);
    }),
  );
});

test('any text is answered, none throws', () => {
  fc.assert(fc.property(fc.string(), (text) => [isValidCpf(text), isValidCnpj(text), isValidNis(text)].length === 3));
});
