import { setTimeout as wait } from 'node:timers/promises';
import { ORPCError } from '@orpc/contract';
import { z } from 'zod';
import { lockCompany } from '../../companies/company-lookups.db.ts';
import { announce } from '../../live/announce.server.ts';
import type { Topic } from '../../live/topics.ts';
import { notify } from '../../notifications/notify.server.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { crashPoint } from '../../platform/crash-point.server.ts';
import { connectionApart } from '../../platform/database/apart/connection-apart.server.ts';
import { type Database, hasOneWriter } from '../../platform/database/database.server.ts';
import { renewStatistics } from '../../platform/database/statistics.server.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isTaken } from '../../platform/database/unique.server.ts';
import { defineJob, type JobServices } from '../../platform/jobs/job.server.ts';
import { stageEntries } from '../../trail/staged-entries.db.ts';
import { announceImport } from '../announced.server.ts';
import type { ImportKind } from '../columns/columns.labels.ts';
import { detailsOf } from '../details.server.ts';
import { endUnwritten } from '../ended.server.ts';
import { linesAfter } from '../import-lines.db.ts';
import { importEnded } from '../import-notifications.server.ts';
import { changeImport, findWork, type ImportRow } from '../imports.db.ts';
import { lineOf } from '../lines.server.ts';
import type { Preparation } from '../registers/planned.server.ts';
import { registers } from '../registers/registers.server.ts';
import { beginTelling } from './under-way.server.ts';

/** So many lines are made ready together; between two parts others have their turn. */
const part = 25;
const pauseMs = 1;
/** How often a node that writes looks whether the import was cancelled on another, and tells how far it is. */
const toldEveryMs = 1_000;

/**
 * Writes what was previewed and confirmed, in one transaction: all of it or nothing. What can be made ready is, before it begins. Killed, it begins anew; done twice at the
 * same time, the second finds that it is done (decision 71).
 */
export const writeJob = defineJob({
  kind: 'import-write',
  payload: z.object({ import: z.uuid() }),
  tries: 4,
  together: 1,
  async handle({ import: id }, services, { signal }) {
    const { db } = services;
    const row = await findWork(db, id);
    if (!row || !(await changeImport(db, { ...row, from: toWrite }, { state: 'writing', done: 0 }))) return;
    await announceImport(db, row);
    const telling = beginTelling(id);
    try {
      const way = { ending: AbortSignal.any([signal, telling.signal]), note: telling.note };
      await connectionApart(db, async ({ connection, transaction }) => {
        const all = await prepareAll(connection, services, row, way);
        crashPoint('import:ready');
        await transaction(async (tx) => {
          await writeAll(tx, row, all, way);
          crashPoint('import:written');
        });
        crashPoint('import:committed');
      });
      await announceWritten(db, row);
      await renewStatistics(db, tablesOf[row.kind]);
    } catch (error) {
      if (telling.signal.aborted || error instanceof Ended) return;
      if (!isStale(error)) throw error;
      // Together: the import, whom it tells, and the screens that show it.
      await db.transaction().execute((tx) => endUnwritten(tx, row, 'stale'));
    } finally {
      telling.end();
    }
  },
});

const toWrite = ['confirmed', 'writing'] as const;

/** It was cancelled, or another node has written it. */
class Ended extends Error {}

/** Whether the register is no longer what the lines were compared with. */
function isStale(error: unknown): boolean {
  return isTaken(error) || (error instanceof ORPCError && error.status === 409);
}

type Way = { ending: AbortSignal; note: (written: number) => void };

/** What the lines write, with what the trail has to tell, whose due dates it is about, and of how many lines it is. */
type Ready = {
  prepared: Preparation;
  entries: Awaited<ReturnType<typeof stageEntries>>;
  employeeIds: ReadonlySet<string>;
  lines: number;
};

/** Makes everything ready that the lines write. */
async function prepareAll(
  connection: Database,
  { db, encryptionKeys }: JobServices,
  row: ImportRow,
  { ending, note }: Way,
): Promise<Ready> {
  const { choices } = detailsOf(row, encryptionKeys);
  const prepared = await registers[row.kind].prepare(connection, intoOf(row), { choices, keys: encryptionKeys });
  const by = { caller: { userId: row.requestedBy, type: row.requestedAs }, address: null };
  const entries = await stageEntries(connection, by);
  const employeeIds = new Set<string>();
  let count = 0;
  let toldAt = Number.NEGATIVE_INFINITY;
  for (const outcome of ['create', 'change'] as const) {
    for (let after = -1; ; ) {
      ending.throwIfAborted();
      const kept = await linesAfter(connection, row, { outcome, after, most: part });
      const last = kept.at(-1);
      if (!last) break;
      const ready = await prepared.add(
        kept.map(({ line, content }) => lineOf({ ...row, line }, content, encryptionKeys)),
      );
      await entries.add(ready.entries);
      for (const employeeId of ready.employeeIds) employeeIds.add(employeeId);
      after = last.line;
      count += kept.length;
      note(count);
      if (performance.now() - toldAt > toldEveryMs) {
        toldAt = performance.now();
        if (!(await tell(db, row, count))) throw new Ended();
      }
      await wait(pauseMs);
    }
  }
  return { prepared, entries, employeeIds, lines: count };
}

function intoOf({ intoCompany: companyId, ownerId }: ImportRow) {
  return { companyId: companyId ?? '', ownerId };
}

/** Writes what is ready. */
async function writeAll(
  tx: Database,
  row: ImportRow,
  { prepared, entries, employeeIds, lines }: Ready,
  { ending }: Way,
): Promise<void> {
  const { id, kind, intoCompany: companyId } = row;
  // Another node that writes the same waits here until this one is done, and finds that it is.
  if (companyId !== null) await lockCompany(tx, companyId);
  if ((await findWork(tx, id))?.state !== 'writing') throw new Ended();
  // All of what was confirmed: lines that are being cleared away are not what is left of it.
  if (lines !== row.total) throw changedByOther();
  const goesOn = () => ending.throwIfAborted();
  const others = await prepared.write(tx, goesOn);
  const { renew } = registers[kind];
  if (companyId !== null && renew) await renew(tx, companyId, [...employeeIds]);
  const now = new Date().toISOString();
  const isDone = await changeImport(tx, { ...row, from: ['writing'] }, { state: 'done', done: lines, endedAt: now });
  if (!isDone) throw new Ended();
  await notify(tx, importEnded, { to: [row.requestedBy], about: id });
  const whole = {
    action: 'imported',
    subject: 'import',
    subjectId: id,
    companyId,
    detail: kind,
    times: lines,
  } as const;
  await entries.record(tx, [...others, whole], goesOn);
}

/**
 * Tells, beside the transaction, how far it is. An embedded database would wait for the transaction itself; nobody but its own
 * process asks there.
 * @returns whether it is still to be written
 */
async function tell(db: Database, row: ImportRow, done: number): Promise<boolean> {
  const isWanted = hasOneWriter(db)
    ? (await findWork(db, row.id))?.state === 'writing'
    : await changeImport(db, { ...row, from: ['writing'] }, { done });
  if (isWanted) await announceImport(db, row);
  return isWanted;
}

/** Where what was written lies. */
const tablesOf: Readonly<Record<ImportKind, readonly (keyof Tables)[]>> = {
  units: ['units'],
  employees: ['units', 'employees'],
  companies: ['companies', 'users'],
  'exam-records': ['exam_records'],
  'exam-results': ['exam_records', 'exam_results'],
  receipts: ['esocial_events', 'esocial_lines'],
};

/** What open screens show of what was written. */
const topicOf: Readonly<Record<ImportKind, readonly Topic[]>> = {
  units: ['unit'],
  // Units that were missing come with their people.
  employees: ['unit', 'employee', 'dueDates'],
  companies: ['company'],
  'exam-records': ['examRecord', 'dueDates'],
  'exam-results': ['examRecord', 'examResult', 'dueDates'],
  receipts: ['esocialEvent'],
};

/** What a transaction apart announces is heard by nobody on the embedded engine. */
async function announceWritten(db: Database, row: ImportRow): Promise<void> {
  const of = row.intoCompany === null ? {} : { companyId: row.intoCompany };
  for (const topic of topicOf[row.kind]) await announce(db, { topic, ids: [], ...of });
  await announce(db, { topic: 'notifications', userId: row.requestedBy, ids: [] });
  await announceImport(db, row);
}
