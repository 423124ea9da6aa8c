import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import { asksForPart, type ListInput } from '../platform/contract/listing.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { Channel, Outcome, RequestKind, Retention } from './privacy-requests.labels.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    privacy_requests: {
      company_id: string;
      id: string;
      version: number;
      employee_id: string;
      kind: RequestKind;
      received_on: string;
      channel: Channel;
      asked: string;
      consent_id: string | null;
      due_on: string;
      answered_on: string | null;
      outcome: Outcome | null;
      retention: Retention | null;
      answer: string | null;
      answered_by: string | null;
      recorded_by: string;
      created_at: string;
      updated_at: string;
    };
  }
}

export type RequestKey = { companyId: string; id: string };

type Filter = { employeeId?: string | undefined; state?: 'open' | 'all' | undefined };

/** Requests within the scope, those first whose answer is due first. */
export async function listRequests(
  db: Database,
  scope: Scope,
  { employeeId, state = 'all', ...input }: Filter & Omit<ListInput<'dueOn'>, 'search'>,
) {
  const { page = 1, pageSize = input.page ? 20 : undefined, sort = 'dueOn' } = input;
  const query = requestsWithin(db, scope)
    .$if(employeeId !== undefined, (rows) => rows.where('privacy_requests.employee_id', '=', employeeId ?? ''))
    .$if(state === 'open', (rows) => rows.where('answered_on', 'is', null));
  const total = asksForPart(input) ? { total: await countOf(query) } : {};
  if (pageSize === 0) return { rows: [], ...total };
  const order = sort.startsWith('-') ? 'desc' : 'asc';
  const rows = await query
    .select(listed)
    .orderBy('due_on', order)
    .orderBy('privacy_requests.id', order)
    .$if(pageSize !== undefined, (part) => part.limit(pageSize ?? 0).offset((page - 1) * (pageSize ?? 0)))
    .execute();
  return { rows, ...total };
}

/** A request within the scope with what was asked and answered, as they are kept; null for none. */
export async function findRequest(db: Database, scope: Scope, id: string) {
  const row = await requestsWithin(db, scope)
    .innerJoin('professionals as recorders', 'recorders.id', 'privacy_requests.recorded_by')
    .leftJoin('professionals as answerers', 'answerers.id', 'privacy_requests.answered_by')
    .select(listed)
    .select(['asked', 'consent_id as consentId', 'retention', 'answer'])
    .select(['answerers.name as answeredBy', 'recorders.name as recordedBy'])
    .where('privacy_requests.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

const listed = [
  'privacy_requests.id',
  'privacy_requests.version',
  'privacy_requests.company_id as companyId',
  'companies.fantasy_name as companyName',
  'privacy_requests.employee_id as employeeId',
  'employees.name as employeeName',
  'kind',
  'received_on as receivedOn',
  'channel',
  'due_on as dueOn',
  'answered_on as answeredOn',
  'outcome',
] as const;

function requestsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('privacy_requests'), scope)
    .innerJoin('companies', 'companies.id', 'privacy_requests.company_id')
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.company_id', '=', 'privacy_requests.company_id')
        .onRef('employees.id', '=', 'privacy_requests.employee_id'),
    );
}

async function countOf(query: ReturnType<typeof requestsWithin>): Promise<number> {
  const row = await query.select((eb) => eb.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** A request as it is written; what was asked is sealed already. */
export type NewRequest = RequestKey & {
  employeeId: string;
  kind: RequestKind;
  receivedOn: string;
  channel: Channel;
  asked: string;
  consentId: string | null;
  dueOn: string;
  recordedBy: string;
};

/** Writes a request down. */
export async function insertRequest(tx: Database, request: NewRequest): Promise<void> {
  const now = new Date().toISOString();
  await tx
    .insertInto('privacy_requests')
    .values({
      company_id: request.companyId,
      id: request.id,
      version: 1,
      employee_id: request.employeeId,
      kind: request.kind,
      received_on: request.receivedOn,
      channel: request.channel,
      asked: request.asked,
      consent_id: request.consentId,
      due_on: request.dueOn,
      answered_on: null,
      outcome: null,
      retention: null,
      answer: null,
      answered_by: null,
      recorded_by: request.recordedBy,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** An answer as it is written; its words are sealed already. */
export type Answer = {
  answeredOn: string;
  outcome: Outcome;
  retention: Retention | null;
  answer: string;
  answeredBy: string;
};

/** Writes the answer of a request that has been locked. */
export async function writeAnswer(tx: Database, { companyId, id }: RequestKey, answer: Answer): Promise<void> {
  await tx
    .updateTable('privacy_requests')
    .set((eb) => ({
      answered_on: answer.answeredOn,
      outcome: answer.outcome,
      retention: answer.retention,
      answer: answer.answer,
      answered_by: answer.answeredBy,
      version: eb('version', '+', 1),
      updated_at: new Date().toISOString(),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** The requests without an answer that are due by a day. */
export async function findDueBy(db: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('privacy_requests')
    .select('id')
    .where('answered_on', 'is', null)
    .where('due_on', '<=', day)
    .orderBy('due_on')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Of these requests those within the scope that wait for an answer, for telling of them. */
export async function findToldRequests(db: Database, scope: Scope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return requestsWithin(db, scope)
    .select(listed)
    .where('privacy_requests.id', 'in', ids)
    .where('answered_on', 'is', null)
    .execute();
}
