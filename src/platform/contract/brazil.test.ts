import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { cepField, cpfField, dateField, phoneField, rgField } from './brazil.ts';
import { formatDate, monthsAfter, parseDate } from './dates.ts';
import { federativeUnits } from './federative-units.ts';
import { applyMask, masks } from './masks.ts';
import { employerNumberField as cnpjField } from './registration/registration.schema.ts';

const fields = { cpf: cpfField, cnpj: cnpjField, phone: phoneField, date: dateField, rg: rgField };

function digits(length: number) {
  return fc.stringMatching(new RegExp(`^[0-9]{${length}}$`));
}

/** The text with punctuation and spaces strewn in, from a position on. */
function punctuated(text: fc.Arbitrary<string>, from: number) {
  const marks = fc.array(fc.constantFrom('', '', '', '.', '-', '/', ' ', '(', ')'), { minLength: 20, maxLength: 20 });
  return fc
    .tuple(text, marks)
    .map(([plain, strewn]) => [...plain].map((char, at) => char + (at < from ? '' : strewn[at])).join(''));
}

function messageOf(field: z.ZodType, value: unknown): string | undefined {
  return field.safeParse(value).error?.issues[0]?.message;
}

describe.each([
  ['CPF', cpfField, digits(11), 0, /^\d{3}\.\d{3}\.\d{3}-\d{2}$/],
  ['CNPJ of digits', cnpjField, digits(14), 0, /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/],
  ['CEP', cepField, digits(8), 0, /^\d{5}-\d{3}$/],
  ['phone of 10 digits', phoneField, fc.stringMatching(/^[1-9]\d{9}$/), 1, /^\(\d{2}\) \d{4}-\d{4}$/],
  ['phone of 11 digits', phoneField, fc.stringMatching(/^[1-9]\d{10}$/), 1, /^\(\d{2}\) \d{5}-\d{4}$/],
] as const)('a complete %s', (_name, field, complete, from, form) => {
  test('is taken with any punctuation and comes out in the one form', () => {
    fc.assert(
      fc.property(punctuated(complete, from), (text) => {
        const parsed = field.parse(text);
        expect(parsed).toMatch(form);
        expect(parsed.replace(/[^0-9A-Z]/g, '')).toBe(text.replace(/[^0-9A-Za-z]/g, '').toUpperCase());
        expect(field.parse(parsed)).toBe(parsed);
      }),
    );
  });
});

test('a CNPJ with letters is taken with each sign of its mask in its place or left out', () => {
  const plain = fc.stringMatching(/^[0-9A-Za-z]{12}[0-9]{2}$/).filter((text) => !/^cnpj/i.test(text));
  const signs = fc.tuple(...['.', '.', '/', '-'].map((sign) => fc.constantFrom('', sign)));
  fc.assert(
    fc.property(plain, signs, (text, [first, second, third, last]) => {
      const parts = [
        text.slice(0, 2),
        first,
        text.slice(2, 5),
        second,
        text.slice(5, 8),
        third,
        text.slice(8, 12),
        last,
      ];
      expect(cnpjField.parse(parts.join('') + text.slice(12))).toBe(applyMask(masks.cnpj, text));
    }),
  );
});

describe.each([
  ['CPF', cpfField, 11, 'CPF deve ter 11 dígitos'],
  ['CEP', cepField, 8, 'CEP deve ter 8 dígitos'],
  ['CNPJ', cnpjField, 14, 'CNPJ deve ter 14 caracteres'],
] as const)('a %s of another length', (_name, field, length, message) => {
  test(`is refused: ${message}`, () => {
    const wrongLength = fc.stringMatching(/^[0-9]{1,30}$/).filter((text) => text.length !== length);
    fc.assert(
      fc.property(wrongLength, (text) => {
        expect(messageOf(field, text)).toBe(message);
      }),
    );
  });
});

test.each([
  ['cpf', '123.456.789-0x', 'CPF deve ter 11 dígitos'],
  ['cpf', `123.456.789-09${' .'.repeat(40)}`, 'CPF deve ter 11 dígitos'],
  ['cnpj', '12.ABC.345/01DE-3X', 'CNPJ deve ter 14 caracteres'],
  ['phone', '(11) 3456-789', 'Telefone deve ter 10 ou 11 dígitos, com o DDD'],
  ['cpf', '  ', 'Campo obrigatório'],
  ['cpf', undefined, 'Campo obrigatório'],
  ['cpf', 12345678909, 'Campo obrigatório'],
  ['date', '', 'Campo obrigatório'],
  ['date', '31-02-2020', 'Esta data não existe no calendário'],
  ['date', '2019-02-29', 'Esta data não existe no calendário'],
  ['date', '00-00-0000', 'Esta data não existe no calendário'],
  ['date', '31-12-1899', 'O ano deve ser 1900 ou depois'],
  ['date', 'ontem', 'Data deve ter o formato DD-MM-AAAA'],
  ['rg', '', 'Campo obrigatório'],
  ['rg', 'MG-12.345.678-901.23', 'RG deve ter no máximo 12 caracteres'],
  ['rg', 'M------------------------1', 'RG deve ter no máximo 12 caracteres'],
  ['rg', '1234567890123', 'RG deve ter no máximo 12 caracteres'],
  ['rg', 'MG-123456789012', 'RG deve ter no máximo 12 caracteres'],
] as const)('the field %s refuses %j: %s', (name, value, message) => {
  expect(messageOf(fields[name], value)).toBe(message);
});

test.each([
  ['123456789', '12.345.678-9'],
  [' 12.345.678-9 ', '12.345.678-9'],
  ['MG12345678', 'MG12345678'],
])('the RG %j is taken as %j', (text, taken) => {
  expect(rgField.parse(text)).toBe(taken);
});

describe('a date', () => {
  const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  const days = dates.map((date) => date.toISOString().slice(0, 10));

  test('survives the way to the form in which it is shown and back', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(formatDate(day)).toMatch(/^\d{2}-\d{2}-\d{4}$/);
        expect(dateField.parse(formatDate(day))).toBe(day);
        expect(dateField.parse(day)).toBe(day);
        expect(parseDate(formatDate(day).replaceAll('-', '/'))).toBe(day);
      }),
    );
  });

  test.each([
    ['2024', true],
    ['2023', false],
    ['2000', true],
    ['1900', false],
    ['2100', false],
  ])('29 February of %s is in the calendar: %s', (year, isThere) => {
    expect(parseDate(`29-02-${year}`)).toBe(isThere ? `${year}-02-29` : null);
    expect(monthsAfter(`${year}-01-31`, 1)).toBe(`${year}-02-${isThere ? '29' : '28'}`);
  });

  test('that the calendar does not have is refused in both forms', () => {
    const missing = fc.constantFrom('30-02', '31-04', '31-06', '31-09', '31-11', '32-01', '01-13', '00-01', '01-00');
    fc.assert(
      fc.property(missing, fc.integer({ min: 1900, max: 2100 }), (dayAndMonth, year) => {
        const [day, month] = dayAndMonth.split('-');
        expect(parseDate(`${day}-${month}-${year}`)).toBeNull();
        expect(parseDate(`${year}-${month}-${day}`)).toBeNull();
      }),
    );
  });

  test('is found in no other text, and no text makes it fail', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const date = parseDate(text);
        expect(date === null || /^\d{4}-\d{2}-\d{2}$/.test(date)).toBe(true);
      }),
    );
  });

  test('that is not one is shown as it is', () => {
    expect(formatDate('')).toBe('');
    expect(formatDate('sem data')).toBe('sem data');
  });
});

test('Brazil has 27 federative units', () => {
  expect(new Set(federativeUnits).size).toBe(27);
});
