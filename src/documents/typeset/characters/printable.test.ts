import { expect, test } from 'vitest';
import { missingIn } from './printable.server.ts';
import { printableText } from './printable-text.rules.ts';

test('what Portuguese and medicine need is printable', () => {
  const texts = [
    'ÁÀÂÃÇÉÊÍÓÔÕÚÜáàâãçéêíóôõúü nº 1ª § º ª',
    '“aspas” ‘simples’ «francesas» – — … • · € R$ ©®™',
    '≥ 85 dB(A) ≤ ± × ÷ ≠ ≈ ∞ √ 10 µg/m³ μg m² 36,5 °C ½ ¼ ¾ ‰ ∆ Ω π α β γ',
    'a\tb\fc\vd\r\ne\u2028f',
    'ra\u00adzão so\u200bcial \ufeffinício \u200efim',
    'e\u0301 a\u0303 c\u0327',
  ];
  for (const text of texts) expect(missingIn(text), text).toEqual([]);
});

test('what it lacks is named once and whole, as it stands in the text', () => {
  const lacking = [
    '健',
    '康',
    '😀',
    '👨‍👩‍👧',
    '🇧🇷',
    'ع',
    'א',
    '\u0000',
    '\u0007',
    '\u001b',
    '\ud800',
    '\ue000',
    'ع\u0301',
  ];
  expect(missingIn(`${lacking.join(' ')} 健 e\u0301`)).toEqual(lacking);
});

test('a text is typeset as it was typed, with tabs as on screen and without what nobody sees', () => {
  expect(printableText('a\tb\n\tc\n12345678\td')).toBe('a       b\n        c\n12345678        d');
  expect(printableText('um\r\ndois\rtrês\fquatro')).toBe('um\ndois\ntrês\nquatro');
  expect(printableText('e\u0301\u200b  dois espaços ')).toBe('é  dois espaços ');
});
