import { readXls } from 'hucre';
import { shownDate } from './formats/shown-date.rules.ts';
import type { LineSink } from './line-sink.server.ts';
import { SheetError } from './sheet-error.server.ts';

/** An XLS is held whole while it is read: a larger one has more cells than the thread has room for. */
const most = 12 * 1024 * 1024;

/** Reads an XLS (BIFF8): the sheet that is asked for, or the first with content. */
export async function readXlsSheet(
  bytes: Buffer,
  wanted: string | undefined,
  sinkOf: (sheet: string, sheets: readonly string[]) => LineSink,
): Promise<LineSink | null> {
  if (bytes.length > most) throw new SheetError('too-much');
  const { sheets } = await readXls(bytes);
  const names = sheets.map(({ name }) => name);
  if (wanted !== undefined && !names.includes(wanted)) throw new SheetError('unknown-sheet');
  for (const { name, rows } of sheets) {
    if (wanted !== undefined && name !== wanted) continue;
    const sink = sinkOf(name, names);
    for (let at = 0; at < rows.length; at += 1) {
      const cells = rows[at] ?? [];
      sink.add(
        at + 1,
        cells.map((cell) => (cell instanceof Date ? shownDate(cell) : cell)),
      );
      await sink.flush();
    }
    await sink.flush(true);
    if (sink.found() || wanted !== undefined) return sink;
  }
  return null;
}
