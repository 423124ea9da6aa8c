import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** A stream that lets everything through and knows size and hash of it. */
export function measured() {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      size += chunk.length;
      hash.update(chunk);
      next(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}
