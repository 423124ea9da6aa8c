import { expect, test, vi } from 'vitest';
import { examineSheet } from './examine-sheet.server.ts';
import type { SheetFile } from './sheet.labels.ts';

const file = (content: string): SheetFile => ({ bytes: Buffer.from(content), name: 'pessoas.csv' });

test('a file that can be read has no problem, and one that can’t has its name', async () => {
  expect(await examineSheet(async () => file('Nome;CPF\nAna;1\n'))).toBeNull();
  expect(await examineSheet(async () => file('%PDF-1.7'))).toBe('unknown-format');
});

test('many at once are examined in turns, each fetched when its turn has come; of more than that nothing is told', async () => {
  let fetched = 0;
  let most = 0;
  const pdf = async () => {
    fetched += 1;
    most = Math.max(most, fetched);
    return file('%PDF-1.7');
  };
  const examine = () => examineSheet(pdf).finally(() => (fetched -= 1));
  const told = await Promise.all(Array.from({ length: 12 }, examine));
  expect(told.filter((problem) => problem === 'unknown-format')).toHaveLength(8);
  expect(told.filter((problem) => problem === null)).toHaveLength(4);
  expect(most).toBe(1);
  expect(await examine()).toBe('unknown-format');
});

test('what takes longer than whoever sends it waits is left to its job, and keeps nobody else from being examined', async () => {
  const { promise, resolve } = Promise.withResolvers<SheetFile>();
  const late = vi.fn(() => promise);
  expect(await examineSheet(late, { most: 1, ms: 1 })).toBeNull();
  const next = examineSheet(async () => file('%PDF-1.7'));
  resolve(file('%PDF-1.7'));
  expect(await next).toBe('unknown-format');
});

test('a file that can’t be fetched is not said to be one that can be read', async () => {
  await expect(examineSheet(() => Promise.reject(new Error('the store is away')))).rejects.toThrow('away');
});
