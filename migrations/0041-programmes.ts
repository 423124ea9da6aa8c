import { type Kysely, sql } from 'kysely';

/** The health programme of a company (NR-7, 7.5): versions, each from a day on, with the exposure groups of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('programmes')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    // Counted within the company when it is put in force: of two from the same day the later one holds.
    .addColumn('number', 'integer')
    // 'draft' or 'inForce'; a draft can be thrown away, what is in force never changes.
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('valid_from', 'text', (column) => column.notNull())
    // Empty where no end is named.
    .addColumn('valid_to', 'text', (column) => column.notNull())
    .addColumn('physician_name', 'text', (column) => column.notNull())
    .addColumn('physician_council', 'text', (column) => column.notNull())
    .addColumn('physician_number', 'text', (column) => column.notNull())
    .addColumn('physician_uf', 'text', (column) => column.notNull())
    .addColumn('exempt', 'boolean', (column) => column.notNull())
    .addColumn('rural', 'boolean', (column) => column.notNull())
    // The version that it set out from.
    .addColumn('based_on_id', 'text')
    .addColumn('prepared_by', 'text', (column) => column.notNull().references('professionals.id'))
    .addColumn('in_force_at', 'timestamptz')
    .addColumn('in_force_by', 'text', (column) => column.references('professionals.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('programmes_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('programmes_company', ['company_id'], 'companies', ['id'])
    .execute();
  await db.schema.createIndex('programmes_id').on('programmes').column('id').execute();
  // One draft at a time: whoever opens the next one continues it.
  await db.schema
    .createIndex('programmes_draft')
    .unique()
    .on('programmes')
    .column('company_id')
    .where(sql<boolean>`state = 'draft'`)
    .execute();
  await db.schema
    .createIndex('programmes_in_force')
    .unique()
    .on('programmes')
    .columns(['company_id', 'valid_from', 'number'])
    .where(sql<boolean>`state = 'inForce'`)
    .execute();
  // Those that begin to hold on a day.
  await db.schema.createIndex('programmes_valid_from').on('programmes').columns(['valid_from', 'company_id']).execute();
  await db.schema
    .createTable('exposure_groups')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('programme_id', 'text', (column) => column.notNull())
    // The same in every version in which the group stands.
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    // Of one unit; null for the whole company.
    .addColumn('unit_id', 'text')
    // Someone states that there are no risks; never what an empty list becomes.
    .addColumn('absence', 'boolean', (column) => column.notNull())
    // Lists as JSON, read and written whole with their group.
    .addColumn('functions', 'text', (column) => column.notNull())
    .addColumn('risks', 'text', (column) => column.notNull())
    .addColumn('exams', 'text', (column) => column.notNull())
    .addColumn('aptitudes', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('exposure_groups_pkey', ['company_id', 'programme_id', 'id'])
    .addForeignKeyConstraint('exposure_groups_programme', ['company_id', 'programme_id'], 'programmes', [
      'company_id',
      'id',
    ])
    .execute();
  // Who belongs to a group by hand, whatever their function says; it holds in every version that has the group.
  await db.schema
    .createTable('group_members')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    .addColumn('group_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('group_members_pkey', ['company_id', 'employee_id'])
    .addForeignKeyConstraint('group_members_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
}
