import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCodeSvg } from './qr-code.server.ts';

test('the drawing of a QR code covers its dark squares, and only these', () => {
  const address = 'https://zelo.example/v/7K3M-9QXT-2VBA-H8RD';
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const drawn = data.map((row) => row.map(() => false));
  for (const [, x, y, width] of qrCodeSvg(address).matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let at = Number(x); at < Number(x) + Number(width); at += 1) drawn[Number(y)]?.splice(at, 1, true);
  expect(drawn).toEqual(data);
  expect(qrCodeSvg(address)).toContain(`viewBox="0 0 ${size} ${size}"`);
});
