import { createInflateRaw } from 'node:zlib';
import { sheetLimits } from './sheet.labels.ts';
import { SheetError } from './sheet-error.server.ts';

type Entry = { method: number; locked: boolean; packed: number; unpacked: number; at: number };

/** A ZIP whose parts are read piece by piece; together they unpack to no more than the limit, whatever they say of themselves. */
export type ZipArchive = {
  has: (name: string) => boolean;
  /** @throws {SheetError} where the part is not there, is damaged or unpacks to too much */
  pieces: (name: string) => AsyncGenerator<Buffer>;
};

const most = sheetLimits.unpackedMb * 1024 * 1024;

/** @throws {SheetError} on an archive that can't be read, is locked or unpacks to too much */
export function openZip(bytes: Buffer): ZipArchive {
  const entries = entriesOf(bytes);
  const said = Array.from(entries.values(), ({ unpacked }) => unpacked);
  if (said.reduce((sum, size) => sum + size, 0) > most) throw new SheetError('unpacks-too-large');
  if (Array.from(entries.values()).some(({ locked }) => locked)) throw new SheetError('encrypted');
  let unpacked = 0;

  async function* pieces(name: string): AsyncGenerator<Buffer> {
    const entry = entries.get(name);
    if (!entry) throw new SheetError('damaged');
    const packed = packedBytes(bytes, entry);
    for await (const piece of entry.method === 0 ? [packed] : inflated(packed)) {
      unpacked += piece.length;
      if (unpacked > most) throw new SheetError('unpacks-too-large');
      yield piece;
    }
  }

  return { has: (name) => entries.has(name), pieces };
}

function inflated(packed: Buffer): AsyncIterable<Buffer> {
  const inflate = createInflateRaw({ chunkSize: 65_536 });
  inflate.end(packed);
  return inflate;
}

const endMark = Buffer.from('PK\u0005\u0006', 'latin1');
const [entryMark, localMark] = [0x02014b50, 0x04034b50];

/** The directory at the end of the archive (APPNOTE, 4.3.12), which every spreadsheet program writes. */
function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf(endMark);
  if (end < 0 || end + 22 > bytes.length) throw new SheetError('damaged');
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== entryMark) throw new SheetError('damaged');
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), {
      method: bytes.readUInt16LE(at + 10),
      locked: (bytes.readUInt16LE(at + 8) & 1) === 1,
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function packedBytes(bytes: Buffer, { method, at, packed }: Entry): Buffer {
  const isThere = at + 30 <= bytes.length && bytes.readUInt32LE(at) === localMark;
  if (!isThere || (method !== 0 && method !== 8)) throw new SheetError('damaged');
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (from + packed > bytes.length) throw new SheetError('damaged');
  return bytes.subarray(from, from + packed);
}
