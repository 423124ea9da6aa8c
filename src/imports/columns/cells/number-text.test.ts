import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ColumnMatch } from '../columns.labels.ts';
import { cellsReader } from '../read-cells.rules.ts';
import { numberText, withoutDecimals } from './number-text.rules.ts';

const whole = fc.bigInt({ min: 0n, max: 999_999_999_999_999n });

test('whole numbers come back from a number, its decimals and the rest of a reckoning', () => {
  fc.assert(
    fc.property(whole, fc.constantFrom('.0', ',0', '.00', ',00', ''), (digits, decimals) => {
      expect(numberText(Number(digits))).toBe(String(digits));
      expect(withoutDecimals(`${digits}${decimals}`)).toBe(String(digits));
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(0.1, 0.7, 1e-9), (number, step) => {
      const rest = (number + step - step) * (1 + Number.EPSILON);
      expect(withoutDecimals(String(rest))).toBe(String(number));
      expect(numberText(rest)).toBe(String(number));
    }),
  );
});

test('no number in a column of an identifier becomes another number without a word', () => {
  const columns = { cpf: 0, registration: 1, phone_number: 2, nis: 3 } satisfies ColumnMatch;
  const read = cellsReader('employees', columns);
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e16, noNaN: true }), (number) => {
      const { values, remarks } = read([number, number, number, number]);
      for (const [field, text] of Object.entries(values)) {
        const said = remarks.some((remark) => remark.field === field);
        const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
        if (!said) expect(digits).toBe(numberText(number));
      }
    }),
  );
});
