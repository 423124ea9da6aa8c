import type { Database } from '../../platform/database/database.server.ts';
import type { DueExamRow, DuePersonRow } from '../due-dates.db.ts';
import type { DueVaccineRow } from '../vaccines/due-vaccines.db.ts';

/** What is stored of a person. */
export type StoredDue = { person: DuePersonRow; exams: DueExamRow[]; vaccines: DueVaccineRow[] };

/** What is stored of these people of a company, by their id. */
export async function readStored(db: Database, companyId: string, ids: readonly string[]) {
  const people = await db
    .selectFrom('due_people')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  const exams = await db
    .selectFrom('due_exams')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', ids)
    .orderBy('exam_code')
    .execute();
  const vaccines = await db
    .selectFrom('due_vaccines')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', ids)
    .execute();
  const byPerson = Map.groupBy(exams, ({ employee_id }) => employee_id);
  const vaccinesOf = Map.groupBy(inOrder(vaccines), ({ employee_id }) => employee_id);
  return new Map(
    people.map((person): [string, StoredDue] => {
      const { id } = person;
      return [id, { person, exams: byPerson.get(id) ?? [], vaccines: vaccinesOf.get(id) ?? [] }];
    }),
  );
}

/** Takes out what is stored of these people of a company. */
export async function deleteStored(tx: Database, companyId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteParts(tx, companyId, ids);
  await tx.deleteFrom('due_people').where('company_id', '=', companyId).where('id', 'in', ids).execute();
}

/** Stores what is due for these people of a company in place of what was. */
export async function writeStored(tx: Database, companyId: string, rows: readonly StoredDue[]): Promise<void> {
  if (rows.length === 0) return;
  const people = rows.map(({ person }) => person);
  await tx
    .insertInto('due_people')
    .values(people)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'id']).doUpdateSet((eb) => ({
        ...{ unit_id: eb.ref('excluded.unit_id'), group_id: eb.ref('excluded.group_id') },
        ...{ function: eb.ref('excluded.function'), state: eb.ref('excluded.state') },
        ...{ next_on: eb.ref('excluded.next_on'), clinical_on: eb.ref('excluded.clinical_on') },
        ...{ recalled_on: eb.ref('excluded.recalled_on'), member_group_id: eb.ref('excluded.member_group_id') },
        ...{ admitted_on: eb.ref('excluded.admitted_on'), in_function_on: eb.ref('excluded.in_function_on') },
      })),
    )
    .execute();
  await deleteParts(
    tx,
    companyId,
    people.map(({ id }) => id),
  );
  const exams = rows.flatMap(({ exams }) => exams);
  for (let from = 0; from < exams.length; from += atOnce) {
    await tx
      .insertInto('due_exams')
      .values(exams.slice(from, from + atOnce))
      .execute();
  }
  const vaccines = rows.flatMap((row) => row.vaccines);
  for (let from = 0; from < vaccines.length; from += atOnce) {
    await tx
      .insertInto('due_vaccines')
      .values(vaccines.slice(from, from + atOnce))
      .execute();
  }
}

/** As they are stored, whatever the collation of an engine. */
export function inOrder(vaccines: readonly DueVaccineRow[]): DueVaccineRow[] {
  const key = ({ vaccine_key, step }: DueVaccineRow) => `${vaccine_key} ${step}`;
  return vaccines.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}

/** A statement holds so many rows: both engines have a limit of the values that one takes. */
const atOnce = 1_000;

async function deleteParts(tx: Database, companyId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('due_exams').where('company_id', '=', companyId).where('employee_id', 'in', ids).execute();
  await tx.deleteFrom('due_vaccines').where('company_id', '=', companyId).where('employee_id', 'in', ids).execute();
}
