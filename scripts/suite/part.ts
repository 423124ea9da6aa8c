import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from '../steps.ts';

/** A program that the suite runs beside others. */
export type Part = {
  /** What its lines begin with, and what the table at the end calls it. */
  title: string;
  command: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
};

/** How a part has ended, and what it took: seconds of the clock, and of processors with all that it has started; null where that can't be told. */
export type Ended = { title: string; code: number; seconds: number; processor: number | null };

/** The shell knows what its children took, those that they waited for too (POSIX, `times`). */
const counted = '"$@"; code=$?; times >&3; exit $code';

/** Runs a part; each line that it prints says whose it is, so that several can be read at once. */
export async function runPart({ title, command, args, env }: Part): Promise<Ended> {
  const begun = performance.now();
  const isCounted = process.platform !== 'win32';
  const [program, ...rest] = isCounted ? ['sh', '-c', counted, 'sh', command, ...args] : [command, ...args];
  const child = spawn(program ?? command, rest, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let times = '';
  child.stdio[3]?.on('data', (chunk) => {
    times += chunk;
  });
  for (const output of [child.stdout, child.stderr]) {
    if (output) createInterface({ input: output }).on('line', (line) => console.log(`${title} │ ${line}`));
  }
  const code = await new Promise<number>((ended) => {
    child.on('error', (error) => {
      console.log(`${title} │ ${command}: ${error.message}`);
      ended(1);
    });
    child.on('close', (status) => ended(status ?? 1));
  });
  return { title, code, seconds: (performance.now() - begun) / 1000, processor: processorSeconds(times) };
}

/** What `times` says of the children: its second line, of user and system. @returns seconds; null for anything else */
export function processorSeconds(times: string): number | null {
  const [, ofChildren = ''] = times.trim().split('\n');
  const found = [...ofChildren.matchAll(/(\d+)m([\d.,]+)s/g)];
  if (found.length !== 2) return null;
  return found.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(',', '.')),
    0,
  );
}
