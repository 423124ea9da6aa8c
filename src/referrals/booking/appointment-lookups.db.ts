import { sql } from 'kysely';
import type { Scope } from '../../access/scope.ts';
import { within } from '../../access/within.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../referrals.db.ts';

/** The appointments of which days at which place; those with one professional alone where one is named. */
export type DayFilter = { placeId: string; professionalId?: string | undefined };

/** How many people have a time on each of these days, and how many come by order of arrival. */
export async function countAppointments(db: Database, scope: Scope, filter: DayFilter, days: readonly string[]) {
  const rows = await appointmentsWithin(db, scope, filter)
    .select('day')
    .select((eb) => eb.fn.count('starts_at').as('timed'))
    .select((eb) => eb.fn.countAll().as('all'))
    .where('day', 'in', days)
    .groupBy('day')
    .execute();
  return new Map(
    rows.map(({ day, timed, all }) => [day, { timed: Number(timed), byArrival: Number(all) - Number(timed) }]),
  );
}

/** A part of the appointments of a day: those with a time in its order, or those by order of arrival. */
export async function listAppointments(
  db: Database,
  scope: Scope,
  { day, timed, ...filter }: DayFilter & { day: string; timed: boolean },
  { limit, offset }: { limit: number; offset: number },
) {
  // Names are looked up for the part alone, not for all of the day; and of no more tables than are shown.
  const part = appointmentsWithin(db, scope, filter)
    .select(['company_id', 'id', 'version', 'employee_id', 'professional_id', 'occasion', 'state'])
    .select(['starts_at', 'minutes'])
    .where('day', '=', day)
    .where('starts_at', timed ? 'is not' : 'is', null)
    .orderBy('starts_at')
    .orderBy('minutes')
    .orderBy('professional_id')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  const rows = await db
    .selectFrom(part.as('part'))
    .innerJoin('companies', 'companies.id', 'part.company_id')
    .innerJoin('employees', (join) =>
      join.onRef('employees.company_id', '=', 'part.company_id').onRef('employees.id', '=', 'part.employee_id'),
    )
    .leftJoin('professionals', 'professionals.id', 'part.professional_id')
    .select([
      'part.id',
      'part.version',
      'employees.name as employeeName',
      'companies.fantasy_name as companyName',
      'part.occasion',
    ])
    .select(['part.state', 'part.starts_at as startsAt', 'part.minutes', 'part.professional_id as professionalId'])
    .select(['professionals.name as professionalName', 'employees.inactivated_at as inactivatedAt'])
    .orderBy('part.starts_at')
    .orderBy('part.minutes')
    .orderBy('part.professional_id')
    .orderBy('part.id')
    .execute();
  return rows.map(({ inactivatedAt, ...row }) => ({
    ...row,
    professionalName: row.professionalName ?? '',
    employeeInactive: inactivatedAt !== null,
  }));
}

/** Whoever was cancelled is no longer in the agenda. */
function appointmentsWithin(db: Database, scope: Scope, { placeId, professionalId }: DayFilter) {
  return within(db.selectFrom('referrals'), scope)
    .where('place_id', '=', placeId)
    .where('state', '<>', sql.lit('cancelled'))
    .$if(professionalId !== undefined, (query) => query.where('professional_id', '=', professionalId ?? ''));
}
