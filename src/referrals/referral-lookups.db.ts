import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { Database } from '../platform/database/database.server.ts';
import type {} from './referrals.db.ts';
import { referralName } from './referrals.labels.ts';

/** What other subjects ask of referrals. */

type Asked = { placeId?: string | undefined; from: string; to?: string | undefined };

/** The appointments within the scope that are still to come, from a day on, at one place or at all of them. */
export async function findAppointmentsAhead(db: Database, scope: Scope, asked: Asked) {
  const rows = await ahead(db, scope, asked)
    .select(['id', 'year', 'number', 'place_id as placeId', 'day', 'starts_at as startsAt', 'minutes'])
    .select('professional_id as professionalId')
    .orderBy('day')
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map(({ year, number, ...row }) => ({ ...row, name: referralName(year, number) }));
}

/** How many they are. */
export async function countAppointmentsAhead(db: Database, scope: Scope, asked: Asked): Promise<number> {
  const { total } = await ahead(db, scope, asked)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The functions that an employee's referrals for a change of risks name as the new one. */
export async function findNewFunctions(db: Database, companyId: string, employeeId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('referrals')
    .select('new_function as name')
    .where('company_id', '=', companyId)
    .where('employee_id', '=', employeeId)
    .where('occasion', '=', 'riskChange')
    .where('state', '!=', 'cancelled')
    .execute();
  return rows.map(({ name }) => name);
}

function ahead(db: Database, scope: Scope, { placeId, from, to }: Asked) {
  return within(db.selectFrom('referrals'), scope)
    .where('state', 'in', ['scheduled', 'arrived', 'attending'])
    .where('day', '>=', from)
    .$if(to !== undefined, (query) => query.where('day', '<=', to ?? ''))
    .$if(placeId !== undefined, (query) => query.where('place_id', '=', placeId ?? ''));
}
