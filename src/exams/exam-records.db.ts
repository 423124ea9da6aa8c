import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import { asksForPart, type ListInput } from '../platform/contract/listing.ts';
import type { Database } from '../platform/database/database.server.ts';
import { stageNew } from '../platform/database/many/stage.server.ts';
import type { Occasion } from '../programmes/programmes.labels.ts';
import { noteExamsChanged } from './counting/exam-months.db.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    exam_records: {
      company_id: string;
      id: string;
      employee_id: string;
      exam_code: string;
      exam_name: string;
      done_on: string;
      place: string;
      occasion: Occasion | '';
      document_id: string | null;
      result: string | null;
      recorded_by: string;
      created_at: string;
      withdrawn_at: string | null;
      withdrawn_by: string | null;
      withdrawal_reason: string | null;
      unit_id: string | null;
      sector: string;
      function: string;
      group_id: string | null;
      group_name: string;
      finding: string | null;
      version: number;
    };
  }
}

export type RecordKey = { companyId: string; id: string };

/** Where somebody was on the day of an exam (decision 137); empty and null where nobody knows it. */
type DayFacts = { unitId: string | null; sector: string; function: string; groupId: string | null; groupName: string };

/** A record as it is written; its result is sealed already. */
export type NewExamRecord = RecordKey & {
  employeeId: string;
  code: string;
  name: string;
  doneOn: string;
  place: string;
  occasion: Occasion | '';
  documentId: string | null;
  result: string | null;
  recordedBy: string;
  /** Where the person was on that day. */
  facts: DayFacts;
  /** Sealed already. */
  finding: string | null;
};

/** What an employee of a company has done, withdrawn or not, the newest first unless it is asked for otherwise. */
export async function listExamRecords(
  db: Database,
  scope: Scope,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  input: Omit<ListInput<'doneOn'>, 'search'>,
) {
  const { page = 1, pageSize = input.page ? 20 : undefined, sort = '-doneOn' } = input;
  const query = recordsWithin(db, scope)
    .where('exam_records.company_id', '=', companyId)
    .where('exam_records.employee_id', '=', employeeId);
  const total = asksForPart(input) ? { total: await countOf(query) } : {};
  if (pageSize === 0) return { rows: [], ...total };
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  const rows = await query
    .select(facts)
    .orderBy('done_on', order)
    .orderBy('exam_records.id', order)
    .$if(pageSize !== undefined, (part) => part.limit(pageSize ?? 0).offset((page - 1) * (pageSize ?? 0)))
    .execute();
  return { rows, ...total };
}

/** A record within the scope, withdrawn or not; null for none. */
export async function findExamRecord(db: Database, scope: Scope, id: string) {
  const row = await recordsWithin(db, scope).select(facts).where('exam_records.id', '=', id).executeTakeFirst();
  return row ?? null;
}

const facts = [
  'exam_records.company_id as companyId',
  'exam_records.id',
  'exam_records.employee_id as employeeId',
  'exam_code as code',
  'exam_name as name',
  'done_on as doneOn',
  'place',
  'occasion',
  'result',
  'document_id as documentId',
  'documents.name as documentName',
  'recorders.name as recordedBy',
  'exam_records.created_at as createdAt',
  'exam_records.withdrawn_at as withdrawnAt',
  'withdrawers.name as withdrawnBy',
  'exam_records.withdrawal_reason as withdrawalReason',
  'exam_records.sector',
  'exam_records.function',
  'group_name as groupName',
  'units.identification as unitName',
  'finding',
  'exam_records.version',
] as const;

function recordsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('exam_records'), scope)
    .innerJoin('professionals as recorders', 'recorders.id', 'recorded_by')
    .leftJoin('professionals as withdrawers', 'withdrawers.id', 'withdrawn_by')
    .leftJoin('units', (join) =>
      join.onRef('units.company_id', '=', 'exam_records.company_id').onRef('units.id', '=', 'exam_records.unit_id'),
    )
    .leftJoin('documents', (join) =>
      join.onRef('documents.company_id', '=', 'exam_records.company_id').onRef('documents.id', '=', 'document_id'),
    );
}

async function countOf(query: ReturnType<typeof recordsWithin>): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Writes records down. */
export async function insertExamRecords(tx: Database, records: readonly NewExamRecord[]): Promise<void> {
  if (records.length === 0) return;
  await tx.insertInto('exam_records').values(rowsOf(records)).execute();
  await noteExamsChanged(tx, records);
}

/** Begins to make records ready that are many. */
export async function stageExamRecords(connection: Database) {
  const { add, insert } = await stageNew(connection, 'exam_records');
  const months = new Map<string, Pick<NewExamRecord, 'companyId' | 'doneOn'>>();
  return {
    async add(records: readonly NewExamRecord[]): Promise<void> {
      for (const { companyId, doneOn } of records) {
        months.set(`${companyId} ${doneOn.slice(0, 7)}`, { companyId, doneOn });
      }
      await add(rowsOf(records));
    },
    async insert(tx: Database, between: () => void): Promise<void> {
      await insert(tx, between);
      await noteExamsChanged(tx, [...months.values()]);
    },
  };
}

function rowsOf(records: readonly NewExamRecord[]) {
  const created = { created_at: new Date().toISOString(), withdrawn_at: null, withdrawn_by: null };
  return records.map((one) => ({
    ...{ company_id: one.companyId, id: one.id, employee_id: one.employeeId, exam_code: one.code },
    ...{ exam_name: one.name, done_on: one.doneOn, place: one.place, occasion: one.occasion },
    ...{ document_id: one.documentId, result: one.result, recorded_by: one.recordedBy },
    ...{ ...created, withdrawal_reason: null, finding: one.finding, version: 1 },
    ...{ unit_id: one.facts.unitId, sector: one.facts.sector, function: one.facts.function },
    ...{ group_id: one.facts.groupId, group_name: one.facts.groupName },
  }));
}

type Withdrawal = { reason: string; professionalId: string };

/** From now on it was not done, and why; the row stays. */
export async function markExamWithdrawn(tx: Database, { companyId, id }: RecordKey, by: Withdrawal): Promise<void> {
  await withdrawn(tx, updateWithdrawn(tx, by).where('company_id', '=', companyId).where('id', '=', id));
}

/** Withdraws whatever is known from a document. */
export async function markDocumentWithdrawn(
  tx: Database,
  { companyId, documentId }: { companyId: string; documentId: string },
  by: Withdrawal,
): Promise<void> {
  await withdrawn(
    tx,
    updateWithdrawn(tx, by).where('company_id', '=', companyId).where('document_id', '=', documentId),
  );
}

/** What is known from a document is from now on known from the one that stands in its place, and its month is opened anew. */
export async function moveExams(
  tx: Database,
  companyId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const moved = tx
    .updateTable('exam_records')
    .set({ document_id: to })
    .where('company_id', '=', companyId)
    .where('document_id', '=', from)
    .where('withdrawn_at', 'is', null)
    .returning(['company_id as companyId', 'done_on as doneOn']);
  await noteExamsChanged(tx, await moved.execute());
}

function updateWithdrawn(tx: Database, { reason, professionalId }: Withdrawal) {
  const withdrawn = { withdrawn_at: new Date().toISOString(), withdrawn_by: professionalId };
  return tx
    .updateTable('exam_records')
    .set({ ...withdrawn, withdrawal_reason: reason })
    .where('withdrawn_at', 'is', null);
}

/** Withdraws what a statement says, and notes it of their months. */
async function withdrawn(tx: Database, update: ReturnType<typeof updateWithdrawn>): Promise<void> {
  await noteExamsChanged(tx, await update.returning(['company_id as companyId', 'done_on as doneOn']).execute());
}
