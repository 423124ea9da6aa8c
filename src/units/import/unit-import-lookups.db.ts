import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.server.ts';
import type { Unit } from '../units.contract.ts';
import { unitRecord } from '../units.record.ts';

/** What an import asks of the units of a company that its caller has been let into. */

/** The company's units, without those that were deleted. */
export async function findUnitsToImport(db: Database, companyId: string): Promise<Unit[]> {
  return db
    .selectFrom('units')
    .select(unitRecord.whole.columns)
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Something that is another text once the company's units have changed. */
export async function printUnits(db: Database, companyId: string): Promise<string> {
  const row = await db
    .selectFrom('units')
    .select((eb) => eb.fn.countAll<number | string>().as('all'))
    .select((eb) => eb.fn.count<number | string>('deleted_at').as('deleted'))
    .select((eb) => eb.fn.sum<number | string>('version').as('versions'))
    .select(sql<string>`max(updated_at)`.as('updated'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return [row.all, row.deleted, row.versions, row.updated].map(String).join();
}
