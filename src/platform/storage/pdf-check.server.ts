import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { invalidInput } from '../contract/errors.ts';
import { kindOf } from './file-kind.server.ts';
import type { FileKey } from './storage.ts';

/** What the check knows once the last byte has passed. */
export type Checked = { size: number; sha256: string };

/**
 * A stream that lets through what may stand in a place and fails on anything else (product 6.1): a PDF starts with `%PDF-`,
 * is not empty and has at most `maxBytes` bytes. Nothing is held in memory but its first bytes.
 * @param done is told size and hash when the file has passed whole
 */
export function fileCheck(key: FileKey, maxBytes: number, done: (checked: Checked) => void): Transform {
  const { signature } = kindOf(key);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      if (size > maxBytes) return next(tooLarge(maxBytes));
      if (head.length < signature.length) {
        head = Buffer.concat([head, chunk.subarray(0, signature.length - head.length)]);
        if (!signature.subarray(0, head.length).equals(head)) return next(notPdf());
      }
      hash.update(chunk);
      next(null, chunk);
    },
    flush(next) {
      if (size === 0) return next(empty());
      if (head.length < signature.length) return next(notPdf());
      done({ size, sha256: hash.digest('hex') });
      next();
    },
  });
}

/** The refusal of a file that is too large; the same words before and while it is sent. */
export function tooLarge(maxBytes: number) {
  const megabytes = Number((maxBytes / 1024 / 1024).toFixed(3));
  return invalidInput([{ path: 'file', message: `O arquivo deve ter no máximo ${megabytes} MB` }]);
}

/** The refusal of a file without a byte. */
export function empty() {
  return invalidInput([{ path: 'file', message: 'O arquivo está vazio' }]);
}

/** The refusal of a file that is not a PDF. */
export function notPdf() {
  return invalidInput([{ path: 'file', message: 'O arquivo não é um PDF válido' }]);
}
