import { letterheadSize } from './letterhead.rules.ts';

/** Where the image is for whoever holds a paper of the practice: this, and its name. */
export const letterheadFolder = '/letterhead/';

/**
 * The values of what a page says of whose it is: the image, or the practice's name where it has none.
 * @param letterhead the name of the image; empty where there is none
 */
export function brandValues({ name }: { name: string }, letterhead: string) {
  const letterheadAddress = letterhead && letterheadFolder + letterhead;
  const { width, height } = sizeByName(letterhead);
  const image = { letterheadAddress, letterheadWidth: String(width), letterheadHeight: String(height) };
  return { letterheadAddress, letterhead: letterhead ? [image] : [], named: letterhead ? [] : [{ name }] };
}

/** The width and height in pixels that an image's name or address says: `png-900x175-3f9a0c1d2e3f4a5b`. */
export function sizeByName(name: string): { width: number; height: number } {
  const [, width, height] = /(?:^|\/)[a-z]+-(\d+)x(\d+)-/.exec(name) ?? [];
  return { width: Number(width ?? letterheadSize.width), height: Number(height ?? letterheadSize.height) };
}
