import type { Database } from '../../platform/database/database.server.ts';
import type {} from '../due-dates.db.ts';

/** Those of a company who are in a group of its programme today, or in none, as a part of another question. */
export function peopleOfGroup(db: Database, companyId: string, groupId: string | null) {
  return db
    .selectFrom('due_people')
    .select('id')
    .where('company_id', '=', companyId)
    .where('group_id', groupId === null ? 'is' : '=', groupId)
    .$asScalar();
}
