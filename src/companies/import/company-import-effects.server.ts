import { recheckEvents } from '../../esocial/esocial-effects.server.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { insertRecord, updateRecord } from '../../platform/database/record.server.ts';
import { noPassword } from '../../sign-in/passwords/no-password.rules.ts';
import { createUser, findUser } from '../../sign-in/users.db.ts';
import { changesBetween } from '../../trail/changes.rules.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { companyFields } from '../companies.contract.ts';
import { companyRecord } from '../companies.record.ts';
import { findCompaniesByNumber } from './company-import-lookups.db.ts';

/** What an import does to companies, in its own transaction. */

/** A line that makes a company, or changes one. */
export type ImportedCompany = {
  target: { id: string; version: number } | null;
  values: Readonly<Record<string, string>>;
};

/**
 * Writes lines as the register's own calls do. Whoever signs in for a new company has no password yet, and nobody is sent an
 * e-mail: the administrator invites them when the company is to begin.
 * @throws where somebody has changed one of these companies since the lines were looked at, or has taken an e-mail
 */
export async function writeImportedCompanies(tx: Database, lines: readonly ImportedCompany[]): Promise<NewEntry[]> {
  const there = await findCompaniesByNumber(
    tx,
    lines.flatMap(({ values }) => values.cnpj ?? []),
  );
  const entries: NewEntry[] = [];
  for (const { target, values } of lines) {
    if (!target) {
      const fields = companyFields.parse(values);
      const userId = await createUser(tx, { email: fields.email, passwordHash: noPassword, type: 'company' });
      const { id } = await insertRecord(tx, companyRecord, { ...fields, userId });
      entries.push({ action: 'created', ...of(id), changes: changesBetween(null, fields) });
      continue;
    }
    const before = there.find(({ id }) => id === target.id);
    const user = before && (await findUser(tx, before.userId));
    if (!before || !user) throw changedByOther();
    const fields = companyFields.parse({ ...values, email: user.email });
    await updateRecord(tx, companyRecord, before, fields, target.version);
    await recheckEvents(tx, { companyId: target.id, employeeIds: null });
    const { userId: _, ...was } = before;
    const { email: __, ...is } = fields;
    entries.push({ action: 'updated', ...of(target.id), changes: changesBetween(was, is) });
  }
  return entries;
}

function of(id: string) {
  return { subject: 'company', subjectId: id, companyId: id } as const;
}
