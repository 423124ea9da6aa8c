import { v7 as uuid } from 'uuid';
import type { Database } from '../../platform/database/database.server.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    former_places: {
      company_id: string;
      id: string;
      employee_id: string;
      until_on: string;
      function: string;
      unit_id: string | null;
      member_group_id: string | null;
      admitted_on: string;
      moved: boolean;
      ended: boolean;
      created_at: string;
    };
  }
}

/** Where somebody worked up to the day on which what came next began; the function as it is compared. */
export type FormerPlace = {
  employeeId: string;
  untilOn: string;
  function: string;
  unitId: string | null;
  memberOf: string | null;
  admittedOn: string;
  moved: boolean;
  ended: boolean;
};

/** Where these people of a company worked before, by their ids, in the order in which that was noted. */
export async function findFormerPlaces(db: Database, companyId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, (FormerPlace & { id: string })[]>();
  const rows = await db
    .selectFrom('former_places')
    .select(['id', 'employee_id as employeeId', 'until_on as untilOn', 'function', 'unit_id as unitId'])
    .select(['member_group_id as memberOf', 'admitted_on as admittedOn', 'moved', 'ended'])
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', ids)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, ({ employeeId }) => employeeId);
}

/** Who goes elsewhere on a day, each with their company. */
export async function findMovedOn(db: Database, day: string): Promise<{ companyId: string; id: string }[]> {
  return db
    .selectFrom('former_places')
    .select(['company_id as companyId', 'employee_id as id'])
    .distinct()
    .where('until_on', '=', day)
    .where('ended', '=', false)
    .execute();
}

/** Notes where people of a company worked until a day. */
export async function insertFormerPlaces(
  tx: Database,
  companyId: string,
  places: readonly FormerPlace[],
): Promise<void> {
  if (places.length === 0) return;
  const rows = places.map(({ employeeId, untilOn, unitId, memberOf, admittedOn, ...place }) => ({
    ...{ ...place, company_id: companyId, id: uuid(), employee_id: employeeId, until_on: untilOn, unit_id: unitId },
    ...{ member_group_id: memberOf, admitted_on: admittedOn, created_at: new Date().toISOString() },
  }));
  await tx.insertInto('former_places').values(rows).execute();
}

/** Of a place that was noted, since when the one after it was another: a day that was told later than the change. */
export async function updateFormerUntil(tx: Database, companyId: string, id: string, untilOn: string): Promise<void> {
  await tx
    .updateTable('former_places')
    .set({ until_on: untilOn, moved: true })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}
