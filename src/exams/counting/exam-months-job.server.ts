import { z } from 'zod';
import type { Database } from '../../platform/database/database.server.ts';
import { defineJob } from '../../platform/jobs/job.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { changedMonths, keepMonth, notesOf } from './exam-months.db.ts';
import { countMonth } from './month-counts-lookups.db.ts';
import { closedMonths } from './month-findings.db.ts';
import { keepOpened } from './month-findings-lookups.server.ts';

/** So many months of before are opened in one minute. */
const together = 200;

/** Once a minute, on one node: sums anew the months whose exams have changed, and opens what they have shown. Until then each exam is asked. */
export const examMonthsJob = defineJob({
  kind: 'exam-months',
  payload: z.object({}),
  everyMs: 60_000,
  async handle(_payload, { db, encryptionKeys }, { signal }) {
    await sumChangedMonths(db, encryptionKeys, signal);
    await openMonths(db, encryptionKeys, signal);
  },
});

/** Opens what the exams of months of before have shown; without keys nothing is sealed. */
export async function openMonths(db: Database, keys: EncryptionKeys, signal?: AbortSignal): Promise<void> {
  if (keys.length === 0) return;
  for (const month of await closedMonths(db, together)) {
    if (signal?.aborted) return;
    await keepOpened(db, month, keys);
  }
}

/** Sums every month of which it is noted that it changed. What was noted is read first: what is noted later is not taken for counted. */
export async function sumChangedMonths(db: Database, keys: EncryptionKeys, signal?: AbortSignal): Promise<void> {
  for (const { companyId, month } of await changedMonths(db)) {
    if (signal?.aborted) return;
    const notes = await notesOf(db, { companyId, month });
    if (notes.length === 0) continue;
    await keepOpened(db, { companyId, month }, keys);
    const sums = await countMonth(db, { companyId, month });
    await keepMonth(db, { companyId, month }, { notes, sums });
  }
}
