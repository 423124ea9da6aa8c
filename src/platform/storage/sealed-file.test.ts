import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../testing/chance/chance.ts';
import { encryptionKey } from './encryption-keys.server.ts';
import { keyIdOf, measure, openFile } from './opening.server.ts';
import { headerBytes, segmentBytes, tagBytes } from './sealed-format.server.ts';
import { sealing } from './sealing.server.ts';

const key = encryptionKey(randomBytes(32));
const place = 'company/employee/document.pdf';
const sealedSegment = segmentBytes + tagBytes;
/** Three segments, the last one short. */
const content = randomBytes(2 * segmentBytes + 1000);

let folder: string;
let path: string;
let sealed: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-sealed-'));
  path = join(folder, 'file');
  sealed = await seal(content);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function seal(bytes: Buffer, pieces: readonly Buffer[] = [bytes]): Promise<Buffer> {
  return buffer(Readable.from(pieces).pipe(sealing(key, place)));
}

async function opened(bytes: Buffer, keys = [key], at = place) {
  writeFileSync(path, bytes);
  const file = await openFile(path, at, keys);
  return { size: file.size, bytes: await buffer(file.bytes) };
}

/** What leaves before an altered file is refused, and the refusal. */
async function refused(bytes: Buffer, at = place) {
  writeFileSync(path, bytes);
  const given: Buffer[] = [];
  try {
    for await (const chunk of (await openFile(path, at, [key])).bytes) given.push(chunk);
  } catch (error) {
    return { given: Buffer.concat(given), code: (error as { code: string }).code };
  }
  throw new Error('the file was opened');
}

test.each([0, 1, segmentBytes - 1, segmentBytes, segmentBytes + 1, 2 * segmentBytes])(
  '%i bytes are opened as they were sealed, and their size is known beforehand',
  async (size) => {
    const bytes = randomBytes(size);
    const file = await opened(await seal(bytes));
    expect(file.size).toBe(size);
    expect(file.bytes.equals(bytes)).toBe(true);
  },
);

test('whatever pieces a file comes in, it is opened whole', async () => {
  const cuts = fc.array(fc.nat(content.length), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(cuts, async (found) => {
      const at = [0, ...found.sort((a, b) => a - b), content.length];
      const pieces = at.slice(1).map((end, index) => content.subarray(at[index], end));
      const file = await opened(
        await seal(
          content,
          pieces.filter(({ length }) => length > 0),
        ),
      );
      expect(file.bytes.equals(content)).toBe(true);
    }),
    { numRuns: runs(20) },
  );
});

test('a sealed file shows nothing of what it holds, and never looks the same twice', async () => {
  const text = Buffer.from('%PDF-1.4 João da Silva '.repeat(500));
  const [one, two] = [await seal(text), await seal(text)];
  expect(one.includes('João')).toBe(false);
  expect(one.includes('PDF')).toBe(false);
  expect(one.subarray(headerBytes).equals(two.subarray(headerBytes))).toBe(false);
});

test('a file that was never sealed is opened as it is, if it is a PDF', async () => {
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(segmentBytes)]);
  expect((await opened(pdf, [])).bytes.equals(pdf)).toBe(true);
  expect(await keyIdOf(path)).toEqual({ keyId: null });
  expect(await refused(Buffer.from('%PD'))).toMatchObject({ code: 'FILE_ALTERED' });
  expect(await refused(Buffer.from('<html></html>'))).toMatchObject({ code: 'FILE_ALTERED' });
});

test('each key opens what it has sealed; without it the refusal names the key and not more', async () => {
  const others = [encryptionKey(randomBytes(32)), encryptionKey(randomBytes(32))];
  expect((await opened(sealed, [...others, key])).bytes.equals(content)).toBe(true);
  expect(await keyIdOf(path)).toEqual({ keyId: key.id });
  await expect(opened(sealed, others)).rejects.toMatchObject({
    code: 'ENCRYPTION_KEY_MISSING',
    message: `O arquivo está cifrado com a chave ${key.id}, que não está em ENCRYPTION_KEYS.`,
  });
});

test('what is measured is what the file holds', async () => {
  writeFileSync(path, sealed);
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect(await measure(path, place, [key])).toEqual({ size: content.length, sha256 });
});

describe('what was altered is refused before a wrong byte leaves', () => {
  test('whichever bit was changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sealed.length - 1), fc.nat(7), async (at, bit) => {
        const bytes = Buffer.from(sealed);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        const { given, code } = await refused(bytes);
        expect(code).toBe(at >= 16 && at < 24 ? 'ENCRYPTION_KEY_MISSING' : 'FILE_ALTERED');
        expect(content.subarray(0, given.length).equals(given)).toBe(true);
        expect(given.length).toBeLessThanOrEqual(
          Math.floor(Math.max(0, at - headerBytes) / sealedSegment) * segmentBytes,
        );
      }),
    );
  });

  test('wherever it was cut, between two segments too', async () => {
    const ends = fc.oneof(
      fc.nat(sealed.length - 1),
      fc.constantFrom(
        0,
        headerBytes,
        headerBytes + tagBytes,
        headerBytes + sealedSegment,
        headerBytes + 2 * sealedSegment,
      ),
    );
    await fc.assert(
      fc.asyncProperty(ends, async (end) => {
        const { given, code } = await refused(sealed.subarray(0, end));
        expect(code).toBe('FILE_ALTERED');
        expect(content.subarray(0, given.length).equals(given)).toBe(true);
      }),
    );
  });

  const segments = () =>
    [0, 1].map((at) => sealed.subarray(headerBytes + at * sealedSegment, headerBytes + (at + 1) * sealedSegment));
  const header = () => sealed.subarray(0, headerBytes);
  const last = () => sealed.subarray(headerBytes + 2 * sealedSegment);

  test.each([
    ['something was added', () => Buffer.concat([sealed, Buffer.from('x')])],
    ['a segment was added', () => Buffer.concat([sealed, ...segments()])],
    ['segments changed places', () => Buffer.concat([header(), ...segments().reverse(), last()])],
    ['a segment is missing in the middle', () => Buffer.concat([header(), ...segments().slice(1), last()])],
    ['a segment stands there twice', () => Buffer.concat([header(), ...segments().slice(0, 1), ...segments(), last()])],
  ])('when %s', async (_what, bytes) => {
    const { given, code } = await refused(bytes());
    expect(code).toBe('FILE_ALTERED');
    expect(content.subarray(0, given.length).equals(given)).toBe(true);
  });

  test('when it stands in the place of another document', async () => {
    const { given, code } = await refused(sealed, 'company/employee/other.pdf');
    expect([code, given.length]).toEqual(['FILE_ALTERED', 0]);
  });

  test('when its content was sealed for another file of the same place', async () => {
    const other = await seal(content);
    const mixed = Buffer.concat([sealed.subarray(0, headerBytes), other.subarray(headerBytes)]);
    expect(await refused(mixed)).toMatchObject({ code: 'FILE_ALTERED' });
  });
});
