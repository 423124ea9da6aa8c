import { appendFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../../../.cache/results');

type Fault = { fault: string; load: string; acknowledged: number; lost: number; recovery: string };

/** Prints one line of the table of faults and adds it to `.cache/results/faults.md`. */
export function report({ fault, load, acknowledged, lost, recovery }: Fault): void {
  const line = `| ${fault} | ${load} | ${acknowledged} | ${lost} | ${recovery} |`;
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, 'faults.md'), `${line}\n`);
  console.log(line);
}

/** Runs an endless task this many times side by side until `over`; answers when all have ended. */
export async function load(side: number, over: () => boolean, task: () => Promise<void>): Promise<void> {
  const one = async () => {
    while (!over()) await task().catch(() => {});
  };
  await Promise.all(Array.from({ length: side }, one));
}
