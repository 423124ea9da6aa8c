import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Tools that build and run images as processes of this machine: no daemon, no namespaces, a store of its own that goes with the folder. */
export type Buildah = {
  /** Runs it to its end with its output shown. @throws when it fails */
  run: (...args: string[]) => void;
  /** The same for what it prints. */
  ask: (...args: string[]) => string;
  begin: (args: readonly string[], options: SpawnOptions) => ChildProcess;
};

/** @param folder where images and containers are kept */
export function buildahIn(folder: string): Buildah {
  const places = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' };
  const ran = (args: readonly string[], stdout: 'inherit' | 'pipe') => {
    const done = spawnSync('buildah', [...places, ...args], {
      env,
      stdio: ['ignore', stdout, 'inherit'],
      encoding: 'utf8',
    });
    if (done.status !== 0) throw new Error(`buildah ${args[0]} ended with ${done.status}`);
    return done.stdout?.trim() ?? '';
  };
  return {
    run: (...args) => void ran(args, 'inherit'),
    ask: (...args) => ran(args, 'pipe'),
    begin: (args, options) => spawn('buildah', [...places, ...args], { env, ...options }),
  };
}
