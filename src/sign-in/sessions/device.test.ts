import { expect, test } from 'vitest';
import { deviceName } from './device.server.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  ['Chrome no Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36`],
  ['Edge no Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`],
  ['Firefox no Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Safari no iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
  [
    'Safari no macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
  ],
  ['Chrome no Android', `Mozilla/5.0 (Linux; Android 14) ${webkit} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Chrome no ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`],
])('a browser is called %s', async (name, userAgent) => {
  expect(await deviceName(userAgent)).toBe(name);
});

test('a program that is no browser is called what it calls itself', async () => {
  expect(await deviceName('curl/8.5.0')).toBe('curl');
  expect(await deviceName('node')).toBe('node');
});

test.each(['', '   ', '<script>alert(1)</script>', '()'])('of %j nothing is known', async (userAgent) => {
  expect(await deviceName(userAgent)).toBe('Aparelho desconhecido');
});

test('however long a header is, the name stays short', async () => {
  expect((await deviceName('x'.repeat(10_000))).length).toBeLessThanOrEqual(40);
  expect((await deviceName(`Mozilla/5.0 (Windows NT 10.0) ${'Chrome/'.repeat(2_000)}`)).length).toBeLessThanOrEqual(60);
});
