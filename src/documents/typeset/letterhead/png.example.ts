import { deflateSync } from 'node:zlib';
import { chunk } from './png-parts.rules.ts';

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];
export type Picture = { width: number; height: number; pixel: (x: number, y: number) => Pixel };
type Form = { colour: 0 | 2 | 4 | 6; depth: 8 | 16; isInterlaced?: boolean; filter?: number; saidHeight?: number };

type Place = readonly [x: number, y: number];

/** The places of a picture in the order in which a PNG has them: of each pass its lines. */
function passesOf({ width, height }: Picture, isInterlaced: boolean): Place[][][] {
  const every = (from: number, step: number, end: number) =>
    Array.from({ length: Math.max(0, Math.ceil((end - from) / step)) }, (_, at) => from + at * step);
  const passes = isInterlaced ? ['0088', '4088', '0448', '2044', '0224', '1022', '0112'] : ['0011'];
  return passes.map((pass) => {
    const [left = 0, top = 0, across = 1, down = 1] = Array.from(pass, Number);
    const columns = every(left, across, width);
    return columns.length === 0 ? [] : every(top, down, height).map((y) => columns.map((x): Place => [x, y]));
  });
}

/** A picture as a PNG of some form: grey or colours, with or without transparency. */
export function pngOf(picture: Picture, { colour, depth, isInterlaced = false, filter = 0, saidHeight }: Form): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(saidHeight ?? picture.height, 4);
  header.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8);
  const channels = { 0: [0], 2: [0, 1, 2], 4: [0, 3], 6: [0, 1, 2, 3] }[colour];
  const step = (channels.length * depth) / 8;
  const lines = passesOf(picture, isInterlaced).flatMap((pass) => {
    let before: number[] = [];
    return pass.map((places) => {
      const samples = places.flatMap(([x, y]) => channels.map((channel) => picture.pixel(x, y)[channel] ?? 0));
      const bytes = samples.flatMap((sample) => Array<number>(depth / 8).fill(sample));
      const filtered = bytes.map((byte, at) => byte - guess(filter, bytes[at - step], before[at], before[at - step]));
      before = bytes;
      return Buffer.from([filter, ...filtered.map((byte) => byte & 255)]);
    });
  });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = chunk('IDAT', deflateSync(Buffer.concat(lines)));
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

/** What a filter of PNG subtracts. */
function guess(filter: number, left = 0, above = 0, corner = 0): number {
  const near = [left, above, corner].map((one) => ({ one, off: Math.abs(left + above - corner - one) }));
  const nearest = near.reduce((best, next) => (next.off < best.off ? next : best)).one;
  return [0, left, above, (left + above) >> 1, nearest][filter] ?? 0;
}
