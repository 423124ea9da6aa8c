import { sql } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import { daysAfter } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { askApart } from '../../platform/database/read-apart.server.ts';
import { fold } from '../../platform/database/search/search.ts';
import { searchConditions } from '../../platform/database/search/search-index.server.ts';
import { asReferral, selectReferrals } from '../referral-reads.db.ts';
import type { ReferralState } from '../referrals.labels.ts';
import { checklistOf } from './checklist/checked-exams.server.ts';
import { precedence, suggestedPriority } from './priority.rules.ts';
import type { Queued } from './queue.contract.ts';
import { leftForDays, type QueueGroup, queueGroupNames } from './queue.labels.ts';

/** A day's queue at a place. */
export type QueueOf = { placeId: string; day: string };

/** One page of a part of a queue, in the order in which the part is worked off, and how many there are in it. */
export async function listQueue(
  db: Database,
  scope: Scope,
  of: QueueOf & { group: QueueGroup; search?: string | undefined },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ people: Queued[]; total: number }> {
  const ask = askApart(db);
  const found = await searched(db, scope, of);
  const [counted] = await ask(found.select((eb) => eb.fn.countAll<number | string>().as('total')));
  const total = Number(counted?.total ?? 0);
  if (pageSize === 0) return { people: [], total };
  // First who is on the page, then what is shown of them: a day of nine hundred is as fast as an empty one.
  const ids = inOrder(found.select('referrals.id'), of.group)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const rows = await ask(inOrder(selectQueued(db, scope).where('referrals.id', 'in', ids), of.group));
  return { people: rows.map((row) => asQueued(row, of.day)), total };
}

/** How many there are in each part of a queue. */
export async function countQueue(db: Database, scope: Scope, of: QueueOf): Promise<Record<QueueGroup, number>> {
  const [row] = await askApart(db)(
    db.selectNoFrom(() =>
      queueGroupNames.map((group) =>
        queueWithin(db, scope, { ...of, group })
          .select((eb) => eb.fn.countAll<number | string>().as('count'))
          .as(group),
      ),
    ),
  );
  return Object.fromEntries(queueGroupNames.map((group) => [group, Number(row?.[group] ?? 0)])) as Record<
    QueueGroup,
    number
  >;
}

/** The mean of the moments at which those who wait have come; null for nobody. They are few: who is attended no longer waits. */
export async function findMeanArrival(db: Database, scope: Scope, of: QueueOf): Promise<string | null> {
  const rows = await askApart(db)(
    queueWithin(db, scope, { ...of, group: 'waiting' }).select('referrals.arrived_at as at'),
  );
  const moments = rows.flatMap(({ at }) => (at === null ? [] : [Date.parse(at)]));
  if (moments.length === 0) return null;
  return new Date(moments.reduce((sum, at) => sum + at, 0) / moments.length).toISOString();
}

/** Somebody within the scope as the queue shows them; null for nobody. */
export async function findQueued(db: Database, scope: Scope, id: string, day: string): Promise<Queued | null> {
  const row = await selectQueued(db, scope).where('referrals.id', '=', id).executeTakeFirst();
  return row ? asQueued(row, day) : null;
}

function selectQueued(db: Database, scope: Scope) {
  return selectReferrals(db, scope)
    .select(['referrals.priority', 'referrals.ticket', 'referrals.room'])
    .select(['referrals.exams', 'referrals.checked_exams as checkedExams'])
    .select(['employees.dt_birth as birthDate', 'employees.pcd']);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectQueued>['execute']>>[number];

function asQueued({ birthDate, pcd, exams, checkedExams, ...row }: Row, day: string): Queued {
  const checklist = checklistOf({ exams, checkedExams });
  const examsDone = checklist.filter(({ done }) => done).length;
  return {
    ...asReferral(row),
    examCount: checklist.length,
    examsDone,
    suggested: suggestedPriority({ birthDate, pcd }, day),
  };
}

async function searched(db: Database, scope: Scope, of: QueueOf & { group: QueueGroup; search?: string | undefined }) {
  const rows = queueWithin(db, scope, of);
  const words = of.search ? [...new Set(fold(of.search).split(/\s+/))] : [];
  if (words.length === 0) return rows;
  const named = rows.innerJoin('employees', (join) =>
    join.onRef('employees.company_id', '=', 'referrals.company_id').onRef('employees.id', '=', 'referrals.employee_id'),
  );
  const conditions = await searchConditions(db, askApart(db), 'employees', words, async () => true);
  return conditions.reduce((query, condition) => query.where(condition), named);
}

const states: Readonly<Record<QueueGroup, readonly ReferralState[]>> = {
  waiting: ['arrived'],
  attending: ['attending'],
  scheduled: ['scheduled'],
  left: ['scheduled', 'arrived'],
  ended: ['completed', 'missed', 'cancelled'],
};

/** The referrals of a part: each is a range of the index `referrals_queue`. Who is being attended is shown whatever their day was. */
function queueWithin(db: Database, scope: Scope, { placeId, day, group }: QueueOf & { group: QueueGroup }) {
  return within(db.selectFrom('referrals'), scope)
    .where('referrals.place_id', '=', placeId)
    .where('referrals.state', 'in', states[group])
    .$if(group === 'left', (query) =>
      query.where('referrals.day', '<', day).where('referrals.day', '>=', daysAfter(day, -leftForDays)),
    )
    .$if(group !== 'left' && group !== 'attending', (query) => query.where('referrals.day', '=', day));
}

const rank = sql<number>`case referrals.priority ${sql.join(
  Object.entries(precedence).map(([priority, place]) => sql`when ${sql.lit(priority)} then ${sql.lit(place)}`),
  sql` `,
)} end`;

/** By order of arrival comes after every time of the day. */
const time = sql<number>`coalesce(referrals.starts_at, 1440)`;

type Ordering = { [Group in QueueGroup]: readonly (readonly [ReturnType<typeof sql>, 'asc' | 'desc'])[] };

const ordering: Ordering = {
  waiting: [
    [rank, 'asc'],
    [sql.ref('referrals.arrived_at'), 'asc'],
  ],
  attending: [[sql.ref('referrals.began_at'), 'asc']],
  scheduled: [[time, 'asc']],
  left: [
    [sql.ref('referrals.day'), 'desc'],
    [time, 'asc'],
  ],
  ended: [[sql.ref('referrals.updated_at'), 'desc']],
};

type Orderable<Query> = { orderBy: (by: ReturnType<typeof sql>, direction: 'asc' | 'desc') => Query };

function inOrder<Query extends Orderable<Query>>(query: Query, group: QueueGroup): Query {
  const ordered = ordering[group].reduce((rows, [by, direction]) => rows.orderBy(by, direction), query);
  return ordered.orderBy(sql.ref('referrals.id'), 'asc');
}
