import { ORPCError } from '@orpc/contract';
import { idleCode } from '../../platform/contract/errors.ts';

/** Work is noted this often at most, and more often where the time is so short that it would count. */
const longestPauseMs = 60_000;

/** How long after noting work the next may go unnoted: a fraction of the time, so that a session is never idle too soon. */
export function noteEveryMs(idleMinutes: number): number {
  return Math.min(longestPauseMs, (idleMinutes * 60_000) / 4);
}

/** So far may the clocks of servers be apart: work that is said to come later than that was noted by one that was ahead. */
const mostApartMs = 60_000;

/**
 * Whether nobody has worked in a session for so long that it has to ask who it is; or nobody can tell, for the work was noted by a
 * clock that has been set right since.
 * @param activeAt when somebody last worked in it
 * @param idleMinutes undefined where sessions are never idle
 */
export function isIdle(activeAt: string, idleMinutes: number | undefined, now = Date.now()): boolean {
  if (idleMinutes === undefined) return false;
  const passedMs = now - Date.parse(activeAt);
  return passedMs >= idleMinutes * 60_000 || passedMs < -mostApartMs;
}

/** A call of a session that is idle: 423 (RFC 4918, 11.3). The session has not ended, and goes on once it is unlocked. */
export function sessionIdle() {
  return new ORPCError(idleCode, {
    status: 423,
    message: 'A sessão está bloqueada por falta de uso. Desbloqueie-a para continuar.',
  });
}
