import type { PdfFile } from './pdf-file.rules.ts';
import type { Objects } from './transplant.rules.ts';

/** A PDF with the place for a signature, which is of all its bytes but those of that place, its brackets included. */
export type Signable = { bytes: Buffer; begin: number; end: number };

/** Room for `[0 begin end length]`: ten digits each. */
export const rangeRoom = 40;

/** A dictionary with more entries at its end. */
export function withMore(dictionary: string, entries: string): string {
  return `${dictionary.slice(0, dictionary.lastIndexOf('>>'))}${entries}\n>>`;
}

/**
 * A PDF with objects added or changed by an update at its end, in which there is one place for a signature: its range is written down.
 * The bytes before stay as they are.
 */
export function withPlace({ bytes: before, trailer, table }: PdfFile, objects: Objects): Signable {
  const bytes = updated(before, objects, trailer, table);
  const text = bytes.toString('latin1');
  const range = text.indexOf('/ByteRange ', before.length) + '/ByteRange '.length;
  const begin = text.indexOf('<', text.indexOf('/Contents ', range));
  const end = text.indexOf('>', begin) + 1;
  bytes.write(`[0 ${begin} ${end} ${bytes.length - end}]`, range, 'latin1');
  return { bytes, begin, end };
}

function updated(before: Buffer, objects: Objects, trailer: string, table: number): Buffer {
  const parts: Buffer[] = [before, Buffer.from('\n')];
  let at = before.length + 1;
  const lines = ['0 1', '0000000000 65535 f '];
  const sorted = [...objects].sort(([a], [b]) => a - b);
  for (const [index, [number, body]] of sorted.entries()) {
    const whole = Buffer.concat([Buffer.from(`${number} 0 obj`), body, Buffer.from('endobj\n')]);
    if (number !== (sorted[index - 1]?.[0] ?? Number.NaN) + 1) lines.push(`${number} ${runFrom(sorted, index)}`);
    lines.push(`${String(at).padStart(10, '0')} 00000 n `);
    parts.push(whole);
    at += whole.length;
  }
  const last = sorted.at(-1)?.[0] ?? 0;
  const more = trailer.replace(/\/Size \d+/, `/Size ${last + 1}`).replace(/\s*\/Prev \d+/, '');
  const end = `xref\n${lines.join('\n')}\ntrailer\n<<${more.trimEnd()}\n  /Prev ${table}\n>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')]);
}

/** How many objects follow one another by their numbers. */
function runFrom(sorted: readonly (readonly [number, Buffer])[], at: number): number {
  let count = 1;
  while (sorted[at + count]?.[0] === (sorted[at]?.[0] ?? 0) + count) count++;
  return count;
}
