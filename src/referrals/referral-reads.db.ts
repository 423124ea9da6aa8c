import { sql } from 'kysely';
import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import { today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { settled } from '../platform/database/listing.server.ts';
import { askApart } from '../platform/database/read-apart.server.ts';
import { typedConditions } from '../platform/database/search/typed-search.server.ts';
import { type Counted, countedAs } from '../platform/parts.server.ts';
import { ageOn } from './following/age.rules.ts';
import { findMoves } from './following/referral-moves.db.ts';
import type { Referral, ReferralFilters, ReferralWhole } from './referrals.contract.ts';
import type {} from './referrals.db.ts';
import { openStates, referralName } from './referrals.labels.ts';
import { storedExams } from './stored-exams.server.ts';

/**
 * Referrals within the scope with what `asReferral` makes a row of: the names of company, person, place and professionals.
 * Narrow and order it as is needed.
 */
export function selectReferrals(db: Database, scope: Scope) {
  return within(db.selectFrom('referrals'), scope)
    .innerJoin('companies', 'companies.id', 'referrals.company_id')
    .innerJoin('employees', (join) =>
      join
        .onRef('employees.company_id', '=', 'referrals.company_id')
        .onRef('employees.id', '=', 'referrals.employee_id'),
    )
    .innerJoin('care_places', 'care_places.id', 'referrals.place_id')
    .leftJoin('professionals as booked', 'booked.id', 'referrals.professional_id')
    .leftJoin('professionals as attending', 'attending.id', 'referrals.attended_by')
    .select(['referrals.id', 'referrals.version', 'referrals.company_id as companyId', 'referrals.year'])
    .select(['companies.fantasy_name as companyName', 'referrals.employee_id as employeeId'])
    .select(['employees.name as employeeName', 'referrals.number', 'referrals.occasion', 'referrals.state'])
    .select('employees.inactivated_at as inactivatedAt')
    .select(['referrals.place_id as placeId', 'referrals.day', 'referrals.starts_at as startsAt'])
    .select('care_places.name as placeName')
    .select(['referrals.minutes', 'referrals.professional_id as professionalId', 'booked.name as professionalName'])
    .select(['referrals.attended_by as attendedBy', 'attending.name as attendedByName'])
    .select(['referrals.arrived_at as arrivedAt', 'referrals.called_at as calledAt', 'referrals.began_at as beganAt'])
    .select(['referrals.ended_at as endedAt', 'referrals.document_id as documentId']);
}

type Read = Awaited<ReturnType<ReturnType<typeof selectReferrals>['execute']>>[number];

/** A row of `selectReferrals` as lists answer it; what was selected besides stays in it. */
export function asReferral<Row extends Read>(read: Row) {
  const { year, number, professionalName, attendedByName, inactivatedAt, ...row } = read;
  return {
    ...row,
    employeeInactive: inactivatedAt !== null,
    name: referralName(year, number),
    professionalName: professionalName ?? '',
    attendedByName: attendedByName ?? '',
  };
}

/** A referral within the scope with all that its page tells; null for none. */
export async function findReferral(db: Database, scope: Scope, id: string): Promise<ReferralWhole | null> {
  const row = await selectReferrals(db, scope)
    .leftJoin('units', (join) =>
      join.onRef('units.company_id', '=', 'employees.company_id').onRef('units.id', '=', 'employees.unit_id'),
    )
    .select(['employees.employee_function as employeeFunction', 'employees.dt_birth as birthDate'])
    .select('units.identification as unitName')
    .select(['referrals.new_function as newFunction', 'referrals.return_on as returnOn', 'referrals.exams'])
    .select(['referrals.cancel_reason as cancelReason', 'referrals.created_at as createdAt'])
    .select('care_places.address as placeAddress')
    .where('referrals.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { birthDate, ...shown } = asReferral(row);
  return {
    ...{ ...shown, employeeAge: ageOn(birthDate, today()) },
    ...{ exams: storedExams(row.exams), moves: await findMoves(db, scope, id) },
  };
}

type Page = { search?: string | undefined; page: number; pageSize: number; order: 'asc' | 'desc' };

/** One page of the referrals within the scope by day and time, and how many there are. */
export async function listReferrals(
  db: Database,
  scope: Scope,
  filters: ReferralFilters,
  { search = '', page, pageSize, order }: Page,
): Promise<{ referrals: Referral[]; total: number }> {
  const ask = askApart(db);
  const found = await narrowed(db, scope, filters, search);
  const [counted] = await ask(
    found
      .clearSelect()
      .clearOrderBy()
      .select((eb) => eb.fn.countAll<number | string>().as('total')),
  );
  const total = Number(counted?.total ?? 0);
  if (pageSize === 0) return { referrals: [], total };
  const rows = await ask(
    inOrder(found, order)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  );
  return { referrals: rows.map(asReferral), total };
}

/** All of them, in the same order, part by part. */
export async function allReferrals(
  db: Database,
  scope: Scope,
  filters: ReferralFilters,
  { search = '', order }: Pick<Page, 'search' | 'order'>,
): Promise<Counted<Referral>> {
  const ordered = inOrder(await narrowed(db, scope, filters, search), order);
  const { total, read } = await settled(db, { ordered, table: 'referrals' }, (ids) =>
    selectReferrals(db, scope).where('referrals.id', 'in', ids).execute(),
  );
  return countedAs({ total, parts: read() }, (rows) => rows.map(asReferral));
}

function inOrder(found: ReturnType<typeof selectReferrals>, order: Page['order']) {
  return (
    found
      .orderBy('referrals.day', order)
      // By order of arrival comes last of its day.
      .orderBy((eb) => eb.fn.coalesce('referrals.starts_at', sql<number>`1440`), order)
      .orderBy('referrals.id', order)
  );
}

async function narrowed(db: Database, scope: Scope, filters: ReferralFilters, search: string) {
  const { companyId, employeeId, placeId, state, from, to } = filters;
  const query = selectReferrals(db, scope)
    .$if(companyId !== undefined, (rows) => rows.where('referrals.company_id', '=', companyId ?? ''))
    .$if(employeeId !== undefined, (rows) => rows.where('referrals.employee_id', '=', employeeId ?? ''))
    .$if(placeId !== undefined, (rows) => rows.where('referrals.place_id', '=', placeId ?? ''))
    .$if(from !== undefined, (rows) => rows.where('referrals.day', '>=', from ?? ''))
    .$if(to !== undefined, (rows) => rows.where('referrals.day', '<=', to ?? ''))
    .$if(state !== undefined, (rows) =>
      rows.where('referrals.state', 'in', state === 'open' || !state ? openStates : [state]),
    );
  const guide = /(\d{4})\/(\d{1,9})\s*$/.exec(search);
  if (guide) {
    return query.where('referrals.year', '=', Number(guide[1])).where('referrals.number', '=', Number(guide[2]));
  }
  const conditions = await typedConditions(db, 'employees', search);
  return conditions.reduce((rows, condition) => rows.where(condition), query);
}

/** The open referral of a person for an occasion; null for none. */
export async function findOpenReferral(
  db: Database,
  scope: Scope,
  { employeeId, occasion }: { employeeId: string; occasion: Referral['occasion'] },
) {
  const row = await within(db.selectFrom('referrals'), scope)
    .select(['id', 'year', 'number'])
    .where('employee_id', '=', employeeId)
    .where('occasion', '=', occasion)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  return row ? { id: row.id, name: referralName(row.year, row.number) } : null;
}

/** Of these referrals those that the scope reaches. */
export async function findToldReferrals(db: Database, scope: Scope, ids: readonly string[]): Promise<Referral[]> {
  if (ids.length === 0) return [];
  return (await selectReferrals(db, scope).where('referrals.id', 'in', ids).execute()).map(asReferral);
}
