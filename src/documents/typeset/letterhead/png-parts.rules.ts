import { crc32 } from 'node:zlib';

export type Chunk = { type: string; data: Buffer };

/** The parts that a PNG consists of, after its signature (W3C PNG, third edition, 5.3). */
export function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

/** A part with its length and checksum. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A line of pixels without its filter (9.2). @param step bytes of a pixel, at least one */
export function unfiltered(line: Buffer, before: Buffer, step: number): Buffer {
  const [filter = 0] = line;
  const bytes = Buffer.from(line.subarray(1));
  for (let at = 0; at < bytes.length; at += 1) {
    const left = at >= step ? (bytes[at - step] ?? 0) : 0;
    const corner = at >= step ? (before[at - step] ?? 0) : 0;
    bytes[at] = (bytes[at] ?? 0) + predicted(filter, left, before[at] ?? 0, corner);
  }
  return bytes;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  return filter === 4 ? paeth(left, above, corner) : 0;
}

function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [byLeft, byAbove, byCorner] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}
