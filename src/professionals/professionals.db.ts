import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import type { SortOf } from '../platform/contract/record.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list } from '../platform/database/listing.server.ts';
import { readRecord, type TableOf, type Written } from '../platform/database/record.server.ts';
import type { Professional } from './professionals.contract.ts';
import { professionalRecord } from './professionals.record.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    professionals: TableOf<typeof professionalRecord> & Written;
  }
}

export async function listProfessionals(
  db: Database,
  scope: Scope,
  input: ListInput<SortOf<typeof professionalRecord>>,
) {
  const { rows, total } = await list(db, professionalsWithin(db, scope), professionalRecord.row, input);
  return { professionals: rows, total };
}

export async function findProfessional(db: Database, scope: Scope, id: string): Promise<Professional | null> {
  const row = await professionalsWithin(db, scope)
    .select(professionalRecord.whole.columns)
    .where('professionals.id', '=', id)
    .executeTakeFirst();
  return readRecord(professionalRecord, row);
}

function professionalsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('professionals'), scope).innerJoin('users', 'users.id', 'professionals.user_id');
}
