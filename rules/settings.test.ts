import { expect, test } from 'vitest';
import { read } from './sources.ts';

const known = names(read('src/app/config.server.ts'), /^ {2}([A-Z][A-Z0-9_]*):/gm);

function names(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''))].sort();
}

test('.env.example lists every setting and no other', () => {
  const listed = names(read('.env.example'), /^#?([A-Z][A-Z0-9_]*)=/gm);
  expect(listed, 'Bring .env.example in line with src/app/config.server.ts.').toEqual(known);
});

test('docs/operations.md explains every setting in its table', () => {
  const explained = names(read('docs/operations.md'), /^\| `([A-Z][A-Z0-9_]*)` +\|/gm);
  const missing = known.filter((name) => !explained.includes(name));
  expect(missing, 'Add a line to the table of docs/operations.md.').toEqual([]);
});

test('the Dockerfile sets only what the server or Node reads', () => {
  const set = names(read('Dockerfile'), /^(?:ENV |ARG |\s+)([A-Z][A-Z0-9_]*)=/gm);
  const unknown = set.filter((name) => ![...known, 'NODE_ENV', 'PATH'].includes(name));
  expect(unknown, 'src/app/config.server.ts does not know it.').toEqual([]);
});

test('compose.yml gives the app only settings that it reads', () => {
  const [, app] = /^ {2}app:\n([\s\S]*?)(?=^ {0,2}\w|(?![\s\S]))/m.exec(read('compose.yml')) ?? [];
  const given = names(app ?? '', /^ {6}([A-Z][A-Z0-9_]*):/gm);
  expect(given).toContain('DATABASE_URL');
  const unknown = given.filter((name) => !known.includes(name));
  expect(unknown, 'src/app/config.server.ts does not know it.').toEqual([]);
});

test.each(['Dockerfile', 'src/testing/start-process.ts'])('%s starts the product as npm start does', (file) => {
  const [, options = 'none'] = /'start' \? \['(--[^']+)'\]/.exec(read('scripts/run.mjs')) ?? [];
  expect(read(file), 'What `engineOptions` of scripts/run.mjs says, stands here too.').toMatch(
    new RegExp(`["']${options}["'], (program|"/zelo/zelo\\.mjs")`),
  );
});
