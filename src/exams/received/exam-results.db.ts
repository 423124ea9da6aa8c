import { asksForPart, type ListInput } from '../../platform/contract/listing.ts';
import { type CamelRow, camelRow, snakeRow } from '../../platform/database/camel.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { insertMany } from '../../platform/database/many/insert-many.server.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ResultSource, ResultState, WaitingReason } from './exam-results.labels.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    exam_results: {
      id: string;
      source: ResultSource;
      cpf: string;
      exam_code: string;
      exam_name: string;
      done_on: string;
      nth: number;
      content: string;
      state: ResultState;
      why: WaitingReason | '';
      company_id: string | null;
      employee_id: string | null;
      exam_id: string | null;
      received_by: string;
      decided_by: string | null;
      decided_at: string | null;
      version: number;
      created_at: string;
      updated_at: string;
    };
  }
}

/** A result that was sent, as its row keeps it. */
export type ResultKept = CamelRow<Tables['exam_results']>;

export type NewResult = Omit<ResultKept, 'decidedBy' | 'decidedAt' | 'version' | 'createdAt' | 'updatedAt'>;

/** Writes down what was sent. */
export async function insertResults(tx: Database, results: readonly NewResult[]): Promise<void> {
  const now = new Date().toISOString();
  const rows = results.map((one) => ({
    ...snakeRow(one),
    ...{ decided_by: null, decided_at: null, version: 1, created_at: now, updated_at: now },
  }));
  await insertMany(tx, 'exam_results', rows);
}

/** What was sent of these CPFs before. */
export async function findResultsOfCpfs(db: Database, cpfs: readonly string[]) {
  if (cpfs.length === 0) return [];
  return db
    .selectFrom('exam_results')
    .select(['id', 'cpf', 'exam_code as code', 'exam_name as name', 'done_on as doneOn', 'content'])
    .where('cpf', 'in', cpfs)
    .orderBy('id')
    .execute();
}

/** What was sent of an exam of these people of a company and stands, each with the exam that it is about, which nobody withdrew. */
export async function findRecordedResults(
  db: Database,
  { companyId, employeeIds, code }: { companyId: string; employeeIds: readonly string[]; code: string },
) {
  if (employeeIds.length === 0) return [];
  return db
    .selectFrom('exam_results')
    .innerJoin('exam_records', (join) =>
      join
        .onRef('exam_records.company_id', '=', 'exam_results.company_id')
        .onRef('exam_records.id', '=', 'exam_results.exam_id'),
    )
    .select(['exam_results.id', 'exam_records.id as examId', 'exam_results.done_on as doneOn', 'exam_results.source'])
    .select(['exam_results.content', 'exam_results.created_at as createdAt', 'exam_results.decided_at as decidedAt'])
    .where('exam_results.company_id', '=', companyId)
    .where('exam_results.employee_id', 'in', employeeIds)
    .where('exam_results.exam_code', '=', code)
    .where('exam_results.state', '=', 'recorded')
    .where('exam_records.withdrawn_at', 'is', null)
    .execute();
}

/** A part of what was sent, the newest first unless it is asked for otherwise. */
export async function listResults(
  db: Database,
  { state, ...input }: Omit<ListInput<'id'>, 'search'> & { state?: ResultState | undefined },
) {
  const { page = 1, pageSize = input.page ? 20 : undefined, sort = '-id' } = input;
  const query = db
    .selectFrom('exam_results')
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'waiting'));
  const counted = query.select((eb) => eb.fn.countAll<number | string>().as('count'));
  const total = asksForPart(input) ? { total: Number((await counted.executeTakeFirstOrThrow()).count) } : {};
  if (pageSize === 0) return { rows: [], ...total };
  const rows = await query
    .selectAll()
    .orderBy('id', sort.startsWith('-') ? 'desc' : 'asc')
    .$if(pageSize !== undefined, (part) => part.limit(pageSize ?? 0).offset((page - 1) * (pageSize ?? 0)))
    .execute();
  return { rows: rows.map(camelRow), ...total };
}

/** One that was sent, or null. */
export async function findResult(db: Database, id: string): Promise<ResultKept | null> {
  const row = await db.selectFrom('exam_results').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? camelRow(row) : null;
}

/** What was decided of one that is held. */
export async function decideResult(
  tx: Database,
  id: string,
  values: Pick<NewResult, 'content' | 'state' | 'why' | 'companyId' | 'employeeId' | 'examId'> & {
    decidedBy: string;
  },
): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .updateTable('exam_results')
    .set(({ eb }) => ({ ...snakeRow(values), decided_at: now, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
