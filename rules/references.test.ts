import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, read } from './sources.ts';

/** A comment leans on what the product fixes (`product 5.3`) or on why it is so (`decision 12`); docs say it in Portuguese. */
const reference = /\b(product|produto) (\d+\.\d+)\b|\b(decision|decisão|decisões) (\d+)\b/gi;

/** What a text leans on when nobody who has only this repository can read it. */
const elsewhere = /\bspecification\b(?!: ?\{)|\bespecificaç|\bdecisions(:|\.md)|\bsections? \d/i;

const texts = filesOf(
  '{src,rules,e2e,scripts,migrations,bench}/**/*.{ts,tsx,css,mjs}',
  '*.{ts,md}',
  'docs/**/*.md',
).filter((file) => file !== 'rules/references.test.ts');

const lines = texts.flatMap((file) =>
  read(file)
    .split('\n')
    .map((line, at) => ({ line, place: `${file}:${at + 1}` })),
);

const parts = new Set([...read('docs/product.md').matchAll(/^### (\d+\.\d+) /gm)].map(([, number]) => number));

const decisions = filesOf('docs/decisions/[0-9]*.md').map((file) => ({
  file: basename(file),
  number: Number(basename(file).slice(0, 4)),
}));

test('what is cited of the product and of the decisions is there', () => {
  const lost = lines.flatMap(({ line, place }) =>
    [...line.matchAll(reference)]
      .filter(([, , part, , decision]) =>
        part ? !parts.has(part) : !decisions.some(({ number }) => number === Number(decision)),
      )
      .map(([cited]) => `${place}: ${cited}`),
  );
  expect(lost, 'Cite a part of docs/product.md by its number, or a decision of docs/decisions.').toEqual([]);
});

test('nothing is cited that is not in the repository', () => {
  const found = lines.filter(({ line }) => elsewhere.test(line)).map(({ place }) => place);
  expect(found, 'Write `product 5.3` or `decision 12`; what is new goes into docs/product.md first.').toEqual([]);
});

test('the parts of the product are numbered in order', () => {
  const numbers = [...read('docs/product.md').matchAll(/^#{2,3} (\d+)\.(\d+)? /gm)].map(
    ([, chapter, part]) => Number(chapter) * 1_000 + Number(part ?? 0),
  );
  const wrong = numbers.filter((number, at) => {
    const before = numbers[at - 1] ?? 0;
    return number % 1_000 === 0 ? number !== Math.floor(before / 1_000) * 1_000 + 1_000 : number !== before + 1;
  });
  expect(wrong, 'Number the chapters 1, 2 … and their parts 1.1, 1.2 … in docs/product.md.').toEqual([]);
});

test('every decision has its number on it and one line in the index, in order', () => {
  const headings = decisions.map(({ file }) => Number(/^# (\d+)\. /.exec(read(`docs/decisions/${file}`))?.[1]));
  expect(headings, 'Begin a decision with `# N. title`, N as in the name of its file.').toEqual(
    decisions.map(({ number }) => number),
  );
  const listed = [...read('docs/decisions/README.md').matchAll(/^- \[(\d+)\]\(([^)]+)\): \S/gm)];
  expect(
    listed.map(([, number, file]) => ({ file, number: Number(number) })),
    'Give each decision one line in docs/decisions/README.md.',
  ).toEqual(decisions);
});

test('a link from one document to another leads to a file', () => {
  const root = resolve(import.meta.dirname, '..');
  const lost = texts
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .filter(([, target]) => !existsSync(join(root, dirname(file), target ?? '')))
        .map(([, target]) => `${file} → ${target}`),
    );
  expect(lost, 'Mend the link, or take it out.').toEqual([]);
});

test('the map of the folders has every folder of the code', () => {
  const map = read('CONTRIBUTING.md').split('### O mapa das pastas')[1]?.split('\n### ')[0] ?? '';
  const folders = filesOf('src/*/**/*', 'src/app/*/*').flatMap((file) => {
    const [, subject = '', ...rest] = file.split('/');
    return subject === 'app' && rest.length > 1 ? [subject, rest[0] ?? ''] : [subject];
  });
  const missing = [...new Set(folders)].filter((folder) => !new RegExp(`\\s${folder}/\\s`).test(map));
  expect(missing, 'Say in CONTRIBUTING.md, under "O mapa das pastas", what the folder is for.').toEqual([]);
});
