import { findDoneExams } from '../exams/exam-lookups.db.ts';
import { formatDate, today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { plannedFor } from '../programmes/plan/plan-lookups.server.ts';
import { findProgrammeOn } from '../programmes/programme-lookups.db.ts';
import { findUnitDegree } from '../units/unit-lookups.db.ts';
import { findPeople } from './due-people.db.ts';
import { type PlacedPerson, placementsOf } from './renewal/placements.server.ts';
import { doneInContract } from './rules/acceptance.rules.ts';
import { afterAsbestos, asbestos } from './rules/after-job.rules.ts';
import { clinicalCode } from './rules/clinical.rules.ts';
import { dismissalOf } from './rules/dismissal.rules.ts';
import { heldSince } from './rules/exposure.rules.ts';

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
  return {
    ...dismissalOf({ on, clinical, degree: known ?? degree ?? null, rural }),
    exams: exams.map(({ code, name, doneOn, reason: source }) => ({ code, name, doneOn, source })),
    afterJob: person && placement ? afterJobOf({ ...person, on }, placement) : null,
  };
}

type Person = Awaited<ReturnType<typeof findPeople>>[number];

/** What goes on being offered to who has worked with asbestos, in words; null for everybody else (NR-7, Annex III, 2.17). */
function afterJobOf({ on, ...person }: Person & { on: string }, placement: PlacedPerson): string | null {
  const isExposed = (group: { risks: readonly { code: string }[] }) =>
    group.risks.some(({ code }) => code === asbestos);
  if (!placement.group || !isExposed(placement.group)) return null;
  const exposedOn = heldSince({ ...person, before: placement.before }, isExposed);
  const { everyYears, firstOn, untilOn } = afterAsbestos({ exposedOn, endedOn: on });
  const often = everyYears === 1 ? 'todo ano' : `a cada ${everyYears} anos`;
  return `Exposição ao asbesto desde ${formatDate(exposedOn)}: radiografia de tórax e espirometria ${often}, a primeira até ${formatDate(firstOn)}, até ${formatDate(untilOn)}. A comunicação ao colaborador, com data e local, é entregue no desligamento (NR-7, Anexo III, 2.17 e 3.5).`;
}
