import { findDoneExams } from '../exams/exam-lookups.db.ts';
import { today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { plannedFor } from '../programmes/plan/plan-lookups.server.ts';
import { findProgrammeOn } from '../programmes/programme-lookups.db.ts';
import { findUnitDegree } from '../units/unit-lookups.db.ts';
import { findAfterContract } from './after-job/after-job-lookups.server.ts';
import { findPeople } from './due-people.db.ts';
import { placementsOf } from './renewal/placements.server.ts';
import { doneInContract } from './rules/acceptance.rules.ts';
import { clinicalCode } from './rules/clinical.rules.ts';
import { dismissalOf } from './rules/dismissal.rules.ts';

type Asked = { companyId: string; employeeId: string; on: string; degree?: string | undefined };

/** Whether somebody of a company who leaves on a day is examined, by when, and what else their protocol asks for then. */
export async function dismissalFor(db: Database, { companyId, employeeId, on, degree }: Asked) {
  const [person] = await findPeople(db, companyId, [employeeId]);
  const done = await findDoneExams(db, companyId, [employeeId]);
  const versionOn = on > today() ? today() : on;
  const programme = await findProgrammeOn(db, companyId, versionOn);
  const known = await findUnitDegree(db, companyId, person?.unitId ?? null);
  const placement = person && (await placementsOf(db, companyId, [person])).get(employeeId);
  const contract = person && { ...person, formerAdmittedOn: placement?.formerAdmittedOn ?? null };
  const ofContract = contract ? doneInContract(done, contract) : done;
  const clinical = ofContract.filter(({ code }) => code === clinicalCode).map(({ doneOn }) => doneOn);
  const rural = programme?.head.rural ?? false;
  const asked = { companyId, occasion: 'dismissal', on, until: today(), versionOn } as const;
  const planned = person && (await plannedFor(db, [person], asked)).get(employeeId);
  const exams = (planned?.exams ?? []).filter(({ code }) => code !== clinicalCode);
  const after = await findAfterContract(db, companyId, { employeeId, on });
  return {
    ...dismissalOf({ on, clinical, degree: known ?? degree ?? null, rural }),
    exams: exams.map(({ code, name, doneOn, reason: source }) => ({ code, name, doneOn, source })),
    afterJob: after?.exposures.map(({ text }) => text).join(' ') ?? null,
    letter: after?.paper ?? null,
  };
}
