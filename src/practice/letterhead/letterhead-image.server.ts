import { createHash } from 'node:crypto';
import { invalidInput } from '../../platform/contract/errors.ts';
import { mostLetterheadBytes, tooLarge } from './letterhead.rules.ts';

/** What a file is by its own bytes. */
type Image = { type: 'png' | 'jpeg'; width: number; height: number };

/** An image as it is kept, and the name that tells it from others: `png-900x175-3f9a0c1d2e3f4a5b`. */
export type Letterhead = { name: string; image: string };

/** Larger than any printer needs: so much that a small file could unpack to must not be drawn in a browser. */
const mostPixels = { width: 5_400, height: 2_100 };

const dataAddress = /^data:image\/(?:png|jpeg);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Looks at a letterhead that was sent: by its bytes it is a whole PNG or JPEG of usable size, whatever its sender calls it.
 * @param image a `data:` address; empty for no image
 * @throws 400 saying what is wrong
 */
export function checkedLetterhead(image: string): Letterhead {
  if (image === '') return { name: '', image: '' };
  const bytes = Buffer.from(dataAddress.exec(image)?.[1] ?? '', 'base64');
  if (bytes.length > mostLetterheadBytes) throw refused(tooLarge);
  const found = pngOf(bytes) ?? jpegOf(bytes);
  if (!found) throw refused('O arquivo não é uma imagem PNG ou JPEG inteira');
  const { type, width, height } = found;
  if (width > mostPixels.width || height > mostPixels.height) {
    throw refused(`A imagem tem ${width} × ${height} pixels; use no máximo ${mostPixels.width} × ${mostPixels.height}`);
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return {
    name: `${type}-${width}x${height}-${hash}`,
    image: `data:image/${type};base64,${bytes.toString('base64')}`,
  };
}

const pngStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const pngEnd = Buffer.from('0000000049454e44ae426082', 'hex');

/** PNG (W3C): a signature, the header with the size first, and an end of its own. */
function pngOf(bytes: Buffer): Image | null {
  const whole = bytes.length > 45 && bytes.subarray(0, 16).equals(pngStart) && bytes.subarray(-12).equals(pngEnd);
  return whole ? sized('png', bytes.readUInt32BE(16), bytes.readUInt32BE(20)) : null;
}

/** JPEG (ITU-T T.81): segments, of which a frame header (C0–CF, but for three of another use) has the size, up to an end mark. */
function jpegOf(bytes: Buffer): Image | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9)
    return null;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const mark = bytes[at + 1] ?? 0;
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return sized('jpeg', bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5));
  }
  return null;
}

function sized(type: Image['type'], width: number, height: number): Image | null {
  return width > 0 && height > 0 ? { type, width, height } : null;
}

function refused(message: string) {
  return invalidInput([{ path: 'image', message }]);
}
