import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { sameClock } from './clock/clock.ts';
import { type CrashAt, crashingAt } from './crash/crash-at.ts';
import type { TestApp } from './start-app.ts';
import { noteStart } from './starts/note-start.ts';

const scripts = resolve(import.meta.dirname, '../../scripts');

/** As the start's own: a program is stripped of its types once, not each time that a test runs it. */
const compiled = resolve(import.meta.dirname, '../../.cache/compiled');

/**
 * A program of `scripts/` under way in a process of its own, as somebody at the machine runs it.
 * @param name `backup.ts`, `program.mjs` …
 * @param diesAt the crash point at which it ends as by a loss of power
 */
export function startCommand(
  name: string,
  args: readonly string[],
  settings: Record<string, string | undefined>,
  diesAt?: CrashAt,
) {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  const crash = crashingAt(diesAt);
  if (name === 'program.mjs') noteStart();
  const child = spawn(process.execPath, [...crash.args, join(scripts, name), ...args], {
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compiled,
      ...sameClock(),
      ...Object.fromEntries(given),
      ...crash.env,
    },
  });
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  return { child, ended: ended.then(([[status], stdout, stderr]) => ({ status, stdout, stderr })) };
}

/** Runs a command to its end. */
export function runCommand(...command: Parameters<typeof startCommand>) {
  return startCommand(...command).ended;
}

/** The settings with which a command finds the installation of a test. */
export function settingsOf(app: TestApp): Record<string, string | undefined> {
  return { ...app.settings, DATA_DIR: app.dataDir, DATABASE_URL: app.databaseUrl };
}
