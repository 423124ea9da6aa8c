import type { Kysely } from 'kysely';

/**
 * A CAT may be of a disease that is registered; an issued document may be of one record, as a CAT's paper is of the CAT; and of an absence a professional may say
 * whether it is for the same cause as the one before it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('cats').addColumn('disease_id', 'text').execute();
  await db.schema.createIndex('cats_of_disease').on('cats').columns(['company_id', 'disease_id']).execute();
  await db.schema.alterTable('issued_documents').addColumn('record_id', 'text').execute();
  await db.schema
    .createIndex('issued_documents_record')
    .on('issued_documents')
    .columns(['company_id', 'record_id'])
    .execute();
  await db.schema
    .alterTable('absences')
    .addColumn('same_cause', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
