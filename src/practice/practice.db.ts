import type { Database } from '../platform/database/database.server.ts';
import { readRecord, type TableOf, type Written } from '../platform/database/record.server.ts';
import type { Letterhead } from './letterhead/letterhead-image.server.ts';
import { physicianTexts } from './physician/responsible-physician.rules.ts';
import type { PracticeInput, PracticeRecord } from './practice.contract.ts';
import { practiceRecord } from './practice.record.ts';

declare module '../platform/database/tables.ts' {
  interface Tables {
    practice: TableOf<typeof practiceRecord> & Written & { letterhead_image: string };
  }
}

/** The one practice of an installation. */
export const practiceId = 'practice';

/** The practice's data; null before the first start has made them. A physician who was chosen is as the register has them. */
export async function findPractice(db: Database): Promise<PracticeRecord | null> {
  const row = await db.selectFrom('practice').select(practiceRecord.whole.columns).executeTakeFirst();
  const record = readRecord(practiceRecord, row);
  if (!record?.physicianId) return record;
  const physician = await db
    .selectFrom('professionals')
    .select(['name', 'organ', 'acronym', 'registration_number', 'uf', 'rqe'])
    .where('id', '=', record.physicianId)
    .executeTakeFirst();
  return physician ? { ...record, ...physicianTexts(physician) } : record;
}

/** From now on the installation is reached there. */
export async function updatePublicUrl(tx: Database, publicUrl: string): Promise<void> {
  await updateBeside(tx, { public_url: publicUrl });
}

type ChosenPhysician = { physician_id: string; example: boolean };

/** From now on the responsible physician is this professional. */
export async function updatePhysician(tx: Database, chosen: ChosenPhysician): Promise<void> {
  await updateBeside(tx, chosen);
}

/** The letterhead's own image, if it is still this one. */
export async function findLetterhead(db: Database, letterhead: string): Promise<string | null> {
  const found = db.selectFrom('practice').select('letterhead_image').where('letterhead', '=', letterhead);
  return (await found.executeTakeFirst())?.letterhead_image || null;
}

/** The first data of the practice. Answers false when another process was faster. */
export async function insertPractice(
  db: Database,
  fields: PracticeInput & Pick<PracticeRecord, 'example'>,
): Promise<boolean> {
  const now = new Date().toISOString();
  const empty = { letterhead: '', letterhead_image: '', physician_id: null, public_url: '', search: '' };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('practice')
    .values({ ...fields, ...empty, id: practiceId, version: 1, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export async function updateLetterhead(tx: Database, { name, image }: Letterhead): Promise<void> {
  await updateBeside(tx, { letterhead: name, letterhead_image: image });
}

/** Changes what is not typed into the form of the practice's data. */
async function updateBeside(
  tx: Database,
  values: { letterhead: string; letterhead_image: string } | { public_url: string } | ChosenPhysician,
): Promise<void> {
  await tx
    .updateTable('practice')
    .set(({ eb }) => ({ ...values, version: eb('version', '+', 1), updated_at: new Date().toISOString() }))
    .execute();
}
