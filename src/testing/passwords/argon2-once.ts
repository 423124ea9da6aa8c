import { createRequire } from 'node:module';
import { firstPassword, usualPassword } from './usual-passwords.ts';

/**
 * The library that `vitest.config.ts` puts this file in front of, by its own name: at full cost, but once for a process where the
 * password is one of those that every test's users have. Any other one costs what it does, each time (decision 82).
 */
const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

const usual = [usualPassword, firstPassword];
const hashes = new Map<string, Promise<string>>();
const answers = new Map<string, Promise<boolean>>();

export function hash(password: string): Promise<string> {
  return usual.includes(password) ? once(hashes, password, () => real.hash(password)) : real.hash(password);
}

export function verify(hashed: string, password: string): Promise<boolean> {
  if (!usual.includes(password)) return real.verify(hashed, password);
  return once(answers, `${password} ${hashed}`, () => real.verify(hashed, password));
}

function once<Answer>(known: Map<string, Promise<Answer>>, key: string, work: () => Promise<Answer>): Promise<Answer> {
  const answer = known.get(key) ?? work();
  known.set(key, answer);
  return answer;
}
