import { linesOfPerson } from '../../imports/import-line-lookups.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { type Person, type Row, sealedTables } from './person-rows.db.ts';

type Finder = (
  services: { db: Database; encryptionKeys: EncryptionKeys },
  person: Person & { cpf: string },
) => Promise<readonly Row[]>;

/** Who looks for a person in a table whose rows say only within what is sealed whom they are about. */
const finders: Readonly<Record<string, Finder>> = { import_lines: linesOfPerson };

/** The rows about a person of the tables that have to be opened to be asked; the tables that hold none are left out. */
export async function sealedRowsOf(
  services: Parameters<Finder>[0],
  person: Parameters<Finder>[1],
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const found = new Map<string, readonly Row[]>();
  for (const table of sealedTables) {
    const find = finders[table];
    if (!find) throw new Error(`nobody looks for a person in ${table}`);
    const rows = await find(services, person);
    if (rows.length > 0) found.set(table, rows);
  }
  return found;
}
