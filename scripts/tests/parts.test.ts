import { afterEach, expect, test, vi } from 'vitest';
import { runPart } from './parts.ts';

afterEach(() => vi.restoreAllMocks());

test('each line of a part says whose it is, and one that fails ends no other', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {});
  const program = (text: string) => ['-e', text];
  const ended = await Promise.all([
    runPart('um', process.execPath, program("console.log('certo'); console.error('aviso')")),
    runPart('dois', process.execPath, program("console.error('errado'); process.exit(3)")),
    runPart('três', 'no-such-program', []),
  ]);
  expect(ended).toEqual([true, false, false]);
  const lines = said.mock.calls.map(([line]) => line);
  expect(lines).toEqual(expect.arrayContaining(['um │ certo', 'um │ aviso', 'dois │ errado']));
  expect(lines.filter((line) => /^[✓✗] /.test(line)).sort()).toEqual([
    expect.stringMatching(/^✓ um: \d+ s$/),
    expect.stringMatching(/^✗ dois: \d+ s$/),
    expect.stringMatching(/^✗ três: \d+ s$/),
  ]);
});
