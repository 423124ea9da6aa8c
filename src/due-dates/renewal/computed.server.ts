import { findAbsenceRunsBy } from '../../absences/absence-lookups.db.ts';
import { findDoneExams } from '../../exams/exam-lookups.db.ts';
import { findPersonalIntervals } from '../../personal-intervals/personal-interval-lookups.db.ts';
import { today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findLastRecalls } from '../../recalls/recall-lookups.db.ts';
import { findPeople } from '../due-people.db.ts';
import { ownDueOf } from '../rules/own.rules.ts';
import type { StoredDue } from './due-writes.db.ts';
import { placementsOf } from './placements.server.ts';
import { dueVaccineRows, findVaccinations } from './vaccine-rows.server.ts';

/**
 * What is due for these people of a company by what holds today, as it is stored; without those who are inactive.
 * @param ids at most as many as one query takes
 */
export async function computeDue(db: Database, companyId: string, ids: readonly string[]): Promise<StoredDue[]> {
  const people = (await findPeople(db, companyId, ids)).filter(({ isActive }) => isActive);
  const day = today();
  const placements = await placementsOf(db, companyId, people);
  const recalls = await findLastRecalls(db, companyId, ids);
  const done = Map.groupBy(await findDoneExams(db, companyId, ids), ({ employeeId }) => employeeId);
  const runs = await findAbsenceRunsBy(db, companyId, ids, day);
  const intervals = Map.groupBy(await findPersonalIntervals(db, companyId, ids), ({ employeeId }) => employeeId);
  const given = await findVaccinations(db, companyId, placements);
  return people.map((person) => {
    const placed = placements.get(person.id);
    const { programme = null, employer = null, group = null, before = [], ahead = [] } = placed ?? {};
    const due = ownDueOf(
      { ...person, formerAdmittedOn: placed?.formerAdmittedOn ?? null },
      { employer, group, before, ahead },
      done.get(person.id) ?? [],
      { runs: runs.get(person.id) ?? [], intervals: intervals.get(person.id) ?? [], day },
    );
    const of = { programme_id: programme?.head.id ?? null, group_id: group?.id ?? null };
    const recalledOn = recalls.get(person.id) ?? null;
    return {
      person: {
        ...{ company_id: companyId, id: person.id, unit_id: person.unitId, group_id: of.group_id },
        ...{
          member_group_id: placed?.memberOf ?? null,
          admitted_on: person.admittedOn,
          in_function_on: person.inFunctionOn,
        },
        ...{ function: person.function, state: due.state, next_on: due.nextOn, clinical_on: due.clinicalOn },
        // Who has been examined since then has followed the letter.
        recalled_on: recalledOn !== null && recalledOn > (due.clinicalOn ?? '') ? recalledOn : null,
      },
      exams: due.exams
        .map((exam) => ({
          ...{ company_id: companyId, employee_id: person.id, exam_code: exam.code, exam_name: exam.name },
          ...{ due_on: exam.dueOn, from_on: exam.fromOn, until_on: exam.untilOn, rule: exam.rule, months: exam.months },
          ...{ rested_on: exam.restedOn, last_on: exam.lastOn, last_record_id: exam.lastId, ...of },
        }))
        .toSorted((a, b) => (a.exam_code < b.exam_code ? -1 : 1)),
      vaccines: dueVaccineRows({ ...person, companyId }, placed, given, done.get(person.id) ?? []),
    };
  });
}
