import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import type { FieldOf, SortOf } from '../platform/contract/record.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list } from '../platform/database/listing.server.ts';
import { insertRecord, readRecord, type TableOf, type Written } from '../platform/database/record.server.ts';
import type { Admin } from './admins.contract.ts';
import { adminRecord } from './admins.record.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    admins: TableOf<typeof adminRecord> & Written;
  }
}

type AdminFields = Record<FieldOf<typeof adminRecord>, string>;

export async function listAdmins(db: Database, scope: Scope, input: ListInput<SortOf<typeof adminRecord>>) {
  const { rows, total } = await list(db, adminsWithin(db, scope), adminRecord.row, input);
  return { admins: rows, total };
}

export async function findAdmin(db: Database, scope: Scope, id: string): Promise<Admin | null> {
  const row = await adminsWithin(db, scope)
    .select(adminRecord.whole.columns)
    .where('admins.id', '=', id)
    .executeTakeFirst();
  return readRecord(adminRecord, row);
}

/** Answers the new record's id. */
export async function insertAdmin(db: Database, userId: string, fields: AdminFields): Promise<string> {
  return (await insertRecord(db, adminRecord, { ...fields, userId })).id;
}

function adminsWithin(db: Database, scope: Scope) {
  return within(db.selectFrom('admins'), scope).innerJoin('users', 'users.id', 'admins.user_id');
}
