import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CrashPoint } from '../../platform/crash-point.server.ts';

/** Where a program is to die: at a crash point, at that of one kind of work, at the third coming by (`#3`). */
export type CrashAt = CrashPoint | `${CrashPoint} ${string}` | `${CrashPoint}#${number}`;

const dieAt = pathToFileURL(resolve(import.meta.dirname, 'die-at.ts')).href;

/** How Node starts a program that dies at a crash point; without one as always. */
export function crashingAt(point: CrashAt | undefined): { args: string[]; env: Record<string, string> } {
  return point ? { args: ['--import', dieAt], env: { CRASH_AT: point } } : { args: [], env: {} };
}
