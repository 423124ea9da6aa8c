import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { invalidInput } from '../contract/errors.ts';
import { pdfProblems, sentPdf } from '../files/sent-pdf.rules.ts';
import { beginsAs, headBytes, kindOf } from './file-kind.server.ts';
import type { FileKey } from './storage.ts';

/** What the check knows once the last byte has passed. */
export type Checked = { size: number; sha256: string };

type Limits = {
  maxBytes: number;
  /** Whether a person sends it: what was kept before stays as it is. */
  isSent?: boolean;
};

/**
 * A stream that lets through what may stand in a place and fails on anything else (product 6.1): a PDF has `%PDF-` within its first
 * 1,024 bytes, is not empty and has at most `maxBytes` bytes; one that is sent asks for no password and has its end. Little of it
 * is held in memory.
 * @param done is told size and hash when the file has passed whole
 */
export function fileCheck(key: FileKey, { maxBytes, isSent }: Limits, done: (checked: Checked) => void): Transform {
  const hash = createHash('sha256');
  const most = headBytes(key);
  const pdf = isSent ? whatIsSent(key) : null;
  let head = Buffer.alloc(0);
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      if (size > maxBytes) return next(tooLarge(maxBytes));
      if (head.length < most) {
        head = Buffer.concat([head, chunk.subarray(0, most - head.length)]);
        if (head.length === most && !beginsAs(key, head)) return next(notPdf());
      }
      pdf?.read(chunk);
      hash.update(chunk);
      next(null, chunk);
    },
    flush(next) {
      if (size === 0) return next(empty());
      if (!beginsAs(key, head)) return next(notPdf());
      const problem = pdf?.problem() ?? null;
      if (problem !== null) return next(refusedFile(problem));
      done({ size, sha256: hash.digest('hex') });
      next();
    },
  });
}

/** What reads a file that a person sends, as it comes; null where its bytes are looked at later. */
export function whatIsSent(key: FileKey) {
  return kindOf(key).contentType === 'application/pdf' ? sentPdf() : null;
}

/** The refusal of a file that is too large; the same words before and while it is sent. */
export function tooLarge(maxBytes: number) {
  const megabytes = Number((maxBytes / 1024 / 1024).toFixed(3));
  return refusedFile(`O arquivo deve ter no máximo ${megabytes} MB`);
}

/** The refusal of a file without a byte. */
function empty() {
  return refusedFile(pdfProblems.empty);
}

/** The refusal of a file that is not a PDF. */
function notPdf() {
  return refusedFile(pdfProblems.notPdf);
}

/** The refusal of a file, at its field. */
export function refusedFile(message: string) {
  return invalidInput([{ path: 'file', message }]);
}
