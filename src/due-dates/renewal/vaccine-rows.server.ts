import type { Database } from '../../platform/database/database.server.ts';
import { findStandingVaccinations } from '../../vaccinations/vaccination-lookups.db.ts';
import { vaccinesDue } from '../../vaccinations/vaccines-due-lookups.server.ts';
import type { DuePerson } from '../due-people.db.ts';
import type { DueVaccineRow } from '../vaccines/due-vaccines.db.ts';
import { plannedVaccines } from '../vaccines/planned-since.rules.ts';
import { inOrder } from './due-writes.db.ts';
import type { PlacedPerson } from './placements.server.ts';

type Given = Map<string, Awaited<ReturnType<typeof findStandingVaccinations>>>;

/** Doses and refusals of those of these people whose group has vaccines in its plan. */
export async function findVaccinations(
  db: Database,
  companyId: string,
  placements: ReadonlyMap<string, PlacedPerson>,
): Promise<Given> {
  const asked = [...placements].filter(([, { group }]) => group !== null && group.vaccines.length > 0);
  const entries = await findStandingVaccinations(
    db,
    companyId,
    asked.map(([id]) => id),
  );
  return Map.groupBy(entries, ({ employeeId }) => employeeId);
}

/** What is due of the vaccines of a person, as it is stored. */
export function dueVaccineRows(
  { companyId, ...person }: DuePerson & { companyId: string },
  placed: PlacedPerson | undefined,
  given: Given,
  done: readonly { code: string; doneOn: string }[],
): DueVaccineRow[] {
  const { group = null, programme = null, before = [], firstFrom = '' } = placed ?? {};
  if (!group || !programme) return [];
  const planned = plannedVaccines({ group, before, admittedOn: person.admittedOn, firstFrom });
  const daysOf = (code: string) => done.filter((exam) => exam.code === code).map(({ doneOn }) => doneOn);
  const due = vaccinesDue(planned, given.get(person.id) ?? [], daysOf);
  return inOrder(
    due.map(({ key, name, step, state, dueOn, untilOn }) => ({
      ...{ company_id: companyId, employee_id: person.id, vaccine_key: key, vaccine_name: name, step, state },
      ...{ due_on: dueOn, until_on: untilOn, unit_id: person.unitId, programme_id: programme.head.id },
      group_id: group.id,
    })),
  );
}
