import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { withoutEnd } from './address/public-address.rules.ts';
import { withoutInvented } from './example-left.rules.ts';
import type { Practice } from './practice.contract.ts';
import { findLetterhead, findPractice, practiceId } from './practice.db.ts';
import { practiceOf } from './practice.rules.ts';

/** Changes with every change of the practice's data, and of who is its responsible physician. */
export async function findPracticeVersion(db: Database): Promise<string> {
  const { version, physician } = await db
    .selectFrom('practice')
    .leftJoin('professionals', 'professionals.id', 'practice.physician_id')
    .select(['practice.version', 'professionals.version as physician'])
    .executeTakeFirstOrThrow();
  return `${version}.${physician ?? 0}`;
}

/**
 * How the installation is reached from outside, without a slash at the end: as it is configured, else as an administrator has confirmed
 * it. Null as long as neither says so; what a request says of it is never taken (decision 105).
 */
export async function findPublicAddress(db: Database, configured: string | undefined): Promise<string | null> {
  if (configured) return withoutEnd(configured);
  const row = await db.selectFrom('practice').select('public_url as url').executeTakeFirst();
  return row?.url || null;
}

/** Whether a professional is the practice's responsible physician. */
export async function isResponsiblePhysician(db: Database, professionalId: string): Promise<boolean> {
  const chosen = db.selectFrom('practice').select('id').where('physician_id', '=', professionalId);
  return (await chosen.executeTakeFirst()) !== undefined;
}

/** Holds the practice until the transaction ends, for what is counted of its own. */
export async function lockPractice(tx: Database): Promise<void> {
  await lockRow(tx, 'practice', practiceId);
}

/** The practice's data as pages use them. */
export async function findPracticeOfPages(db: Database): Promise<Practice> {
  return (await findBrandOfPages(db)).practice;
}

/** The same, and the name of the letterhead's own image; empty where there is none. */
export async function findBrandOfPages(db: Database): Promise<{ practice: Practice; letterhead: string }> {
  const record = await findPractice(db);
  if (!record) throw new Error('The practice has no data: ensureFirstRecords makes them.');
  return { practice: practiceOf(record, null), letterhead: record.letterhead };
}

/**
 * The practice's data as papers use them, without what is still the example's, and the name of the letterhead's own image; empty
 * where the drawn one is printed.
 */
export async function findPracticeOfPapers(db: Database): Promise<{ practice: Practice; letterhead: string }> {
  const record = await findPractice(db);
  if (!record) throw new Error('The practice has no data: ensureFirstRecords makes them.');
  const image = record.letterhead === '' ? null : await findLetterhead(db, record.letterhead);
  return { practice: withoutInvented(practiceOf(record, image)), letterhead: image === null ? '' : record.letterhead };
}
