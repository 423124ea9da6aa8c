import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { DatabasePlace } from '../platform/database/database.server.ts';
import { sameClock } from './clock/clock.ts';
import { type CrashAt, crashingAt } from './crash/crash-at.ts';
import { confirmAddressAt } from './practice/confirmed-address.ts';
import { practiceFilePath } from './practice/practice.ts';
import { noteStart } from './starts/note-start.ts';
import { until } from './until.ts';

/** The whole product, started as a clinic starts it, on data of its own. */
export type RunningServer = {
  url: string;
  pid: number;
  admin: { email: string; password: string };
  /** Its database, for what no call can make. */
  place: DatabasePlace;
  /** What it printed until it was up. */
  said: string;
  /** What it has logged since then, one object a line. */
  logged: () => Record<string, unknown>[];
  /** Asks the process to end, in order (`SIGTERM`) or at once (`SIGKILL`), and answers its exit code. */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Ends the process and removes its data. */
  stop: () => Promise<void>;
};

/** One process, which can have been started to die. */
export type RunningProcess = RunningServer & {
  /** Waits until it has died at its crash point. */
  died: () => Promise<unknown>;
};

const root = resolve(import.meta.dirname, '../..');

type StartOptions = { diesAt?: CrashAt | undefined; hear?: (line: string) => void; program?: string };

/**
 * Starts the product in an empty folder and reads its address and the first sign-in from what it prints.
 * @param options.diesAt the crash point at which it ends as by a loss of power
 * @param options.hear is told of each line until it is up
 * @param options.program what starts it; without one what was built of these sources
 */
export async function startServer(
  settings: Record<string, string> = {},
  { diesAt, hear = () => {}, program = join(root, 'scripts/program.mjs') }: StartOptions = {},
): Promise<RunningProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-e2e-'));
  const crash = crashingAt(diesAt);
  const args = [...crash.args, '--max-semi-space-size=16', program];
  noteStart();
  const child = spawn(process.execPath, args, {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'inherit'],
    // One user of a test writes as fast as it can.
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      WRITES_PER_MINUTE: '0',
      COSTS_PER_MINUTE: '0',
      PRACTICE_FILE: practiceFilePath,
      ...sameClock(),
      ...settings,
      ...crash.env,
    },
  });
  const said = await readUntil(child.stdout, 'Para encerrar', hear);
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    log += text;
  });
  async function end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code;
  }
  const find = (pattern: RegExp) => pattern.exec(said)?.[1] ?? '';
  const url = find(/no ar: (\S+)/);
  const place = { dataDir: settings.DATA_DIR ?? dataDir, databaseUrl: settings.DATABASE_URL || undefined };
  await confirmAddressAt(place, url);
  return {
    url,
    pid: child.pid ?? 0,
    admin: { email: find(/administrador: (\S+)/), password: find(/Senha: (\S+)/) },
    place,
    said,
    logged: () =>
      log
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line)),
    died: () => until(() => child.signalCode === 'SIGKILL'),
    end,
    async stop() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function readUntil(output: Readable, last: string, hear: (line: string) => void): Promise<string> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: output })) {
    lines.push(line);
    hear(line);
    if (line.includes(last)) return lines.join('\n');
  }
  throw new Error(`the server ended before it was up:\n${lines.join('\n')}`);
}
