import { type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

export const root = resolve(import.meta.dirname, '..');

/**
 * Runs a program with its output shown, also where it is piped: then it is none that draws over what another one has written.
 * @returns its exit code; 1 for a program that could not be run, and as a shell does 128 and the signal's number for one that was ended by it
 */
export function runStep(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.stdout?.pipe(process.stdout, { end: false });
    if (child.stderr) tellWithoutStack(child.stderr);
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      done(1);
    });
    child.on('close', (code, signal) => done(code ?? (signal ? 128 + constants.signals[signal] : 1)));
  });
}

/** Runs a program under a heading and ends the task when it fails. */
export async function step(
  title: string,
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> {
  console.log(`\n── ${title}`);
  const code = await runStep(command, args, options);
  if (code === 0) return;
  console.error(`\n✗ ${title}`);
  process.exit(code);
}

/** Where in a program something failed says nothing to whoever wants to start the product. */
function tellWithoutStack(stderr: Readable): void {
  createInterface({ input: stderr }).on('line', (line) => {
    if (!/^\s+at .+(:\d+\)?|<anonymous>\)?|native\)?)$/.test(line)) console.error(line);
  });
}
