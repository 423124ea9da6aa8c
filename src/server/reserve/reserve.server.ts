import { randomBytes } from 'node:crypto';
import { open, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { hasRoom } from '../../platform/storage/local-files.server.ts';

/** Room that is held on the disk of the embedded database for what must be written even while there is none. */
export type Reserve = {
  /** Does something that must not fail for want of room; where there is none, it is given a piece of what is held. */
  lend: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Holds again what is missing, as far as there is room. */
  refill: () => Promise<void>;
};

/** The file that holds it, in the data folder. */
const reserveFile = 'reserve';

/** What the database writes ahead before it uses that room anew (four megabytes), and as much for it to grow by. */
const wholeBytes = 8 * 1024 * 1024;

/**
 * What is lent at a time: several times what a sign-in writes, and no more, for others find it as well. With it comes what the
 * database grows by if what was written ahead comes into it meanwhile.
 */
const pieceBytes = 512 * 1024;

/** Of chance, so that no file system makes it smaller than it is. */
const filling = randomBytes(128 * 1024);

/**
 * @param folder on the disk that the database is on
 * @param growth by how many bytes the database may grow at once
 */
export function openReserve(
  folder: string,
  growth: () => Promise<number>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Reserve {
  const path = join(folder, reserveFile);
  let borrowers = 0;
  /** One change of the file after the other. */
  let last: Promise<void> = Promise.resolve();
  const inTurn = (change: () => Promise<void>) => {
    last = last.then(change).catch((error: unknown) => log.warn({ err: error }, 'the reserve of room was not changed'));
    return last;
  };
  const refill = () => inTurn(async () => (borrowers === 0 ? fillUp(path) : undefined));
  return {
    async lend(task) {
      borrowers++;
      try {
        await inTurn(async () => {
          const needed = pieceBytes + (await growth());
          if (!(await hasRoom(folder, needed))) await giveUp(path, needed);
        });
        return await task();
      } finally {
        borrowers--;
        await refill();
      }
    },
    refill,
  };
}

async function giveUp(path: string, bytes: number): Promise<void> {
  const held = await heldIn(path);
  if (held > 0) await truncate(path, Math.max(0, held - bytes));
}

async function fillUp(path: string): Promise<void> {
  if ((await heldIn(path)) >= wholeBytes) return;
  const file = await open(path, 'a', 0o600);
  try {
    for (let { size } = await file.stat(); size < wholeBytes; ) {
      const { bytesWritten } = await file.write(filling, 0, Math.min(filling.length, wholeBytes - size));
      size += bytesWritten;
    }
  } catch (error) {
    if (!isFull(error)) throw error;
  } finally {
    await file.close();
  }
}

async function heldIn(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}

/** What could be had is held; the rest comes when there is room. */
function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
