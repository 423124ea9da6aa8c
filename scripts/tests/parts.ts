import { type SpawnOptions, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../steps.ts';

/**
 * Runs a part of `npm test` beside the others: each of its lines says which part it is of.
 * @returns whether it has ended well; nothing that goes wrong in it ends the others
 */
export async function runPart(
  name: string,
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<boolean> {
  const started = performance.now();
  const code = await new Promise<number>((done) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    for (const said of [child.stdout, child.stderr]) {
      if (said) createInterface({ input: said }).on('line', (line) => console.log(`${name} │ ${line}`));
    }
    child.on('error', (error) => {
      console.log(`${name} │ ${command}: ${error.message}`);
      done(1);
    });
    child.on('close', (status) => done(status ?? 1));
  });
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  return code === 0;
}
