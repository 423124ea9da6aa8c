import type { Kysely } from 'kysely';

/**
 * What an S-2240 tells of a group beside its risks: what was measured, what protects, who answers for the records, and since when that is so. A person
 * whose conditions are to be looked at is noted; everybody of a company that has a programme is, with no name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('esocial_conditions')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    // Of the group in whatever version of the programme.
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    // Place, sector, activities, agents and who answers for the records, as JSON.
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('withdrawn_at', 'timestamptz')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('esocial_conditions_pkey', ['company_id', 'id'])
    .execute();
  await db.schema.createIndex('esocial_conditions_id').on('esocial_conditions').column('id').unique().execute();
  await db.schema
    .createIndex('esocial_conditions_of_group')
    .on('esocial_conditions')
    .columns(['company_id', 'group_id', 'since'])
    .execute();
  await db.schema
    .createTable('esocial_people')
    .addColumn('company_id', 'text', (column) => column.notNull())
    // Empty for everybody of the company.
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('esocial_people_pkey', ['company_id', 'employee_id'])
    .execute();
  const companies = db as Kysely<{
    programmes: { company_id: string; state: string };
    esocial_people: { company_id: string; employee_id: string };
  }>;
  const rows = await companies
    .selectFrom('programmes')
    .select('company_id')
    .distinct()
    .where('state', '=', 'inForce')
    .execute();
  for (const { company_id } of rows) {
    await companies.insertInto('esocial_people').values({ company_id, employee_id: '' }).execute();
  }
}
