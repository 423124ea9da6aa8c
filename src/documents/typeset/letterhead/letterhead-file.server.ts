import { flatPng } from './flat-png.rules.ts';

/** The letterhead's own image as a file for Typst. */
export type LetterheadFile = { path: '/letterhead.png' | '/letterhead.jpg'; bytes: Buffer };

let last: { image: string; file: LetterheadFile | null } = { image: '', file: null };

/** The image of a `data:` address, on white. Documents that follow one another have the same: it is made once. */
export function letterheadFile(image: string | null): LetterheadFile | null {
  if (!image) return null;
  if (last.image !== image) last = { image, file: fileOf(image) };
  return last.file;
}

/** Nothing for an image that can't be read: the drawn letterhead says the same, and no document waits for an image. */
function fileOf(image: string): LetterheadFile | null {
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  if (image.startsWith('data:image/jpeg')) return { path: '/letterhead.jpg', bytes };
  try {
    return { path: '/letterhead.png', bytes: flatPng(bytes) };
  } catch {
    return null;
  }
}
