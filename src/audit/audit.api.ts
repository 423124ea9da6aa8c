import { forSignedIn } from '../access/handlers.server.ts';
import { invalidInput, notFound } from '../platform/contract/errors.ts';
import { auditContract, mostExported } from './audit.contract.ts';
import { countEntries, eachEntry, hasEmployee, listEntries, type NamedEntry } from './audit.db.ts';
import { entryForAdmin, entryForProfessional } from './audit.rules.ts';
import { csvOf } from './csv.rules.ts';
import { record } from './entries.db.ts';

/** Reading the trail is written into the trail too. */
export const auditApi = forSignedIn(auditContract, {
  list: async ({ input: { page, pageSize, upTo, ...filters }, context }) => {
    const { rows, ...part } = await listEntries(context.db, context.scope, filters, { page, pageSize, upTo }, 'admin');
    await record(context.db, context, { action: 'listed', subject: 'audit', companyId: filters.companyId ?? null });
    return { ...part, entries: rows.map(entryForAdmin) };
  },

  export: async ({ input: { timeZone, ...filters }, context }) => {
    const { db, scope } = context;
    const { total, upTo } = await countEntries(db, scope, filters, mostExported + 1);
    if (total > mostExported) throw tooMany();
    await record(db, context, { action: 'exported', subject: 'audit', companyId: filters.companyId ?? null });
    return csvOf(forAdmins(eachEntry(db, scope, filters, upTo)), timeZone);
  },

  listOfEmployee: async ({ input: { employeeId, ...paging }, context }) => {
    const { db, scope } = context;
    if (!(await hasEmployee(db, scope, employeeId))) throw notFound('Colaborador não encontrado.');
    const { rows, ...part } = await listEntries(db, scope, { employeeId }, paging, 'professional');
    await record(db, context, { action: 'listed', subject: 'audit', employeeId });
    return { ...part, entries: rows.map(entryForProfessional) };
  },
});

async function* forAdmins(rows: AsyncIterable<NamedEntry>) {
  for await (const row of rows) yield entryForAdmin(row);
}

function tooMany() {
  const most = mostExported.toLocaleString('pt-BR');
  return invalidInput([
    { path: 'from', message: `Uma exportação vai até ${most} registros. Escolha um período menor.` },
  ]);
}
