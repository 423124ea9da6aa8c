import { type Kysely, sql } from 'kysely';

/**
 * Where people worked before: for a change of risks is one by what there was until its day (NR-7, 7.5.10), and an exam belongs to
 * the contract that it was made in (7.5.8 I). What a person's dates were computed from is kept with them: that it has become
 * otherwise is how a change is known, whichever way it came. Of before this nobody knows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_places')
    .addColumn('company_id', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('employee_id', 'text', (column) => column.notNull())
    // The day on which what came next began.
    .addColumn('until_on', 'text', (column) => column.notNull())
    // As it is compared: without accents and capitals.
    .addColumn('function', 'text', (column) => column.notNull())
    .addColumn('unit_id', 'text')
    // The group that they were in by hand.
    .addColumn('member_group_id', 'text')
    .addColumn('admitted_on', 'text', (column) => column.notNull())
    // Whether the person went elsewhere; not where only something else was said of them.
    .addColumn('moved', 'boolean', (column) => column.notNull())
    // Whether they left the company then.
    .addColumn('ended', 'boolean', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('former_places_pkey', ['company_id', 'id'])
    .addForeignKeyConstraint('former_places_employee', ['company_id', 'employee_id'], 'employees', ['company_id', 'id'])
    .execute();
  await db.schema
    .createIndex('former_places_employee')
    .on('former_places')
    .columns(['company_id', 'employee_id', 'id'])
    .execute();
  for (const column of ['member_group_id', 'admitted_on', 'in_function_on']) {
    await db.schema.alterTable('due_people').addColumn(column, 'text').execute();
  }
  const person = sql`employees.company_id = due_people.company_id and employees.id = due_people.id`;
  const member = sql`group_members.company_id = due_people.company_id and group_members.employee_id = due_people.id`;
  await sql`update due_people set
    admitted_on = (select admission_dt from employees where ${person}),
    in_function_on = (select function_start_dt from employees where ${person}),
    member_group_id = (select group_id from group_members where ${member})`.execute(db);
}
