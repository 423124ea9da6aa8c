import { deflateSync, inflateSync } from 'node:zlib';
import { channelsOf, pixelReader } from './png-colours.rules.ts';
import { chunk, chunksOf, unfiltered } from './png-parts.rules.ts';

/** The passes of an interlaced image: where each begins, and its steps (W3C PNG, third edition, 8.2). */
const interlaced = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const atOnce = [[0, 0, 1, 1]] as const;

/**
 * A PNG on white, as paper is: PDF/A-1 knows no transparency. Whatever kind it was, it becomes one of eight bits for red,
 * green and blue without anything beside them.
 * @throws {Error} on what is no whole PNG
 */
export function flatPng(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const part = (name: string) => Buffer.concat(chunks.flatMap(({ type, data }) => (type === name ? [data] : [])));
  const header = part('IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 8, colour = 0, , , interlace = 0] = header.subarray(8);
  const bits = (channelsOf[colour] ?? 1) * depth;
  const lengthOf = (columns: number) => Math.ceil((columns * bits) / 8);
  const raw = inflateSync(part('IDAT'), { maxOutputLength: (lengthOf(width) + 8) * (height + 8) * 2 });
  const put = pixelReader({ depth, colour, palette: part('PLTE'), clear: part('tRNS') });
  const stride = width * 3 + 1;
  const pixels = Buffer.alloc(height * stride);
  let at = 0;
  for (const [left, top, across, down] of interlace === 1 ? interlaced : atOnce) {
    const columns = Math.ceil((width - left) / across);
    let before: Buffer = Buffer.alloc(lengthOf(columns));
    for (let row = top; row < height && columns > 0; row += down) {
      const end = at + 1 + lengthOf(columns);
      if (end > raw.length) throw new Error('the image ends too early');
      before = unfiltered(raw.subarray(at, end), before, Math.max(1, bits >> 3));
      for (let column = 0; column < columns; column += 1) {
        put(before, column, pixels, row * stride + 1 + (left + column * across) * 3);
      }
      at = end;
    }
  }
  const flat = Buffer.from(header);
  flat.set([8, 2, 0, 0, 0], 8);
  const parts = [chunk('IHDR', flat), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([png.subarray(0, 8), ...parts]);
}
