import { contentDisposition } from '../files/content-disposition.rules.ts';
import { headerWithin } from '../files/sent-pdf.rules.ts';
import type { FileKey } from './storage.ts';

/** What a kind of file is sent as, and how its bytes begin. */
type FileKind = {
  contentType: string;
  /** Whether a browser shows it or offers to save it. */
  disposition: 'inline' | 'attachment';
  signature: Buffer;
  /** Within how many bytes the signature begins: those of a PDF may stand behind what a mail program or a scanner has put there. */
  within: number;
  /** Whether people send it: then the installation's limit is its size, else what the server wrote is. */
  isUploaded: boolean;
};

/** A document, what the server packs of documents, and a spreadsheet that is imported; nothing else is kept. */
const kinds: Readonly<Record<string, FileKind>> = {
  pdf: {
    contentType: 'application/pdf',
    disposition: 'inline',
    signature: Buffer.from('%PDF-'),
    within: headerWithin,
    isUploaded: true,
  },
  zip: {
    contentType: 'application/zip',
    disposition: 'attachment',
    signature: Buffer.from('PK\x03\x04'),
    within: 1,
    isUploaded: false,
  },
  // Of any format: what it is, its bytes tell whoever reads it.
  sheet: {
    contentType: 'application/octet-stream',
    disposition: 'attachment',
    signature: Buffer.alloc(0),
    within: 1,
    isUploaded: true,
  },
};

/** Which kind of file stands in a place: its name's end says so. @throws for any other place */
export function kindOf(key: FileKey): FileKind {
  const kind = kinds[key.slice(key.lastIndexOf('.') + 1)];
  if (!kind) throw new Error('no file is kept in such a place');
  return kind;
}

/** Whether a file that begins with these bytes can be the one that stands in a place. */
export function beginsAs(key: FileKey, head: Buffer): boolean {
  const { signature } = kindOf(key);
  return head.subarray(0, headBytes(key)).includes(signature);
}

/** In how many of its first bytes it shows what a file is. */
export function headBytes(key: FileKey): number {
  const { signature, within } = kindOf(key);
  return within - 1 + signature.length;
}

/** What a browser is told to do with a file, and what to call it. */
export function dispositionOf(key: FileKey, fileName: string): string {
  return contentDisposition(kindOf(key).disposition, fileName);
}
