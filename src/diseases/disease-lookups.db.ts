import { invalidInput } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import type {} from './diseases.db.ts';

/** What other subjects ask of diseases by their tables. */

/** @throws 400 at `diseaseId` where this person has no such disease, or it was withdrawn */
export async function mustBeDiseaseOf(
  tx: Database,
  of: { companyId: string; employeeId: string; diseaseId: string },
): Promise<void> {
  const row = await tx
    .selectFrom('work_diseases')
    .select('id')
    .where('company_id', '=', of.companyId)
    .where('id', '=', of.diseaseId)
    .where('employee_id', '=', of.employeeId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  const message = 'Esta doença não é desta pessoa, ou foi retirada: abra a CAT pela doença de novo';
  if (!row) throw invalidInput([{ path: 'diseaseId', message }]);
}
