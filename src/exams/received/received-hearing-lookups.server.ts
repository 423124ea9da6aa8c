import type { Side } from '../../audiograms/annex-2/ear.rules.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { openedOr } from '../../platform/storage/notes/opened.server.ts';
import { examCodes } from '../../programmes/programmes.labels.ts';
import { findRecordedResults } from './exam-results.db.ts';
import type { ResultSource } from './exam-results.labels.ts';
import { earsOfHearing, type HeardEar } from './reading/hearing.rules.ts';
import { contentOf } from './sealed-content.server.ts';

type OfPeople = { companyId: string; employeeIds: readonly string[] };

/** The thresholds that were sent of each audiometry and stand: of several those about which it was decided last. */
export async function standingHearing(db: Database, { companyId, employeeIds }: OfPeople, keys: EncryptionKeys) {
  const rows = await findRecordedResults(db, { companyId, employeeIds, code: examCodes.audiometry });
  const heard = rows.flatMap(({ content, ...row }) => {
    const hearing = openedOr(null, () => contentOf({ id: row.id, content }, keys))?.hearing ?? '';
    return hearing === '' ? [] : [{ ...row, hearing, at: new Date(row.decidedAt ?? row.createdAt).toISOString() }];
  });
  const last = new Map(heard.sort((one, other) => inTime(one, other)).map((one) => [one.examId, one]));
  return [...last.values()];
}

function inTime(one: { at: string; id: string }, other: { at: string; id: string }): number {
  return one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at < other.at ? -1 : 1;
}

/** Thresholds of a person that an audiometer sent: nobody issued them. */
export type ReceivedHearing = {
  id: string;
  doneOn: string;
  source: ResultSource;
  receivedAt: string;
  ears: Record<Side, HeardEar>;
};

/** What audiometers sent of a person, the first one first. */
export async function findReceivedHearing(
  db: Database,
  keys: EncryptionKeys,
  { companyId, employeeId }: { companyId: string; employeeId: string },
): Promise<ReceivedHearing[]> {
  const heard = await standingHearing(db, { companyId, employeeIds: [employeeId] }, keys);
  return heard
    .flatMap(({ id, doneOn, source, createdAt, hearing }) => {
      const ears = earsOfHearing(hearing);
      return ears ? [{ id, doneOn, source, receivedAt: new Date(createdAt).toISOString(), ears }] : [];
    })
    .sort((one, other) => (`${one.doneOn} ${one.id}` < `${other.doneOn} ${other.id}` ? -1 : 1));
}
