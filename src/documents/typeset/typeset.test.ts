import { expect, test } from 'vitest';
import { exampleInput } from './typeset.example.ts';
import { engineVersion, paperVersion, typeset, unprintable } from './typeset.server.ts';

test('the same document has the same bytes, another one others', async () => {
  const [first, second, other] = await Promise.all([
    typeset(exampleInput),
    typeset(exampleInput),
    typeset({ ...exampleInput, name: 'ASO 2026/000124' }),
  ]);
  expect(Buffer.from(first).toString('latin1')).toMatch(/^%PDF-1\.4/);
  expect(Buffer.compare(first, second)).toBe(0);
  expect(Buffer.compare(first, other)).not.toBe(0);
});

test('what typesets has a version, and so has how a paper is typeset', () => {
  expect(engineVersion).toMatch(/^typst-ts-node-compiler \d+\.\d+\.\d+$/);
  expect(paperVersion).toBeGreaterThan(0);
});

test('what a typeface for Portuguese has is printable; the rest is named once, as it can be shown', async () => {
  const portuguese = 'Ação, à noite: “≥ 85 dB(A)” – 10 µg/m³, 36 °C, nº 1ª, não… É isso:\t‘sim’\f\r\n\u00ad\u200b';
  expect(await unprintable(portuguese)).toEqual([]);
  expect(await unprintable('Cafe\u0301 da manha\u0303')).toEqual([]);
  expect(await unprintable('Apto 👍🏽👍🏽 健康 🩺 \u0007')).toEqual(['👍🏽', '健', '康', '🩺', 'U+0007']);
});
