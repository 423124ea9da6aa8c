import { withoutGuard } from '../../platform/sheets/formula-guard.rules.ts';
import { csvRows } from './csv-rows.server.ts';
import { isUtf16 } from './file-format.server.ts';
import type { LineSink } from './line-sink.server.ts';

/** Reads a CSV: UTF-8, UTF-16 with its mark or else windows-1252, parted by semicolons, commas or tabs. */
export async function readCsvSheet(bytes: Buffer, sink: LineSink): Promise<void> {
  const text = decoded(bytes);
  const [told, separator] = /^sep=([^\r\n\\\]^])\r?\n/.exec(text) ?? [];
  const lines = text.slice(told?.length ?? 0);
  let line = 0;
  for (const row of csvRows(lines, separator ?? separatorOf(lines))) {
    line += 1;
    sink.add(
      line,
      row.map((cell) => (cell === '' ? null : withoutGuard(cell))),
    );
    await sink.flush();
  }
}

function decoded(bytes: Buffer): string {
  if (isUtf16(bytes)) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: what Brazilian spreadsheets wrote before it.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What parts the cells: of those that may, the one that most of the first lines have outside of quotes. */
function separatorOf(text: string): string {
  const start = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const lines = start.split('\n').slice(0, 20);
  const counts = [';', '\t', ','].map((separator) => ({
    separator,
    count: lines.filter((line) => line.includes(separator)).length,
  }));
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}
