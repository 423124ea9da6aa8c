import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux's memory as a folder; where it is missing or small (a container's has 64 MB) the usual one serves. */
const memory = '/dev/shm';
const enough = 2 * 2 ** 30;

/**
 * The folder for what tests make and throw away. Every answered write is flushed (decision 3), which a disk takes
 * milliseconds for and memory nothing; what a test can see is the same, for no test takes the machine's power away.
 */
export function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= enough ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
