import { type Kysely, sql } from 'kysely';

/**
 * Who was never examined is due since their admission, and so stands among those who have fallen due (NR-7, 7.5.8 I): that is no
 * state of its own any more. The list of them has its own indexes. And everybody is computed anew, by the rules as they are now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update due_people set state = 'scheduled' where state = 'neverExamined'`.execute(db);
  for (const [name, columns] of [
    ['due_people_never', ['state', 'next_on', 'id', 'recalled_on', 'clinical_on']],
    ['due_people_never_company', ['company_id', 'state', 'next_on', 'id', 'recalled_on', 'clinical_on']],
    ['due_people_never_unit', ['company_id', 'unit_id', 'state', 'next_on', 'id', 'recalled_on', 'clinical_on']],
    ['due_people_never_group', ['company_id', 'group_id', 'state', 'next_on', 'id', 'recalled_on', 'clinical_on']],
    ['due_people_never_function', ['company_id', 'function', 'state', 'next_on', 'id', 'recalled_on', 'clinical_on']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('due_people')
      .columns([...columns])
      .where(sql<boolean>`clinical_on is null`)
      .execute();
  }
  // Seen to up to a day before any programme began: the next look has every company with one computed.
  await sql`update due_checks set checked_on = '0001-01-01'`.execute(db);
}
