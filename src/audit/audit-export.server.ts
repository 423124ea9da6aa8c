import { listExport } from '../access/list-export.server.ts';
import { mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { countedAs } from '../platform/parts.server.ts';
import type { SheetColumn } from '../platform/sheets/sheet.ts';
import { type AuditEntry, auditContract } from './audit.contract.ts';
import { allEntries } from './audit.db.ts';
import { entryForAdmin, entryForProfessional } from './audit.rules.ts';
import { actionLabel, actorLabel, actorTypeLabel, changeLabels, subjectLabel } from './labels.rules.ts';

const columns: readonly SheetColumn<AuditEntry>[] = [
  { header: 'Número', value: ({ number }) => number },
  { header: 'Data e hora', value: ({ at }) => at, as: 'moment' },
  { header: 'Quem', value: actorLabel },
  { header: 'Tipo de usuário', value: actorTypeLabel },
  { header: 'Ação', value: actionLabel },
  { header: 'O quê', value: subjectLabel },
  { header: 'Empresa', value: ({ companyName }) => companyName },
  { header: 'Empregado (identificador)', value: ({ employeeId }) => employeeId },
  { header: 'Campos alterados', value: (entry) => changeLabels(entry).map(changeText).join(' | ') },
  { header: 'Endereço de rede', value: ({ address }) => address },
  { header: 'Hash', value: ({ hash }) => hash },
];

/** The trail as a spreadsheet, for administrators. */
export const auditExport = listExport(auditContract.list, 'entries', {
  title: 'Auditoria',
  columns,
  read: async ({ input, context: { db, scope } }) =>
    countedAs(await allEntries(db, scope, input, 'admin'), (rows) => rows.map(entryForAdmin)),
});

/** What was done with one person's data, for professionals. */
export const employeeAuditExport = listExport(auditContract.listOfEmployee, 'entries', {
  title: 'Registro de acessos',
  columns,
  read: async ({ input: { employeeId, from, to }, context: { db, scope } }) => {
    await mustFindEmployeeCompany(db, scope, employeeId);
    const entries = await allEntries(db, scope, { employeeId, from, to }, 'professional');
    return countedAs(entries, (rows) => rows.map(entryForProfessional));
  },
});

function changeText({ label, before, after }: ReturnType<typeof changeLabels>[number]): string {
  return before === undefined || after === undefined ? label : `${label}: ${before || '—'} → ${after || '—'}`;
}
