import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { waitAsLongAsItTakes } from './patient-prerender.ts';

const step = resolve(import.meta.dirname, 'building/step.ts');

/** Builds a part by a program of these words. */
function built(program: string) {
  const task = `import { buildStep } from ${JSON.stringify(step)};
    await buildStep('Páginas', process.execPath, ['-e', ${JSON.stringify(program)}])
      .catch(({ message, remedy }) => console.log(JSON.stringify({ message, remedy })));`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', task], { encoding: 'utf8' });
}

test('what can’t be built says why, without where in the program', () => {
  const { stdout, stderr } = built("throw new Error('quebrou')");
  expect(stderr).toContain('Error: quebrou');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(stdout).toContain('algo falhou, pelo que está escrito acima');
});

test('a build that the machine ends for want of memory is told from any other', () => {
  expect(built("process.kill(process.pid, 'SIGKILL')").stdout).toContain('faltou memória (pede perto de 2 GB)');
  expect(built('process.abort()').stdout).toContain('libere memória, ou traga um arquivo pronto');
});

test('a build waits for its pages as long as it takes', async () => {
  const usual = AbortSignal.timeout;
  try {
    waitAsLongAsItTakes();
    const signal = AbortSignal.timeout(0);
    await new Promise((later) => setTimeout(later, 5));
    expect(signal.aborted).toBe(false);
  } finally {
    AbortSignal.timeout = usual;
  }
});
