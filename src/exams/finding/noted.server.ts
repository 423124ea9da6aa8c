import { conflict } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { lockRow } from '../../platform/database/lock-row.server.ts';
import { fold } from '../../platform/database/search/search.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { resultOf, sealedResults } from '../sealed-result.server.ts';
import type { Finding } from './finding.rules.ts';
import { findNoted } from './findings.db.ts';
import { findingOf, keepFinding } from './sealed-finding.server.ts';

/** Records with what was noted of them, as their rows keep it, held until the transaction ends; without those that were withdrawn. */
export async function heldNoted(tx: Database, companyId: string, ids: readonly string[]) {
  // Always in the same order: two who hold some of the same never wait for one another.
  for (const id of ids.toSorted()) await lockRow(tx, 'exam_records', id);
  return findNoted(tx, companyId, ids);
}

/** @throws 409 where it cannot be opened: what would be written over it would be all that is left */
export function mustOpenFinding(
  { id, finding }: { id: string; finding: string | null },
  keys: EncryptionKeys,
): Finding {
  return mustOpen(() => findingOf(id, finding, keys));
}

/** What was noted of a record, as its row keeps it. */
export type Noted = Awaited<ReturnType<typeof findNoted>>[number];

/**
 * What was noted of an exam, for the record that takes the place of its own: sealed anew, for that one.
 * @returns null for each where nothing was noted of an exam of its code and day
 * @throws 409 where it cannot be opened
 */
export function carriedTo(
  { id, ...exam }: { id: string; code: string; name: string; doneOn: string },
  before: readonly Noted[],
  keys: EncryptionKeys,
): { result: string | null; finding: string | null } {
  const noted = before.find((one) => one.doneOn === exam.doneOn && keyOf(one) === keyOf(exam));
  if (!noted) return { result: null, finding: null };
  const { result } = noted;
  return {
    result:
      result === null
        ? null
        : sealedResults.keep(
            id,
            mustOpen(() => resultOf({ id: noted.id, result }, keys)),
            keys,
          ),
    finding: keepFinding(id, mustOpenFinding(noted, keys), keys),
  };
}

/** By what an exam is the same as another one: its code, or its name where it has none. */
export function keyOf({ code, name }: { code: string; name: string }): string {
  return code || fold(name);
}

function mustOpen<Opened>(open: () => Opened): Opened {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw conflict('O que se anotou de um exame não pôde ser aberto: avise quem cuida do servidor.');
  }
}
