import { expect, test } from 'vitest';
import { asRead } from './look-alikes.ts';

test.each([
  ['in Greek', 'ΗΙν', 'hiv'],
  ['in Cyrillic', 'НІѴ', 'hiv'],
  ['wide', 'ＨＩＶ', 'HIV'],
  ['in mathematical letters', '𝐇𝕀𝒱', 'HIV'],
  ['with a Roman number', 'HⅣ', 'HIV'],
  ['in small capitals', 'ʜɪᴠ', 'hiv'],
  ['in squares', '🅷🅸🆅', 'hiv'],
  ['with blanks of no width', 'H\u200bI\u200d\ufeffV', 'HIV'],
  ['with a soft hyphen', 'gra\u00advidez', 'gravidez'],
  ['with marks above and below', 'H\u0336I\u0336V\u0336', 'HIV'],
  ['with accents', 'Gestação', 'Gestacao'],
])('letters %s are what they look like', (_how, text, read) => {
  expect(asRead(text)).toBe(read);
});

test('what is Latin already stays, with its digits and points', () => {
  expect(asRead('Hemograma 2, T4 livre (µg)')).toBe('Hemograma 2, T4 livre (μg)');
});
