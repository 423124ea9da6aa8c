import { forSignedIn } from '../access/handlers.server.ts';
import { findCourses } from '../documents/issued/course-lookups.server.ts';
import { mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { record } from '../trail/entries.db.ts';
import { trendsContract } from './trends.contract.ts';

/** What was measured of a person through the years, from the documents that stand (product 16.17). */
export const trendsApi = forSignedIn(trendsContract, {
  list: async ({ input: { employeeId }, context }) => {
    const { db, scope, encryptionKeys: keys, log } = context;
    const companyId = await mustFindEmployeeCompany(db, scope, employeeId);
    const found = await findCourses({ db, scope, keys, log }, { companyId, employeeId });
    await record(db, context, { action: 'listed', subject: 'trend', companyId, employeeId });
    return found;
  },
});
