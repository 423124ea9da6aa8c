import type { Database } from '../platform/database/database.server.ts';
import { lockPeople } from './due-people.db.ts';

/** What a letter does to the people whom it names, in its own transaction. */

/** Notes that these people of a company were recalled on a day (`YYYY-MM-DD`). */
export async function markRecalled(
  tx: Database,
  { companyId, employeeIds, on }: { companyId: string; employeeIds: readonly string[]; on: string },
): Promise<void> {
  await lockPeople(tx, companyId, employeeIds);
  await tx
    .updateTable('due_people')
    .set({ recalled_on: on })
    .where('company_id', '=', companyId)
    .where('id', 'in', employeeIds)
    // Who has been examined on that day has followed the letter already.
    .where((eb) => eb.or([eb('clinical_on', 'is', null), eb('clinical_on', '<', on)]))
    .execute();
}
