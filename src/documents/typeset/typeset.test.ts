import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spokenText } from '../../testing/pdf/spoken-text.ts';
import { images } from './letterhead/images.example.ts';
import { exampleInput } from './typeset.example.ts';
import { engineVersion, paperVersion, typeset, unprintable } from './typeset.server.ts';
import { createTypesetter } from './typesetter.server.ts';

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

test('what a typeface for Portuguese has is printable; the rest is named once, as it stands there', async () => {
  const portuguese = 'Ação, à noite: “≥ 85 dB(A)” – 10 µg/m³, 36 °C, nº 1ª, não… É isso:\t‘sim’\f\r\n\u00ad\u200b';
  expect(await unprintable(portuguese)).toEqual([]);
  expect(await unprintable('Cafe\u0301 da manha\u0303')).toEqual([]);
  expect(await unprintable('Apto 👍🏽👍🏽 健康 🩺 \u0007')).toEqual(['👍🏽', '健', '康', '🩺', '\u0007']);
});

const hashOf = (pdf: Uint8Array) => hash('sha256', pdf, 'hex');

test('another process and a thread that begins anew make the same bytes', async () => {
  const here = hashOf(await typeset(exampleInput));
  const script = `(async () => {
    const { hash } = await import('node:crypto');
    const { exampleInput } = await import('${new URL('./typeset.example.ts', import.meta.url)}');
    const { typeset } = await import('${new URL('./typeset.server.ts', import.meta.url)}');
    for (const name of ['ASO 2026/000999', exampleInput.name])
      console.log(hash('sha256', await typeset({ ...exampleInput, name }), 'hex'));
  })()`;
  // A process whose thread rests ends by itself.
  const there = execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
  expect(there.trim().split('\n')[1]).toBe(here);

  const { typeset: again, end } = createTypesetter(new URL('./typeset-thread.server.ts', import.meta.url));
  expect(hashOf(await again(exampleInput))).toBe(here);
  await end();
});

test('what a letterhead’s image holds is printed; where it holds nothing, the drawn letterhead', async () => {
  const { paper } = exampleInput;
  const drawn = paper.letterhead.slogan.replace(/\s/g, '');
  for (const [name, image] of Object.entries(images)) {
    const [page] = await spokenText(
      await typeset({ ...exampleInput, paper: { ...paper, letterhead: { ...paper.letterhead, image } } }),
    );
    expect(page?.spoken.includes(drawn), name).toBe(/without|ends/.test(name));
  }
});

test('a character that the typeface lacks is refused, not replaced', async () => {
  await expect(typeset({ ...exampleInput, name: 'ASO 健' })).rejects.toThrow('the typeface lacks 1 character(s)');
});

/**
 * Issued documents keep the version of what drew them: a changed template is a new `paperVersion`, and a line here. Comments
 * draw nothing; the third has a longer access code, the fourth drawings, the fifth says who signs by hand, the sixth has the person
 * at the head, boxes that are boxes, and letters of 10,5 pt on one page.
 */
const templates = [
  'bd531dbb7c8af249',
  '0d382340b4ff81dc',
  '0d382340b4ff81dc',
  'def36df54961cbab',
  'def36df54961cbab',
  'b5725c685c4c95b5',
];

test('each version of how a paper is typeset is one template', () => {
  expect(templates).toHaveLength(paperVersion);
  const template = readFileSync(new URL('./paper.typ', import.meta.url), 'utf8');
  const drawing = template.replace(/^\s*\/\/.*\n/gm, '');
  expect(hash('sha256', drawing, 'hex').slice(0, 16)).toBe(templates.at(-1));
});
