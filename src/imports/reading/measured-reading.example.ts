import { readFileSync } from 'node:fs';
import { examineSheet } from './examine-sheet.server.ts';
import { readSheet } from './read-sheet.server.ts';
import { SheetError } from './sheet-error.server.ts';

/** A process of its own that examines one file and reads it: says what came of both, and by how many bytes the process grew meanwhile. */
const bytes = readFileSync(process.argv[2] ?? '');
const before = process.memoryUsage().rss;
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, 5);
const file = { bytes, name: 'pessoas.xlsx' };
const examined = await examineSheet(async () => file);
const result = await readSheet(file, () => {}).then(
  ({ lines }) => `${lines}`,
  (error: unknown) => (error instanceof SheetError ? error.problem : `not told: ${error}`),
);
clearInterval(watch);
process.stdout.write(JSON.stringify({ examined, result, grown: most - before }));
