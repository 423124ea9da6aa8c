import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import { CsvError } from '../../platform/csv-records.rules.ts';
import { changeRecord, entryOf, mustFind } from '../../trail/change.server.ts';
import { record } from '../../trail/entries.db.ts';
import { accepted, assigned, discarded, resultKind } from './deciding.server.ts';
import { examResultsContract, mostResults, type ReceivedLine, type SentResult } from './exam-results.contract.ts';
import { listResults } from './exam-results.db.ts';
import { waitingReasons } from './exam-results.labels.ts';
import { examResultsExport } from './exam-results-export.server.ts';
import { onceMore } from './once-more.server.ts';
import { type Placed, type Ready, receiveResults, renewPeople } from './placing/write-placed.server.ts';
import { csvResults } from './reading/csv-results.rules.ts';
import { type Issue, readyResult } from './reading/ready-result.server.ts';
import { shownRows, shownWhole } from './shown.server.ts';

/** What machines and laboratories send, and what waits for somebody to say whose it is (product 16.16). */
export const examResultsApi = forSignedIn(examResultsContract, [examResultsExport], {
  receive: async ({ input: { results, csv }, context }) => {
    const lines = csv === undefined ? (results ?? []).map((result, at) => ({ line: at + 1, result })) : ofCsv(csv);
    const read = lines.map(({ line, result }) => ({ line, ready: readyResult(result) }));
    const ready = read.flatMap((one) => (Array.isArray(one.ready) ? [] : [one.ready]));
    const placed = await received(context, ready);
    let next = 0;
    const answers = read.map((one) => answerOf(one.line, Array.isArray(one.ready) ? one.ready : placed[next++]));
    const counts = { recorded: 0, same: 0, waiting: 0, refused: 0 };
    for (const { outcome } of answers) counts[outcome] += 1;
    return { counts, lines: answers };
  },

  list: async ({ input, context }) => {
    const { rows, ...total } = await listResults(context.db, input);
    await record(context.db, context, { action: 'listed', subject: 'examResult' });
    return { results: await shownRows(context, rows), ...total };
  },

  read: async ({ input: { resultId }, context }) => {
    const found = await mustFind(resultKind, context, resultId);
    await record(context.db, context, entryOf(resultKind, context, 'opened', found, found));
    return { result: await shownWhole(context, found) };
  },

  assign: ({ input: { resultId, version, ...said }, context }) =>
    changeRecord(context, resultKind, {
      id: resultId,
      version,
      write: async (tx, found) => {
        const also = await assigned(tx, context, found, said);
        const after = await mustFind(resultKind, { ...context, db: tx }, resultId);
        return { after, also, answer: { result: await shownWhole({ ...context, db: tx }, after) } };
      },
    }),

  accept: ({ input: { resultId, version, ...said }, context }) =>
    changeRecord(context, resultKind, {
      id: resultId,
      version,
      action: 'corrected',
      write: async (tx, found) => {
        const also = await accepted(tx, context, found, said);
        const after = await mustFind(resultKind, { ...context, db: tx }, resultId);
        return { after, also, answer: { result: await shownWhole({ ...context, db: tx }, after) } };
      },
    }),

  discard: ({ input: { resultId, version, reason }, context }) =>
    changeRecord(context, resultKind, {
      id: resultId,
      version,
      action: 'discarded',
      write: async (tx, found) => {
        await discarded(tx, context, found, reason);
        const after = await mustFind(resultKind, { ...context, db: tx }, resultId);
        return { after, answer: { result: await shownWhole({ ...context, db: tx }, after) } };
      },
    }),
});

/** @throws 400 for a CSV that cannot be read, and for one of too many lines */
function ofCsv(csv: string): { line: number; result: SentResult }[] {
  try {
    const lines = csvResults(csv);
    if (lines.length <= mostResults) return lines;
    throw new CsvError(`Envie no máximo ${mostResults} resultados por vez`);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw invalidInput([{ path: 'csv', message: error.message }]);
  }
}

/** Two at the same moment that bring the same: the second finds what the first has written. */
async function received(context: SignedInContext, ready: readonly Ready[]): Promise<Placed[]> {
  if (ready.length === 0) return [];
  const { db, scope, caller, encryptionKeys: keys } = context;
  return onceMore(() =>
    // Together: the exams, what waits, what is due by them, and their entries in the trail.
    db.transaction().execute(async (tx) => {
      const by = { ownerId: caller.ownerId, source: 'api', keys } as const;
      const { placed, entries, employeeIds } = await receiveResults(tx, { scope }, ready, by);
      await renewPeople(tx, employeeIds);
      const whole = { action: 'imported', subject: 'examResult', times: ready.length } as const;
      if (entries.length > 0) await record(tx, context, ...entries, whole);
      return placed;
    }),
  );
}

function answerOf(line: number, of: Placed | readonly Issue[] | undefined): ReceivedLine {
  if (of === undefined || !('placement' in of)) {
    return { line, outcome: 'refused', resultId: null, why: null, issues: [...(of ?? [])] };
  }
  const { placement, resultId } = of;
  if (placement.to !== 'tray') {
    return { line, outcome: placement.to === 'same' ? 'same' : 'recorded', resultId, why: null, issues: [] };
  }
  const { why } = placement;
  return { line, outcome: 'waiting', resultId, why, issues: [{ path: 'cpf', message: waitingReasons[why] }] };
}
