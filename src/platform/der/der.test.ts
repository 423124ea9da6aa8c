import { expect, test } from 'vitest';
import { momentIn, oidText, partsOf, readDer } from './read-der.rules.ts';
import { der, octets, oid, sequence, setOf, small } from './write-der.rules.ts';

test('what is written is read again, whatever its length', () => {
  for (const length of [0, 1, 127, 128, 255, 256, 65_535, 65_536]) {
    const [read, next] = partsOf(readDer(sequence(octets(Buffer.alloc(length, 7)), small(3))));
    expect(read?.value).toEqual(Buffer.alloc(length, 7));
    expect(next?.whole).toEqual(Buffer.from([2, 1, 3]));
  }
});

test.each(['2.16.76.1.3.1', '1.2.840.113549.1.9.16.2.47', '2.5.29.31', '0.9.2342.19200300.100.1.25'])(
  'the identifier %s is itself again',
  (id) => expect(oidText(readDer(oid(id)))).toBe(id),
);

test('a set has its parts in the order of their bytes', () => {
  expect(setOf(small(9), small(2))).toEqual(setOf(small(2), small(9)));
});

test('what has no end, or a length that DER does not have, is refused', () => {
  for (const bytes of [[0x30], [0x30, 5, 1], [0x30, 0x80, 0, 0], [0x30, 0x85, 0, 0, 0, 0, 1, 0]])
    expect(() => readDer(Buffer.from(bytes))).toThrow(RangeError);
});

test('both forms of a moment are read, and no other', () => {
  const moment = (tag: number, text: string) => momentIn(readDer(der(tag, Buffer.from(text))));
  expect(moment(0x17, '261127061500Z')).toBe('2026-11-27T06:15:00.000Z');
  expect(moment(0x17, '991231235959Z')).toBe('1999-12-31T23:59:59.000Z');
  expect(moment(0x18, '20501231235959Z')).toBe('2050-12-31T23:59:59.000Z');
  expect(moment(0x18, '2050123123')).toBeNull();
});
