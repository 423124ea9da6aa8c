import { Transform } from 'node:stream';
import type { EncryptionKey } from './encryption-keys.server.ts';
import { newHeader, segmentBytes, segmentSealer } from './sealed-format.server.ts';
import type { FileKey } from './storage.ts';

/**
 * A stream that seals what passes through it. It holds one segment: only when more comes is it known not to be the last.
 * @param place where the file will stand; it opens nowhere else
 */
export function sealing(key: EncryptionKey, place: FileKey): Transform {
  const header = newHeader(key);
  const seal = segmentSealer(key, header, place);
  const segment = Buffer.allocUnsafe(segmentBytes);
  let filled = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      for (let at = 0; at < chunk.length; ) {
        if (filled === segmentBytes) {
          for (const part of seal(segment, false)) this.push(part);
          filled = 0;
        }
        const taken = chunk.copy(segment, filled, at);
        filled += taken;
        at += taken;
      }
      next();
    },
    flush(next) {
      for (const part of seal(segment.subarray(0, filled), true)) this.push(part);
      next();
    },
  });
  stream.push(header.bytes);
  return stream;
}
