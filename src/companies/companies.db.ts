import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import type { SortOf } from '../platform/contract/record.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list, longList } from '../platform/database/listing.server.ts';
import { hasWrongNumbers, readRecord, type TableOf, type Written } from '../platform/database/record.server.ts';
import type { Company } from './companies.contract.ts';
import { companyRecord } from './companies.record.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    companies: TableOf<typeof companyRecord> & Written & { registration_bare: string | null; wrong_numbers: string };
  }
}

export async function listCompanies(db: Database, scope: Scope, input: ListInput<SortOf<typeof companyRecord>>) {
  const { rows, total } = await longList(db, companiesWithin(db, scope), companyRecord.row, input);
  return { companies: rows, total };
}

/** The same with all that is known of each. */
export async function listRecords(db: Database, scope: Scope, input: ListInput<SortOf<typeof companyRecord>>) {
  const { rows, total } = await longList(db, companiesWithin(db, scope), companyRecord.whole, input);
  return { companies: rows, total };
}

/** The companies whose own number has check digits that do not fit. */
export async function listWrongNumbers(db: Database, scope: Scope, input: ListInput<SortOf<typeof companyRecord>>) {
  const query = companiesWithin(db, scope).where(hasWrongNumbers);
  const { rows, total } = await list(db, query, companyRecord.row, input);
  return { companies: rows, total };
}

export async function findCompany(db: Database, scope: Scope, id: string): Promise<Company | null> {
  const row = await companiesWithin(db, scope)
    .select(companyRecord.whole.columns)
    .where('companies.id', '=', id)
    .executeTakeFirst();
  return readRecord(companyRecord, row);
}

function companiesWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('companies'), scope).innerJoin('users', 'users.id', 'companies.user_id');
}
