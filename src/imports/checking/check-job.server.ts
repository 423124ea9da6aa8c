import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.server.ts';
import { withoutFlush } from '../../platform/database/without-flush.server.ts';
import { defineJob, JobError, type JobServices } from '../../platform/jobs/job.server.ts';
import { turns } from '../../platform/turns.server.ts';
import { announceImport } from '../announced.server.ts';
import type { RememberedColumns } from '../columns/columns.labels.ts';
import { matchColumns } from '../columns/match.rules.ts';
import { cellsReader } from '../columns/read-cells.rules.ts';
import { type Details, detailsOf, keepDetails } from '../details.server.ts';
import { clearLines, importKey } from '../import-files.server.ts';
import { insertLines } from '../import-lines.db.ts';
import { changeImport, findColumns, findWork, type ImportRow, keepColumns } from '../imports.db.ts';
import { keepLine, type Line } from '../lines.server.ts';
import { readSheet } from '../reading/read-sheet.server.ts';
import type { Cell, SheetHeader } from '../reading/sheet.labels.ts';
import { SheetError } from '../reading/sheet-error.server.ts';
import { registers } from '../registers/registers.server.ts';
import type { ReadLine } from './doubled.rules.ts';
import { tallyOf } from './tally.rules.ts';

/** So many lines are compared and kept together. */
const part = 25;
/** How often progress is told, in milliseconds. */
const toldEveryMs = 1_000;

/**
 * Looks through a file without writing anything to a register: what each of its lines would do. Stopped, it begins anew; a
 * look that was asked for since makes it end.
 */
export const checkJob = defineJob({
  kind: 'import-check',
  payload: z.object({ import: z.uuid() }),
  tries: 4,
  together: 1,
  async handle({ import: id }, services, { signal }) {
    const row = await findWork(services.db, id);
    const isBegun = row && (await changeImport(services.db, { ...row, from: toRead }, { state: 'reading' }));
    if (!row || !isBegun) return;
    await announceImport(services.db, row);
    try {
      await check(services, row, signal);
    } catch (error) {
      if (error instanceof Superseded) return;
      if (!(error instanceof SheetError)) throw error;
      await fail(services, row, error.message);
    }
  },
});

const toRead = ['waiting', 'reading'] as const;

/** Another look was asked for, or the import was cancelled: this one counts no more. */
class Superseded extends Error {}

/** The import is not going to be looked through, and says why. */
async function fail(
  { db, encryptionKeys }: Pick<JobServices, 'db' | 'encryptionKeys'>,
  row: ImportRow,
  problem: string,
): Promise<void> {
  const details = keepDetails(row.id, { ...detailsOf(row, encryptionKeys), problem }, encryptionKeys);
  const failed = { state: 'failed', details, endedAt: new Date().toISOString() } as const;
  // Together: the import, and the screens that show it.
  await db.transaction().execute(async (tx) => {
    if (await changeImport(tx, { ...row, from: toRead }, failed)) await announceImport(tx, row);
  });
}

async function check(services: JobServices, row: ImportRow, signal: AbortSignal): Promise<void> {
  const { db, encryptionKeys } = services;
  const before = detailsOf(row, encryptionKeys);
  const owner = row.intoCompany ?? 'practice';
  const kept = await findColumns(db, owner, row.kind);
  const remembered: RememberedColumns = { ...(kept ? JSON.parse(kept) : {}), ...before.byHand };
  // What is left of an earlier try or look: nobody reads it any more.
  await clearLines(db, row);
  const { header, lines, cells, fileHash } = await readFile(services, row, { before, remembered, signal });
  const register = registers[row.kind];
  const into = { companyId: row.intoCompany ?? '', ownerId: row.ownerId };
  const registerPrint = await register.print(db, into);
  const compare = await register.compare(db, into, before.choices, encryptionKeys);
  const doubled = await register.doubled(db, lines);
  const tally = tallyOf();
  const hash = createHash('sha256');
  const match = matchColumns(row.kind, header.cells, remembered);
  hash.update(JSON.stringify([fileHash, header.sheet, match, before.choices]));
  let toldAt = 0;
  const turn = turns();
  for (let from = 0; from < lines.length; from += part) {
    signal.throwIfAborted();
    const some = lines.slice(from, from + part);
    const compared = await compare(some);
    await turn();
    const planned = compared.map((one, at): Line => {
      const line = some[at]?.line ?? 0;
      const twice = doubled.get(line);
      const wrong = twice ? { ...one, outcome: 'wrong' as const, remarks: [...one.remarks, twice] } : one;
      tally.add(wrong);
      hash.update(
        JSON.stringify([
          line,
          wrong.outcome,
          wrong.target,
          wrong.values,
          wrong.unitId,
          wrong.newUnit,
          wrong.reactivated,
        ]),
      );
      const { isInactive: _, unknownUnit: __, ...kept } = wrong;
      return wrong.outcome === 'wrong' ? { ...kept, values: {}, cells: JSON.parse(cells.get(line) ?? '[]') } : kept;
    });
    // What a loss of power takes of them is looked at again: the end of the look is flushed, and with it all before it.
    await withoutFlush(db, async (tx) => {
      const rows = planned.map((one, at) => {
        const line = some[at]?.line ?? 0;
        const warned = one.remarks.some(({ level }) => level === 'warning');
        return { line, outcome: one.outcome, warned, content: keepLine({ ...row, line }, one, encryptionKeys) };
      });
      await insertLines(tx, row, rows);
    });
    if (performance.now() - toldAt > toldEveryMs) {
      toldAt = performance.now();
      await note(db, row, from, lines.length);
    }
    await turn();
  }
  const details: Details = {
    ...{ ...before, problem: null, sheet: header.sheet, sheets: [...header.sheets], header: [...header.cells] },
    ...{ match, registerPrint, ...tally.result() },
  };
  // Together: the import, the columns that are remembered, and the screens that show it.
  await db.transaction().execute(async (tx) => {
    const isReady = await changeImport(
      tx,
      { ...row, from: ['reading'] },
      {
        ...{ state: 'ready', done: lines.length, total: lines.length, contentHash: hash.digest('hex') },
        details: keepDetails(row.id, details, encryptionKeys),
      },
    );
    if (!isReady) throw new Superseded();
    if (Object.keys(before.byHand).length > 0) await keepColumns(tx, owner, row.kind, JSON.stringify(remembered));
    await announceImport(tx, row);
  });
}

async function note(db: Database, row: ImportRow, done: number, total: number): Promise<void> {
  if (!(await changeImport(db, { ...row, from: ['reading'] }, { done, total }))) throw new Superseded();
  await announceImport(db, row);
}

type Reading = { before: Details; remembered: RememberedColumns; signal: AbortSignal };

/**
 * Reads the file, and understands its cells. The cells themselves are held as texts, which take a fraction of their room: it is
 * known only later whose go back to the person because something is wrong with their line.
 */
async function readFile({ storage }: JobServices, row: ImportRow, { before, remembered, signal }: Reading) {
  const stream = await storage.read(importKey({ companyId: row.intoCompany, id: row.id })).catch((cause: unknown) => {
    throw new JobError('unreadable-files', { cause });
  });
  const bytes = new Uint8Array(await buffer(stream));
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  const lines: ReadLine[] = [];
  const cells = new Map<number, string>();
  let read: ReturnType<typeof cellsReader> | null = null;
  const turn = turns();
  const known = Object.keys(remembered);
  const file = { bytes, name: row.fileName, sheet: before.chosenSheet ?? undefined, known };
  const onLines = async (some: readonly { line: number; cells: readonly Cell[] }[], header: SheetHeader) => {
    read ??= cellsReader(row.kind, matchColumns(row.kind, header.cells, remembered));
    for (const one of some) {
      lines.push({ line: one.line, ...read(one.cells) });
      cells.set(one.line, JSON.stringify(one.cells));
      await turn();
    }
  };
  const header = await readSheet(file, onLines, signal);
  return { header, lines, cells, fileHash };
}
