import { fold } from '../../platform/database/search/search.ts';
import { commonEndings, commonWords } from './brazilian-passwords.server.ts';

/** What fingers run along: digits, the alphabet, the rows of the keyboard. */
const runs = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjklc', 'zxcvbnm'];
const bothWays = runs.flatMap((run) => [run, [...run].reverse().join('')]);

/**
 * Whether a password is among those that are tried first: the commonest of the world's leaks, words that Brazilians choose
 * with their usual endings, and runs and repetitions (`456789`, `abcabc`). Case and accents make no difference.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const plain = fold(password);
  if (/^(.{1,3})\1+$/.test(plain) || bothWays.some((run) => run.includes(plain))) return true;
  const worldwide = await worldwidePasswords();
  return worldwide.has(plain) || isBrazilian(plain);
}

function isBrazilian(plain: string): boolean {
  return commonEndings.some(
    (ending) => plain.endsWith(ending) && commonWords.has(plain.slice(0, plain.length - ending.length)),
  );
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** Loaded when the first password is set: half a megabyte that most starts never need. */
function worldwidePasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  return loading;
}
