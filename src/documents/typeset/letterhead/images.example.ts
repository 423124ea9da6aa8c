import { type Picture, pngOf } from './png.example.ts';

/** Eighteen by four pixels of blue. */
const blueJpeg = [
  '/9j/4AAQSkZJRgABAQAAAQABAAD/4gHYSUNDX1BST0ZJTEUAAQEAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABh',
  'Y3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAAB',
  'UAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAA',
  'AAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9Y',
  'WVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAM',
  'ZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADb/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBC',
  'YFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSk',
  'pKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAEABIDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/',
  'xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFgEBAQEAAAAAAAAAAAAAAAAAAAQF/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQAC',
  'EQMRAD8AiAaSIAB//9k=',
].join('');

/** A picture with what is seen through, halfway and not at all. */
export const picture: Picture = {
  width: 18,
  height: 5,
  pixel: (x, y) => [x * 14, y * 60, 255 - x * 14, [0, 128, 255][x % 3] ?? 0],
};

/** Letterheads of each kind that may be sent, and some that are none inside. */
export const images: Readonly<Record<string, string>> = {
  grey: address(pngOf({ width: 900, height: 175, pixel: () => [156, 156, 156, 255] }, { colour: 0, depth: 8 })),
  'see-through': address(pngOf(picture, { colour: 6, depth: 8 })),
  interlaced: address(pngOf(picture, { colour: 6, depth: 16, isInterlaced: true })),
  jpeg: `data:image/jpeg;base64,${blueJpeg}`,
  'jpeg without a picture': address(Buffer.from('ffd8ffc0000b0800af038401011100ffd9', 'hex'), 'jpeg'),
  'png that ends too early': address(pngOf({ ...picture, height: 2 }, { colour: 6, depth: 8, saidHeight: 50 })),
};

function address(image: Buffer, type = 'png'): string {
  return `data:image/${type};base64,${image.toString('base64')}`;
}
