import { stat } from 'node:fs/promises';
import type { EncryptionKeys } from './encryption-keys.server.ts';
import { measure } from './opening.server.ts';
import { altered } from './sealed-format.server.ts';
import { type FileKey, type KnownFile, linkSeconds } from './storage.ts';

/** What a file must hold, as far as it was written down. */
export type Content = Pick<KnownFile, 'size' | 'sha256'>;

/** Whether what a file holds is what was written down of it. */
export function holds(found: { size: number; sha256: string }, known: Content): boolean {
  return (known.size ?? found.size) === found.size && (known.sha256 ?? found.sha256) === found.sha256;
}

/** Files of which it is remembered that they were read whole: those that are open now, not all that there are. */
const mostRemembered = 1_000;

/**
 * Makes the comparison of a file with what was written down of it when it arrived, every byte. A document is asked for twice,
 * for its link and by its link: for as long as a link lives, a file that nobody has touched is not read again.
 * @returns a function that throws ENOENT, ENCRYPTION_KEY_MISSING or FILE_ALTERED unless the file is whole
 */
export function verifier(keys: EncryptionKeys) {
  const whole = new Map<string, { print: string; until: number }>();
  return async (path: string, place: FileKey, known: Content): Promise<true> => {
    // Whatever writes to the file, or puts another in its place, changes this.
    const { ino, size, mtimeNs, ctimeNs } = await stat(path, { bigint: true });
    const print = [ino, size, mtimeNs, ctimeNs, known.size, known.sha256].join();
    const remembered = whole.get(path);
    if (remembered?.print === print && remembered.until > performance.now()) return true;
    whole.delete(path);
    if (!holds(await measure(path, place, keys), known)) throw altered();
    whole.set(path, { print, until: performance.now() + linkSeconds * 1000 });
    const [oldest] = whole.keys();
    if (whole.size > mostRemembered && oldest) whole.delete(oldest);
    return true;
  };
}
