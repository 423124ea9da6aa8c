import { expect, test } from 'vitest';
import { filesOf, isTest, read } from './sources.ts';

/** Paper is printed and a letter read elsewhere: neither has the sheet; the room's panel is read from afar; a drawing is as a picture. */
const ofItsOwn =
  /\/(look|paper|drawn|mail|typeset|drawing)\/|^src\/(landing|referrals\/panel)\/|Scene\.module|page-style|readable\.rules/;
const sheets = filesOf('src/**/*.css').filter((file) => !ofItsOwn.test(file));
const screens = filesOf('src/**/*.tsx').filter((file) => !ofItsOwn.test(file) && !isTest(file));

/** The lines that match, as `file:line what`. */
function lines(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  );
}

test('corners have the one radius, or are round', () => {
  const own = lines(sheets, /border-[a-z-]*radius: (?!(var\(--radius\)|50%|999px|inherit|0);)/);
  expect([...own, ...lines(screens, /\bradius=|borderRadius:/)], 'Write: border-radius: var(--radius)').toEqual([]);
});

test('edges of what holds something are the one border', () => {
  expect(lines(sheets, /border: 1px solid var\(--line\)/), 'Write: border: var(--border)').toEqual([]);
});

test('colours are said in src/app/look alone', () => {
  const colour = /#[0-9a-f]{3,8}\b(?=[;,)\s'"])|\b(rgb|hsl|oklch)a?\(|: (white|black);/i;
  // The browser's own bar knows no variables; what is printed has no sheet; the mark is drawn on its own ground.
  const known = /name="theme-color"|pageStyle = |stroke="#fff"/;
  const own = lines([...sheets, ...screens], colour).filter((line) => !known.test(line));
  expect(own, 'Use a colour of src/app/look/tokens.css or tones.css, or say it there.').toEqual([]);
});

test('a card has the one padding, or is a box', () => {
  const own = screens.flatMap((file) =>
    [...read(file).matchAll(/<Paper\b[^>]*?\s(p[xytblr]?=(?!"(card|box)")\S+)/g)].map(
      ([, given]) => `${file} ${given}`,
    ),
  );
  expect(own, 'Write p="card", and p="box" in a column of a form: both are of src/app/look/theme.ts.').toEqual([]);
});

test('a heading of a screen has the one size', () => {
  const own = sheets.filter((file) => /\bh1\b[^{}]*\{[^}]*font-size|var\(--text-(title|3xl)\)/.test(read(file)));
  const titles = lines(screens, /<Title\b[^>]*order=\{1\}|<h1[^>]* style=/);
  expect([...own, ...titles], 'Leave it to h1 in src/app/look/base.css.').toEqual([]);
});

test('amber is for what stops until somebody does something', () => {
  const wrong = lines(screens, /\bcolor="(orange|teal|blue)"/);
  expect(wrong, 'Use <Notice>, with `stops` where nothing goes on; an Alert of color="zelo" else.').toEqual([]);
});
