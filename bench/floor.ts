import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts one of the bare servers of this folder as a process of its own and answers its address. */
export async function startFloor(file: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...settings },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: line.toString().trim(), pid: child.pid ?? 0, stop: () => child.kill() };
}
