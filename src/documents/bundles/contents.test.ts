import { expect, test } from 'vitest';
import { indexLine, momentsOf, type Packed, placesOf } from './contents.rules.ts';
import { mostBytes, mostDocuments, problemOf } from './limits.rules.ts';
import { fileNameOf } from './names.rules.ts';

let made = 0;

function document(fields: Partial<Packed> = {}): Packed {
  const number = String(++made).padStart(6, '0');
  return {
    ...{ id: `d${made}`, name: `ASO 2026/${number}`, employeeName: 'Nádia', unitId: 'u1', unitName: 'Matriz' },
    ...{ issuedAt: '2026-05-05T12:00:00.000Z', state: 'issued' },
    ...fields,
  };
}

const pathsOf = (...documents: Packed[]) => placesOf(documents).map(({ path }) => path);

test.each([
  ['../../etc/passwd', 'etc passwd'],
  ['..', 'Sem nome'],
  ['C:\\Windows\\System32', 'C Windows System32'],
  ['CON', '_CON'],
  ['com1.pdf', '_com1.pdf'],
  ['Ana\u202Efdp.exe', 'Ana fdp.exe'],
  ['Ana\u0000\n\tLima', 'Ana Lima'],
  ['Lima. ', 'Lima'],
  ['/', 'Sem nome'],
  ['a?b*c"d<e>f|g', 'a b c d e f g'],
  ['\uD800', 'Sem nome'],
  ['Jose\u0301', 'José'],
])('%j becomes a name that every system takes', (text, expected) => {
  expect(fileNameOf(text, 60)).toBe(expected);
});

test('the longest names make a path that Windows takes, and no character is cut in two', () => {
  const [path = ''] = pathsOf(
    document({ employeeName: '👩🏽‍⚕️'.repeat(200), unitName: 'Ç'.repeat(500), state: 'superseded' }),
  );
  expect(path.length).toBeLessThan(240);
  expect(path.isWellFormed()).toBe(true);
  expect(path).toMatch(/^Ç{60}\/.+ - ASO 2026-\d{6} \(substituído\)\.pdf$/);
});

test('two units of one name are two folders, also where only the capitals differ', () => {
  const paths = pathsOf(
    document({ unitId: 'a', unitName: 'MATRIZ' }),
    document({ unitId: 'b', unitName: 'Matriz' }),
    document({ unitId: 'c', unitName: 'Matriz?' }),
    document({ unitId: null, unitName: null }),
  );
  expect(paths.map((path) => path.split('/')[0]).sort()).toEqual(['MATRIZ', 'Matriz (2)', 'Matriz (3)', 'Sem unidade']);
});

test('no two documents have the same path, whatever their people are called', () => {
  const paths = pathsOf(
    document(),
    document(),
    document({ name: 'ASO 2026/000777' }),
    document({ name: 'ASO 2026/000777' }),
  );
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(4);
});

test('people stand in the alphabetical order of Portuguese', () => {
  const people = ['Zeca', 'Álvaro', 'Bia', 'alice', 'Érica', 'Eva'];
  const paths = pathsOf(...people.map((employeeName) => document({ employeeName })));
  expect(paths.map((path) => path.replace(/^Matriz\/(\S+) .*$/, '$1'))).toEqual([
    'alice',
    'Álvaro',
    'Bia',
    'Érica',
    'Eva',
    'Zeca',
  ]);
});

test('the list names the document, the day in São Paulo and what has become of it', () => {
  const [place] = placesOf([document({ issuedAt: '2026-01-01T01:00:00.000Z', state: 'cancelled' })]);
  if (!place) throw new Error('it has a place');
  expect(indexLine(place, true).slice(1)).toEqual(['Nádia', 'Matriz', '31-12-2025', 'Cancelado', place.path]);
});

test('a period ends with the end of its last day, over the end of a month and of a leap year’s February', () => {
  expect(momentsOf({ from: '2024-02-01', to: '2024-02-29' })).toEqual([
    '2024-02-01T03:00:00.000Z',
    '2024-03-01T03:00:00.000Z',
  ]);
  const [from, before] = momentsOf({ from: '2024-01-01', to: '9999-12-31' });
  expect(from < '2026-11-22T16:05:00.000Z' && '2026-11-22T16:05:00.000Z' < before).toBe(true);
});

test('too many, or too much, is refused with how to ask for less; what just fits is not', () => {
  expect(problemOf({ total: mostDocuments, size: mostBytes })).toBeNull();
  expect(problemOf({ total: mostDocuments + 1, size: 1 })).toBe(
    'São 10.001 ASOs, e um arquivo leva até 10.000. Escolha um período menor, ou uma unidade de cada vez.',
  );
  expect(problemOf({ total: 2, size: mostBytes + 1 })).toBe(
    'São mais de 1 GB de documentos. Escolha um período menor, ou uma unidade de cada vez.',
  );
});
