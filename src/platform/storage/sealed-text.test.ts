import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { encryptionKey } from './encryption-keys.server.ts';
import { segmentBytes } from './sealed-format.server.ts';
import { keyIdOfText, openText, sealText } from './sealed-text.server.ts';

const [key, other] = [encryptionKey(randomBytes(32)), encryptionKey(randomBytes(32))];
const refusalOf = (open: () => unknown) => {
  try {
    open();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return 'opened';
};

test.each([0, 1, segmentBytes - 1, segmentBytes, segmentBytes + 1, 3 * segmentBytes])(
  'a text of %i characters opens as it was sealed, by its key and in its place alone',
  (length) => {
    const text = 'ç'.repeat(length);
    const kept = sealText(text, 'row 1', [key, other]);
    expect(kept).not.toContain('ç');
    expect(keyIdOfText(kept)).toBe(key.id);
    expect(openText(kept, 'row 1', [other, key])).toBe(text);
    expect(refusalOf(() => openText(kept, 'row 2', [key]))).toBe('FILE_ALTERED');
    expect(refusalOf(() => openText(kept, 'row 1', [other]))).toBe('ENCRYPTION_KEY_MISSING');
  },
);

test('a sealed text of which one character is another, or the end is missing, does not open', () => {
  const kept = sealText('{"answers":"hipertensão"}', 'row', [key]);
  for (let at = 30; at < kept.length; at += 7) {
    const changed = `${kept.slice(0, at)}${kept[at] === 'A' ? 'B' : 'A'}${kept.slice(at + 1)}`;
    expect(
      refusalOf(() => openText(changed, 'row', [key])),
      `at ${at}`,
    ).not.toBe('opened');
  }
  expect(refusalOf(() => openText(kept.slice(0, -8), 'row', [key]))).toBe('FILE_ALTERED');
});

test('without a key a text stays as it is', () => {
  expect(sealText('{"a":1}', 'row', [])).toBe('{"a":1}');
  expect(openText('{"a":1}', 'row', [key])).toBe('{"a":1}');
  expect(keyIdOfText('{"a":1}')).toBeNull();
});
