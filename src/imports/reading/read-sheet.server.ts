import { Worker } from 'node:worker_threads';
import { columnNames } from '../columns/match.rules.ts';
import type { ColumnNames } from './header-line.server.ts';
import { type SheetFile, type SheetHeader, type SheetLine, type SheetProblem, sheetLimits } from './sheet.labels.ts';
import { SheetError } from './sheet-error.server.ts';

/** What the thread is given, and what it answers: after each batch it waits for a word, unless no lines are wanted. */
export type SheetRequest = {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  sheet: string | undefined;
  names: ColumnNames;
  wantsLines: boolean;
};
export type SheetReply =
  | { lines: readonly SheetLine[]; header: SheetHeader }
  | { done: SheetRead }
  | { problem: SheetProblem };

/** The header of a sheet that was read to its end, and how many lines came after it. */
export type SheetRead = SheetHeader & { lines: number };

type TakeLines = (lines: readonly SheetLine[], header: SheetHeader) => void | Promise<void>;

/** What a thread may hold: a file that needs more is none that a person filled in. */
const resourceLimits = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 12, codeRangeSizeMb: 8, stackSizeMb: 2 };

/** A thread that says nothing for so long hangs. */
const hungMs = 120_000;

let before: Promise<unknown> = Promise.resolve();

/**
 * Reads a file in a thread of its own, whose memory is bounded: the header comes with the first lines, the next lines once
 * `onLines` is done with these. A process reads one file at a time; others wait.
 * @param file may be fetched when its turn has come: what waits takes no memory
 * @param onLines null where nobody wants the lines, but only to know whether the file can be read to its end
 * @returns the header and how many lines it has, once all of them have been given to `onLines`
 * @throws {SheetError} on a file that can't be read: its message is for the person who sent it
 */
export function readSheet(
  file: SheetFile | (() => Promise<SheetFile>),
  onLines: TakeLines | null,
  signal?: AbortSignal,
): Promise<SheetRead> {
  const reading = before.then(async () => {
    signal?.throwIfAborted();
    const fetched = typeof file === 'function' ? await file() : file;
    signal?.throwIfAborted();
    if (fetched.bytes.length > sheetLimits.fileMb * 1024 * 1024) throw new SheetError('file-too-large');
    return readInThread(fetched, onLines, signal);
  });
  before = reading.catch(() => {});
  return reading;
}

async function readInThread(
  file: SheetFile,
  onLines: TakeLines | null,
  signal: AbortSignal | undefined,
): Promise<SheetRead> {
  const bytes = new Uint8Array(file.bytes);
  const names = columnNames(file.known);
  const workerData: SheetRequest = { bytes, name: file.name, sheet: file.sheet, names, wantsLines: onLines !== null };
  const transferList = [bytes.buffer];
  const thread = new Worker(new URL('./sheet-thread.server.ts', import.meta.url), {
    workerData,
    transferList,
    resourceLimits,
  });
  try {
    return await new Promise<SheetRead>((resolve, reject) => {
      const watch = () => setTimeout(() => reject(new SheetError('too-much')), hungMs);
      let hung = watch();
      const stop = () => reject(signal?.reason);
      signal?.addEventListener('abort', stop, { once: true });
      thread.on('message', async (reply: SheetReply) => {
        clearTimeout(hung);
        if ('problem' in reply) return reject(new SheetError(reply.problem));
        if ('done' in reply) return resolve(reply.done);
        try {
          await onLines?.(reply.lines, reply.header);
          hung = watch();
          thread.postMessage('next');
        } catch (error) {
          reject(error);
        }
      });
      thread.on('error', (error) => reject(isOutOfMemory(error) ? new SheetError('too-much') : error));
      thread.on('exit', () => {
        clearTimeout(hung);
        signal?.removeEventListener('abort', stop);
        reject(new SheetError('damaged'));
      });
    });
  } finally {
    await thread.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
