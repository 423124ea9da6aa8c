import { afterEach, expect, test, vi } from 'vitest';
import { openSuite, tableOf } from './suite.ts';

const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => [printed, complained].forEach((one) => void one.mockClear()));

const shell = (title: string, script: string) => ({ title, command: 'sh', args: ['-c', script] });

test('a part that fails is named, and the others run to their end', async () => {
  const suite = await openSuite();
  await Promise.all([
    suite.run(shell('formato', 'exit 1'), { holdsSlot: true }),
    suite.run(shell('tipos', 'echo whole'), { holdsSlot: true }),
  ]);
  suite.count('tipos', { passed: 3, failed: 0 });
  expect(suite.end()).toEqual({ passed: 3, failed: 0, isGreen: false });
  expect(complained.mock.calls.flat().join()).toContain('Falhou: formato.');
  expect(printed.mock.calls.flat()).toContain('tipos │ whole');
});

test('where nothing fails all is well', async () => {
  const suite = await openSuite();
  await suite.run(shell('tipos', 'true'), { holdsSlot: false });
  expect(suite.end()).toEqual({ passed: 0, failed: 0, isGreen: true });
  expect(complained).not.toHaveBeenCalled();
});

test('the table says what each part took, and what went on beside them', () => {
  const ended = [
    { title: 'testes', code: 0, seconds: 200, processor: 300.4 },
    { title: 'formato', code: 0, seconds: 2, processor: null },
  ];
  const table = tableOf(ended, new Map([['testes', { passed: 12, failed: 1 }]]), { seconds: 210, busy: 350 });
  expect(table.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))).toEqual([
    'Parte | processador | relógio | passaram | falharam',
    'testes | 300 s | 200 s | 12 | 1',
    'formato | – | 2 s',
    'ao lado (bancos, armazenamento e o mais da máquina) | 50 s',
    'tudo | 350 s | 210 s | 12 | 1',
  ]);
});
