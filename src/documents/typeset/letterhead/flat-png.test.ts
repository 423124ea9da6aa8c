import { deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { flatPng } from './flat-png.rules.ts';
import { picture } from './images.example.ts';
import { pngOf } from './png.example.ts';
import { chunk, chunksOf } from './png-parts.rules.ts';

/** The pixels of a PNG of eight bits for red, green and blue, without filters. */
function pixelsOf(png: Buffer): number[][] {
  const part = (name: string) => chunksOf(png).find(({ type }) => type === name)?.data ?? Buffer.alloc(0);
  const width = part('IHDR').readUInt32BE(0);
  expect(chunksOf(png).map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([...part('IHDR').subarray(8)]).toEqual([8, 2, 0, 0, 0]);
  const raw = inflateSync(part('IDAT'));
  return Array.from({ length: raw.length / (width * 3 + 1) }, (_, row) =>
    Array.from(raw.subarray(row * (width * 3 + 1) + 1, (row + 1) * (width * 3 + 1))),
  );
}

const { width, height } = picture;
const onWhite = (colour: 0 | 2 | 4 | 6) =>
  Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => {
      const [red, green, blue, opacity] = picture.pixel(x, y);
      const shown = colour === 0 || colour === 4 ? [red, red, red] : [red, green, blue];
      return shown.map((value) => Math.round(255 - (255 - value) * (colour >= 4 ? opacity / 255 : 1)));
    }).flat(),
  );

test('every kind of PNG looks the same on white', () => {
  for (const colour of [0, 2, 4, 6] as const)
    for (const depth of [8, 16] as const)
      for (const isInterlaced of [false, true])
        for (const filter of [0, 1, 2, 3, 4]) {
          const flat = pixelsOf(flatPng(pngOf(picture, { colour, depth, isInterlaced, filter })));
          expect(flat, JSON.stringify({ colour, depth, isInterlaced, filter })).toEqual(onWhite(colour));
        }
});

test('a palette has its colours, and those that are seen through are white', () => {
  const header = Buffer.from('0000000300000001020300000000'.slice(0, 26), 'hex');
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from('ff000000ff000000ff', 'hex')),
    chunk('tRNS', Buffer.from('ff00', 'hex')),
    chunk('IDAT', deflateSync(Buffer.from([0, 0b00011000]))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  expect(pixelsOf(flatPng(png))).toEqual([[255, 0, 0, 255, 255, 255, 0, 0, 255]]);
});

test('an image that ends too early, or is none, is refused', () => {
  expect(() => flatPng(pngOf(picture, { colour: 2, depth: 8, saidHeight: 9 }))).toThrow('ends too early');
  expect(() => flatPng(Buffer.from('no image'))).toThrow();
});
