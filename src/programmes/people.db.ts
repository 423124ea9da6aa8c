import { z } from 'zod';
import type { Scope } from '../access/scope.ts';
import { within } from '../access/within.db.ts';
import { requiredText } from '../platform/contract/fields.ts';
import { joined } from '../platform/contract/joined.ts';
import type { ListInput } from '../platform/contract/listing.ts';
import { declareRecord, withJoined } from '../platform/contract/record.ts';
import type { Database } from '../platform/database/database.server.ts';
import { list, longList } from '../platform/database/listing.server.ts';
import { askApart } from '../platform/database/read-apart.server.ts';
import { counted, countedAs } from '../platform/parts.server.ts';

/** A person as the list shows them; `chosenIn` is the group that somebody has put them into. */
const memberRow = withJoined(
  declareRecord({
    table: 'employees',
    fields: { name: requiredText(), employee_function: requiredText() },
    listed: ['name'],
    row: { id: z.string(), unitId: z.string().nullable(), employee_function: z.string() },
    searched: ['name'],
  }).row,
  joined(
    {
      unitName: z.string().nullable(),
      groupId: z.string().nullable(),
      groupName: z.string().nullable(),
      chosenIn: z.string().nullable(),
    },
    {
      unitName: 'units.identification',
      groupId: 'due_people.group_id',
      groupName: 'exposure_groups.name',
      chosenIn: 'group_members.group_id',
    },
  ),
);

/** Whose people, by which version of their programme, and of which group. */
type MembersOf = {
  companyId: string;
  programmeId: string | null;
  groupId: string | undefined;
  employeeId?: string | undefined;
};

/**
 * Who belongs to a group today, or to none, as it was found when due dates were last computed; a page of 20 when no other part
 * is asked for.
 */
export async function listMembers(db: Database, scope: Scope, of: MembersOf, input: ListInput<'name'>) {
  const { rows, total } = await list(db, membersWithin(db, scope, of), memberRow, { page: 1, ...input });
  return { members: rows.rows.map(asMember), total };
}

/** All of them, part by part. */
export async function allMembers(db: Database, scope: Scope, of: MembersOf, input: ListInput<'name'>) {
  const { rows } = await longList(db, membersWithin(db, scope, of), memberRow, input);
  return countedAs(counted(rows), (some) => some.map(asMember));
}

function asMember(member: z.output<(typeof memberRow)['schema']>) {
  return { ...member, byHand: member.chosenIn !== null && member.chosenIn === member.groupId };
}

function membersWithin(db: Database, scope: Scope, of: MembersOf) {
  const { groupId, employeeId } = of;
  return within(db.selectFrom('employees'), scope)
    .innerJoin('due_people', (join) =>
      join.onRef('due_people.company_id', '=', 'employees.company_id').onRef('due_people.id', '=', 'employees.id'),
    )
    .leftJoin('units', (join) =>
      join.onRef('units.company_id', '=', 'employees.company_id').onRef('units.id', '=', 'employees.unit_id'),
    )
    .leftJoin('exposure_groups', (join) =>
      join
        .onRef('exposure_groups.company_id', '=', 'due_people.company_id')
        .on('exposure_groups.programme_id', '=', of.programmeId ?? '')
        .onRef('exposure_groups.id', '=', 'due_people.group_id'),
    )
    .leftJoin('group_members', (join) =>
      join
        .onRef('group_members.company_id', '=', 'employees.company_id')
        .onRef('group_members.employee_id', '=', 'employees.id'),
    )
    .where('due_people.company_id', '=', of.companyId)
    .where('employees.inactivated_at', 'is', null)
    .$if(employeeId !== undefined, (rows) => rows.where('employees.id', '=', employeeId ?? ''))
    .$if(groupId === 'none', (rows) => rows.where('due_people.group_id', 'is', null))
    .$if(groupId !== undefined && groupId !== 'none', (rows) => rows.where('due_people.group_id', '=', groupId ?? ''));
}

/**
 * How many active people have each function in each unit.
 * @param of.notIn leaves out who was put into one of these groups by hand
 */
export async function countPlaces(
  db: Database,
  scope: Scope,
  of: { companyId: string; unitId?: string | undefined; notIn?: readonly string[] },
) {
  const { unitId, notIn = [] } = of;
  const query = within(db.selectFrom('employees'), scope)
    .select(['employee_function as function', 'unit_id as unitId'])
    .select((eb) => eb.fn.countAll<number | string>().as('people'))
    .where('company_id', '=', of.companyId)
    .where('inactivated_at', 'is', null)
    .$if(unitId !== undefined, (rows) => rows.where('unit_id', '=', unitId ?? ''))
    .$if(notIn.length > 0, (rows) =>
      rows.where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('group_members')
              .select('employee_id')
              .whereRef('group_members.company_id', '=', 'employees.company_id')
              .whereRef('employee_id', '=', 'employees.id')
              .where('group_id', 'in', notIn),
          ),
        ),
      ),
    )
    .groupBy(['employee_function', 'unit_id']);
  const rows = await askApart(db)(query);
  return rows.map(({ people, ...place }) => ({ ...place, people: Number(people) }));
}

/** Puts a person into a group by hand, or gives them back to their function. */
export async function setMember(tx: Database, of: { companyId: string; employeeId: string; groupId: string | null }) {
  const key = { company_id: of.companyId, employee_id: of.employeeId };
  if (of.groupId === null) {
    await tx
      .deleteFrom('group_members')
      .where(({ and }) => and(key))
      .execute();
    return;
  }
  await tx
    .insertInto('group_members')
    .values({ ...key, group_id: of.groupId, created_at: new Date().toISOString() })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'employee_id']).doUpdateSet({ group_id: of.groupId ?? '' }),
    )
    .execute();
}
