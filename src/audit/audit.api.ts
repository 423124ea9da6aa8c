import { forSignedIn } from '../access/handlers.server.ts';
import { mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { record } from '../trail/entries.db.ts';
import { auditContract } from './audit.contract.ts';
import { listEntries } from './audit.db.ts';
import { entryForAdmin, entryForProfessional } from './audit.rules.ts';
import { auditExport, employeeAuditExport } from './audit-export.server.ts';

/** Reading the trail is written into the trail too. */
export const auditApi = forSignedIn(auditContract, [auditExport, employeeAuditExport], {
  list: async ({ input: { page, pageSize, upTo, ...filters }, context }) => {
    const { rows, ...part } = await listEntries(
      context.db,
      context.scope,
      filters,
      { page, pageSize, upTo },
      { reader: 'admin' },
    );
    await record(context.db, context, { action: 'listed', subject: 'audit', companyId: filters.companyId ?? null });
    return { ...part, entries: rows.map(entryForAdmin) };
  },

  listOfEmployee: async ({ input: { employeeId, from, to, ...paging }, context }) => {
    const { db, scope } = context;
    await mustFindEmployeeCompany(db, scope, employeeId);
    const reading = { reader: 'professional', mostCounted: everyOne } as const;
    const { rows, ...part } = await listEntries(db, scope, { employeeId, from, to }, paging, reading);
    await record(db, context, { action: 'listed', subject: 'audit', employeeId });
    return { ...part, entries: rows.map(entryForProfessional) };
  },
});

/** What was done with one employee's data is counted to its end. */
const everyOne = 2 ** 31;
