import { changedByOther } from '../../../platform/contract/changed-by-other.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../../platform/storage/encryption-keys.server.ts';
import type { NewEntry } from '../../../trail/entries.db.ts';
import { type Candidate, type Placement, placementOf } from '../placing/placement.rules.ts';
import { situationOf } from '../placing/situation.server.ts';
import { type Ready, receiveResults } from '../placing/write-placed.server.ts';
import { type Issue, readyResult } from '../reading/ready-result.server.ts';

/** What an import of results does, before it is confirmed and after. */

type Values = Readonly<Record<string, string>>;

/** What a line would do; no placement where it is wrong. */
export type ComparedResult = { issues: readonly Issue[]; placement: Placement | null; person: Candidate | null };

/** Makes what looks for whose results are, some lines at a time, without writing anything. */
export function resultComparer(db: Database, companyId: string, keys: EncryptionKeys) {
  // What an earlier line of the file says of an exam, a later one may say again.
  const earlier = new Map<string, Parameters<typeof placementOf>[1]['before'][number][]>();
  return async (lines: readonly Values[]): Promise<ComparedResult[]> => {
    const read = lines.map((values) => readyResult(values));
    const ready = read.flatMap((one) => (Array.isArray(one) ? [] : [one]));
    const situation = await situationOf(db, { companyId }, ready, keys);
    return read.map((result) => {
      if (Array.isArray(result)) return { issues: result, placement: null, person: null };
      const same = earlier.get(result.cpf) ?? [];
      const placement = placementOf(result, { ...situation, before: [...situation.before, ...same] });
      const { cpf, key, done_on: doneOn, abnormal, value, observation, hearing } = result;
      earlier.set(cpf, [...same, { cpf, key, doneOn, abnormal, value, observation, hearing }]);
      return { issues: [], placement, person: placement.to === 'same' ? null : placement.person };
    });
  };
}

/**
 * Writes what was confirmed, in one transaction; each finds its place anew, after those before it.
 * @returns what the trail is told
 * @throws 409 where a line is wrong by now
 */
export async function importResults(
  tx: Database,
  { companyId, ownerId }: { companyId: string; ownerId: string },
  lines: readonly Values[],
  keys: EncryptionKeys,
): Promise<NewEntry[]> {
  const ready: Ready[] = [];
  for (const values of lines) {
    const result = readyResult(values);
    if (Array.isArray(result)) throw changedByOther();
    ready.push(result);
  }
  const { entries } = await receiveResults(tx, { companyId }, ready, { ownerId, source: 'sheet', keys });
  return entries;
}
