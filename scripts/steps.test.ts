import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { waitAsLongAsItTakes } from './patient-prerender.ts';

const steps = resolve(import.meta.dirname, 'steps.ts');

test('a step that fails says in a sentence that it did and why, without where in the program', () => {
  const failing = "throw new Error('quebrou')";
  const program = `import { step } from ${JSON.stringify(steps)};
    await step('Páginas', process.execPath, ['-e', ${JSON.stringify(failing)}], { failure: 'Não deu certo.' });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('Error: quebrou');
  expect(stderr).toContain('✗ Páginas: Não deu certo.');
  expect(stderr).not.toMatch(/^\s+at /m);
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
