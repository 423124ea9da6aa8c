import type { Database } from '../platform/database/database.server.ts';
import type {} from './vaccinations.db.ts';

/** What other subjects ask of doses and refusals: nothing of it is sealed. */

/** What stands of these people of a company, the first day first. */
export async function findStandingVaccinations(db: Database, companyId: string, employeeIds: readonly string[]) {
  if (employeeIds.length === 0) return [];
  return db
    .selectFrom('vaccinations')
    .select(['id', 'version', 'employee_id as employeeId', 'kind', 'vaccine_key as key', 'number', 'day'])
    .select(['document_id as documentId'])
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', employeeIds)
    .where('withdrawn_at', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute();
}

/** The doses that a person was given and that stand, as a certificate names them; the first one first. */
export function findDosesGiven(db: Database, of: { companyId: string; employeeId: string }) {
  return db
    .selectFrom('vaccinations')
    .select(['vaccine_code as code', 'vaccine_name as name', 'number', 'day', 'lot', 'manufacturer'])
    .select('given_at as givenAt')
    .where('company_id', '=', of.companyId)
    .where('employee_id', '=', of.employeeId)
    .where('kind', '=', 'dose')
    .where('withdrawn_at', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute();
}
