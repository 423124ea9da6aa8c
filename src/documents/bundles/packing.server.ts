import type { Readable } from 'node:stream';
import { byteOrderMark, csvLines } from '../../platform/csv.rules.ts';
import { isOfTheFile } from '../../platform/storage/opening.server.ts';
import type { FileKey, Storage } from '../../platform/storage/storage.ts';
import { streamedZip } from '../../platform/streamed-zip.server.ts';
import { documentKey } from '../documents.rules.ts';
import { indexHead, indexLine, type Packed, type Place } from './contents.rules.ts';

/** A document that is to be packed, with what was written down of its file. */
export type PackedFile = Packed & {
  companyId: string;
  employeeId: string;
  /** By which its file is found: a signed one's is another than the issued one's. */
  fileId: string;
  size: number | null;
  sha256: string | null;
  etag: string | null;
};

/** Files that are looked at together: an object store answers each for itself. */
const together = 8;

/**
 * Looks at every file before the first one is packed: what is missing, or is not what was stored, is known then.
 * @param onLooked is told how many have been
 * @returns the size of each file that is as it was stored, by its document
 */
export async function wholeOnes(
  storage: Storage,
  documents: readonly PackedFile[],
  onLooked: (count: number) => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  const whole = new Map<string, number>();
  for (let from = 0; from < documents.length; from += together) {
    const part = documents.slice(from, from + together);
    const sizes = await Promise.all(part.map((document) => sizeOfWhole(storage, document)));
    part.forEach(({ id }, at) => {
      const size = sizes[at];
      if (size) whole.set(id, size);
    });
    await onLooked(from + part.length);
  }
  return whole;
}

async function sizeOfWhole(storage: Storage, document: PackedFile): Promise<number | null> {
  try {
    const file = await storage.settle(keyOf(document));
    const isWhole = file && (['size', 'sha256', 'etag'] as const).every((fact) => isSame(file[fact], document[fact]));
    return isWhole ? file.size : null;
  } catch (error) {
    if (isOfTheFile(error)) return null;
    throw error;
  }
}

function keyOf({ companyId, employeeId, fileId: id }: PackedFile): FileKey {
  return documentKey({ companyId, employeeId, id });
}

function isSame(found: string | number | null, known: string | number | null): boolean {
  return found === null || known === null || found === known;
}

/**
 * A ZIP of documents and the list of them, as a stream: one file is open at a time, and nothing is held in memory but names.
 * The files are kept as they are: PDFs are compressed already, and so the size is known before the first byte.
 * @param whole the sizes of the files that are there
 * @param onPacked is told of each that has been
 */
export async function packed(
  storage: Storage,
  { places, whole, madeAt }: { places: readonly Place<PackedFile>[]; whole: ReadonlyMap<string, number>; madeAt: Date },
  onPacked: () => void,
): Promise<{ bytes: Readable; size: number }> {
  const { zip, bytes, addFile } = streamedZip();
  const lines = places.map((place) => indexLine(place, whole.has(place.document.id)));
  const index = Buffer.from(`${byteOrderMark}${csvLines([indexHead, ...lines])}`);
  zip.addBuffer(index, 'indice.csv', { compress: false, mtime: madeAt });
  for (const { document, path } of places) {
    const size = whole.get(document.id);
    if (!size) continue;
    const options = { mtime: new Date(document.issuedAt), size };
    addFile(path, options, () => storage.read(keyOf(document), document.etag), onPacked);
  }
  // Its declaration does not say so: it is told the size.
  const size = await new Promise<number>((known) => zip.end(undefined, known as () => void));
  return { bytes, size };
}
