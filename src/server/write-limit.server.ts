import { tooManyTries } from '../platform/contract/errors.ts';

/** What is left to a user, as of a moment. */
type Allowance = { left: number; at: number };

const minute = 60_000;

/**
 * Limits how often one user may ask this server to change something: as often a minute as given, which may come all at
 * once, and then as fast as that grows back. In memory: each of several servers counts for itself (decision 38).
 * @param perMinute 0 sets no limit
 * @param now milliseconds of a clock that nobody sets
 * @returns counts one write of a user
 */
export function limitWrites(perMinute: number, now = () => performance.now()): (userId: string) => void {
  const allowances = new Map<string, Allowance>();
  const leftNow = ({ left, at }: Allowance) => Math.min(perMinute, left + ((now() - at) * perMinute) / minute);

  /** Who has the whole allowance is as one who was never seen. */
  function forgetRested(): void {
    for (const [userId, allowance] of allowances) if (leftNow(allowance) >= perMinute) allowances.delete(userId);
  }

  let forgottenAt = now();
  return (userId) => {
    if (perMinute === 0) return;
    if (now() - forgottenAt > minute) {
      forgetRested();
      forgottenAt = now();
    }
    const known = allowances.get(userId);
    const left = known ? leftNow(known) : perMinute;
    // A refused write costs nothing: whoever goes on asking waits no longer than whoever does not.
    if (left < 1) throw tooMany(Math.max(1, Math.ceil(((1 - left) * minute) / perMinute / 1_000)));
    allowances.set(userId, { left: left - 1, at: now() });
  };
}

function tooMany(seconds: number) {
  const wait = seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  return tooManyTries(
    `São muitas alterações em pouco tempo. Aguarde ${wait} e tente de novo: esta ainda não foi feita.`,
    seconds,
  );
}
