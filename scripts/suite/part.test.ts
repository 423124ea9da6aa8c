import { afterEach, expect, test, vi } from 'vitest';
import { processorSeconds, runPart } from './part.ts';

const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => printed.mockClear());

test('a part says whose its lines are, how it has ended, and what it took with all that it has started', async () => {
  const busy = 'for (const end = process.cpuUsage().user + 2e5; process.cpuUsage().user < end; );';
  const args = ['-c', `echo one; echo two >&2; "$0" -e '${busy}'; exit 3`, process.execPath];
  const { title, code, processor } = await runPart({ title: 'tipos', command: 'sh', args });
  expect({ title, code }).toEqual({ title: 'tipos', code: 3 });
  expect(processor).toBeGreaterThan(0.2);
  expect(printed.mock.calls.flat().sort()).toEqual(['tipos │ one', 'tipos │ two']);
});

test('a program that is not there has failed', async () => {
  expect((await runPart({ title: 'x', command: 'no-such-program', args: [] })).code).not.toBe(0);
});

test.each([
  ['0m0.010s 0m0.020s\n1m2.500s 0m1.250s\n', 63.75],
  ['0m0,010s 0m0,020s\n0m2,500s 0m1,250s\n', 3.75],
  ['0m0.010s 0m0.020s\n', null],
  ['', null],
])('times of %j are %s seconds', (times, seconds) => expect(processorSeconds(times)).toBe(seconds));
