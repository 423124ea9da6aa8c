import type { Scope } from '../../access/scope.ts';
import { findPlace } from '../../employees/employee-lookups.db.ts';
import { findDoneExams } from '../../exams/exam-lookups.db.ts';
import { notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findExam } from '../../reference/reference-lookups.server.ts';
import { findMembersByHand, findProgrammeOn } from '../programme-lookups.db.ts';
import type { Plan } from '../programmes.contract.ts';
import { findHead } from '../programmes.db.ts';
import type { Occasion } from '../programmes.labels.ts';
import { groupPlanned, hasDone } from './plan-lookups.server.ts';
import { acceptedDone, examsAsked, sourceOf } from './planned.rules.ts';

/**
 * What the programme that holds on a day plans for a person as they are today, or for the function that they are going to have.
 * Who is in no group is planned nothing for: their risks are not known.
 * @throws 404
 */
export async function plan(
  db: Database,
  scope: Scope,
  { employeeId, occasion, on, newFunction = '' }: Asked,
): Promise<Plan> {
  const place = await findPlace(db, scope, employeeId);
  if (!place) throw notFound('Colaborador não encontrado.');
  const { companyId } = place;
  const holding = await findProgrammeOn(db, companyId, on);
  const byHand = await findMembersByHand(db, companyId, [employeeId]);
  const group = groupPlanned(holding, { ...place, newFunction }, byHand);
  const programme = holding && (await findHead(db, scope, holding.head.id));
  if (!group || !programme) {
    return { programme, group: null, absence: false, risks: [], aptitudes: [], exams: [] };
  }
  const done = await findDoneExams(db, companyId, [employeeId]);
  const { risks } = group;
  return {
    programme,
    group: { id: group.id, name: group.name },
    absence: group.absence,
    risks,
    aptitudes: group.aptitudes,
    exams: examsAsked(group.exams, occasion, hasDone(done, place.admittedOn)).map((exam) => {
      const accepted = acceptedDone(exam.code, { occasion, on, risks }, done);
      const name = findExam(exam.code)?.name ?? exam.name;
      return { ...exam, name, doneOn: accepted?.doneOn ?? '', source: sourceOf(occasion, programme, accepted) };
    }),
  };
}

type Asked = { employeeId: string; occasion: Occasion; on: string; newFunction?: string | undefined };
