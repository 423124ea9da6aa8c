import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * What a process calls itself in the leases of its jobs: its number, the world in which that number counts (a machine since
 * it was started, and there each container has its own), when it began, and something that no other one has.
 */
export function nodeName(): string {
  return [process.pid, world() ?? '', beginningOf(process.pid) ?? '', randomUUID()].join(':');
}

/**
 * Whether whoever gave a lease this name has surely ended. Only one of the same machine can be known: a number that nobody has,
 * or that another process has been given since. Of any other one the lease tells, which is of seconds.
 */
export function hasEnded(name: string): boolean {
  const [pid = '', where, begun] = name.split(':');
  if (!/^\d+$/.test(pid) || !where || where !== world() || Number(pid) === process.pid) return false;
  if (!exists(Number(pid))) return true;
  const beginning = beginningOf(Number(pid));
  return beginning !== null && Boolean(begun) && beginning !== begun;
}

/**
 * Where processes are counted together: this start of the machine, and the namespace within it, which alone would be the same on
 * every machine (the kernel gives the first one a fixed number). Null where nobody tells machines apart.
 */
function world(): string | null {
  try {
    const machine = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${machine}/${readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')}`;
  } catch {
    return null;
  }
}

/** When a process began, in ticks since the machine did (proc_pid_stat(5), field 22); null where nobody tells. */
function beginningOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
