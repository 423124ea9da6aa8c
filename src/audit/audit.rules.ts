import type { Changes } from '../trail/changes.rules.ts';
import type { AuditEntry } from './audit.contract.ts';
import type { NamedEntry } from './audit.db.ts';

/** Whose values an administrator may read: registration data, nothing of an employee. */
const openToAdmins = new Set(['admin', 'company', 'professional', 'unit', 'user']);

/** An entry for the professional: with every value and the names of documents. */
export function entryForProfessional(row: NamedEntry): AuditEntry {
  const names = [row.admin_name, row.professional_name, row.account_email, row.unit_name, row.document_name ?? null];
  return {
    number: row.number,
    at: row.clock ?? row.at,
    actorId: row.actor_id,
    actorType: row.actor_type,
    actorEmail: row.actor_email,
    action: row.action,
    subject: row.subject,
    subjectId: row.subject_id,
    subjectName: (row.subject === 'company' ? row.company_name : names.find((name) => name !== null)) ?? null,
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
  if (openToAdmins.has(row.subject ?? '')) return entry;
  return { ...entry, subjectName: null, changes: entry.changes.map(({ field }) => ({ field })) };
}

function changesOf({ changes }: NamedEntry) {
  return Object.entries((changes ? JSON.parse(changes) : {}) as Changes);
}
