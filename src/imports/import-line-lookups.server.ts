import type { Database } from '../platform/database/database.server.ts';
import type { EncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { importsOfPeople, linesOfAnyRunAfter } from './import-lines.db.ts';
import { type Line, lineOf } from './lines.server.ts';

/** So many are opened before others have their turn. */
const batch = 200;

/** What a person is given instead of the lines of a file whose key is not there: nobody can say whether they are in it. */
const unreadable = 'Não pôde ser aberta: a chave não está neste servidor, e não se sabe se há linhas desta pessoa';

/**
 * The lines of imported files that are about an employee of a company, as long as they are kept: those that found them in the
 * register, and those that hold their CPF.
 */
export async function linesOfPerson(
  { db, encryptionKeys }: { db: Database; encryptionKeys: EncryptionKeys },
  { companyId, ...person }: { companyId: string; employeeId: string; cpf: string },
): Promise<Readonly<Record<string, unknown>>[]> {
  const found: Readonly<Record<string, unknown>>[] = [];
  for (const id of await importsOfPeople(db, companyId, ['employees', 'exam-records', 'exam-results', 'receipts'])) {
    for await (const { content, ...row } of linesOf(db, id)) {
      const opened = openedLine({ id, ...row }, content, encryptionKeys);
      if (opened === null) {
        found.push({ import_id: id, content: unreadable });
        break;
      }
      if (isAbout(opened, person)) found.push({ ...row, content: opened });
    }
  }
  return found;
}

/** All lines of an import, in their order. */
async function* linesOf(db: Database, id: string) {
  for (let after = { run: -1, line: -1 }; ; ) {
    const rows = await linesOfAnyRunAfter(db, id, after, batch);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last;
  }
}

function openedLine(place: Parameters<typeof lineOf>[0], content: string, keys: EncryptionKeys): Line | null {
  try {
    return lineOf(place, content, keys);
  } catch {
    return null;
  }
}

function isAbout({ employeeId, values, cells = [] }: Line, person: { employeeId: string; cpf: string }): boolean {
  if (employeeId !== undefined) return employeeId === person.employeeId;
  const cpf = digitsOf(person.cpf);
  return [values.cpf, ...cells].some((one) => digitsOf(String(one ?? '')) === cpf);
}

/** A CPF as it may stand in a file: with or without its points, and without the zeros in front that a spreadsheet drops. */
function digitsOf(text: string): string {
  return /^[\d.\s-]+$/.test(text) ? text.replace(/\D/g, '').padStart(11, '0') : '';
}
