import { subscribe } from 'node:diagnostics_channel';

/**
 * Loaded with `--import` before a program that a test starts, and by nothing else: ends the process at a crash point of the
 * product as a loss of power would (decision 91). `CRASH_AT` names the point, with the kind of work behind a blank if only one
 * is meant, and with `#` the how-manieth coming by it is; `CRASH_BY` another signal than `SIGKILL`.
 */
const [, point, kind, pass = 1] = /^(\S+?)(?: (\S+?))?(?:#(\d+))?$/.exec(process.env.CRASH_AT ?? '') ?? [];
if (!point) throw new Error('CRASH_AT names no crash point.');

let left = Number(pass);
subscribe(`zelo:${point}`, (of) => {
  if (kind !== undefined && of !== kind) return;
  left--;
  if (left === 0) process.kill(process.pid, process.env.CRASH_BY ?? 'SIGKILL');
});
