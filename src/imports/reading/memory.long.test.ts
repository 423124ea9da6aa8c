import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeXlsx } from 'hucre';
import { afterAll, expect, test } from 'vitest';
import { hostileFiles } from './hostile-files.example.ts';
import { sheetProblems } from './sheet.labels.ts';

/** What a whole process grows by while it examines a file and reads it: the thread has its own bounds, and the process outlives it. */
const folder = mkdtempSync(join(tmpdir(), 'zelo-sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const most = 150 * 1024 * 1024;
const reader = fileURLToPath(new URL('./measured-reading.example.ts', import.meta.url));

function measured(bytes: Uint8Array): { examined: string | null; result: string; grown: number } {
  const file = join(folder, 'file');
  writeFileSync(file, bytes);
  return JSON.parse(execFileSync(process.execPath, [reader, file], { encoding: 'utf8' }));
}

test.each(Object.entries(hostileFiles))('%s is refused in words, within 150 MB', async (_, make) => {
  const { examined, result, grown } = measured(await make());
  expect(Object.keys(sheetProblems)).toContain(result);
  expect(examined).toBe(result);
  expect(grown).toBeLessThan(most);
});

test('50,000 people with seventeen columns are read within 150 MB', async () => {
  const header = Array.from({ length: 17 }, (_, at) => `Coluna ${at}`);
  const people = Array.from({ length: 50_000 }, (_, at) => [
    `Maria da Conceição ${at}`,
    `${10_000_000_000 + at}`,
    new Date(Date.UTC(1980, 0, 1 + (at % 9000))),
    ...header.slice(3).map((_name, column) => (column % 2 ? `Setor ${column}` : at)),
  ]);
  const bytes = await writeXlsx({ sheets: [{ name: 'Plan1', rows: [header, ...people] }] });
  const { examined, result, grown } = measured(bytes);
  expect(examined).toBeNull();
  expect(result).toBe('50000');
  expect(grown).toBeLessThan(most);
});
