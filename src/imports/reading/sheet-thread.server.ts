import { parentPort, workerData } from 'node:worker_threads';
import { EncryptedFileError } from 'hucre';
import { workBelowOthers } from '../../platform/below-others.server.ts';
import { readCsvSheet } from './csv-sheet.server.ts';
import { formatOf } from './file-format.server.ts';
import { headerFinder } from './header-line.server.ts';
import { createLineSink, type LineSink, type TakeLines } from './line-sink.server.ts';
import { readOdsSheet } from './ods-sheet.server.ts';
import type { SheetReply, SheetRequest } from './read-sheet.server.ts';
import type { SheetProblem } from './sheet.labels.ts';
import { SheetError } from './sheet-error.server.ts';
import { readXlsSheet } from './xls-sheet.server.ts';
import { readXlsxSheet } from './xlsx-sheet.server.ts';
import { openZip } from './zip-archive.server.ts';

workBelowOthers();

/** The thread of read-sheet.server.ts: one file, then it ends. */
const port = parentPort;
if (!port) throw new Error('this is a thread of its own');
const send = (reply: SheetReply) => port.postMessage(reply);
const request: SheetRequest = workerData;

const take: TakeLines = async (lines, header) => {
  if (!request.wantsLines) return;
  const taken = new Promise<void>((resolve) => port.once('message', () => resolve()));
  send({ lines, header });
  await taken;
};

try {
  const found = (await read(request))?.found();
  if (!found) send({ problem: 'empty' });
  else send(found.lines === 0 ? { problem: 'no-lines' } : { done: { ...found.header, lines: found.lines } });
} catch (error) {
  send({ problem: problemOf(error) });
}
port.close();

async function read({ bytes, name, sheet, names }: SheetRequest): Promise<LineSink | null> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const find = headerFinder(names);
  const sinkOf = (title: string, sheets: readonly string[]) => createLineSink(title, () => [...sheets], find, take);
  const format = formatOf(file);
  if (format === 'xls') return readXlsSheet(file, sheet, sinkOf);
  if (format === 'zip') {
    const zip = openZip(file);
    if (zip.has('content.xml')) return readOdsSheet(zip, sheet, sinkOf);
    if (zip.has('[Content_Types].xml')) return readXlsxSheet(zip, sheet, sinkOf);
    throw new SheetError('unknown-format');
  }
  const sink = sinkOf(name, [name]);
  await readCsvSheet(file, sink);
  await sink.flush(true);
  return sink;
}

/** What is not told by the reading itself is a file that breaks its format; a text that is longer than any can be, too much. */
function problemOf(error: unknown): SheetProblem {
  if (error instanceof SheetError) return error.problem;
  if (error instanceof EncryptedFileError) return 'encrypted';
  return error instanceof RangeError && /string length|array (buffer )?(length|alloc)/i.test(error.message)
    ? 'too-much'
    : 'damaged';
}
