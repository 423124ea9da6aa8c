import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * How long a test waits for what should come before it is red, in milliseconds. What never comes costs all of it, so that it is no limit of
 * speed: five minutes as long as the run is green. Once something in it is red the run fails anyway, and each further red costs one
 * (decision 94). `TEST_PATIENCE` says other seconds, for who writes a test.
 */
export function patienceMs(): number {
  if (process.env.TEST_PATIENCE) return Number(process.env.TEST_PATIENCE) * 1000;
  return existsSync(mark()) ? 60_000 : 300_000;
}

/** Says to all processes of this run that a test of it has failed. */
export function runIsRed(): void {
  mkdirSync(dirname(mark()), { recursive: true });
  writeFileSync(mark(), '');
}

/** Of one run: another begins with all its patience. The processes that this one begins inherit its name. */
process.env.RED_MARK ??= randomBytes(6).toString('hex');

function mark(): string {
  return resolve(import.meta.dirname, '../../../.cache/red', process.env.RED_MARK ?? '');
}
