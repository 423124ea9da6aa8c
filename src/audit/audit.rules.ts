import { inTrailOf } from '../subjects/registry.ts';
import type { Changes } from '../trail/changes.rules.ts';
import type { AuditEntry } from './audit.contract.ts';
import type { NamedEntry } from './named-entries.db.ts';

/** An entry for the professional: with every value and the names of documents. */
export function entryForProfessional(row: NamedEntry): AuditEntry {
  return {
    number: row.number,
    at: row.clock ?? row.at,
    actorId: row.actor_id,
    actorType: row.actor_type,
    actorEmail: row.actor_email,
    actorToken: row.actor_token,
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    detail: row.detail,
    companyId: row.company_id,
    companyName: row.company_name,
    employeeId: row.employee_id,
    times: row.times ?? 1,
    changes: changesOf(row).map(([field, [before, after]]) => ({ field, before, after })),
    address: row.address,
    hash: row.hash,
  };
}

/** An entry for an administrator, who has no way to health data: of an employee only which fields were changed. */
export function entryForAdmin(row: NamedEntry): AuditEntry {
  const entry = entryForProfessional(row);
  if (inTrailOf(row.subject)?.openToAdmins) return entry;
  return { ...entry, subjectName: null, changes: entry.changes.map(({ field }) => ({ field })) };
}

function changesOf({ changes }: NamedEntry) {
  return Object.entries((changes ? JSON.parse(changes) : {}) as Changes);
}
