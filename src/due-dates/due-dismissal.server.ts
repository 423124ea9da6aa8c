import { findDoneExams } from '../exams/exam-lookups.db.ts';
import { formatDate, today } from '../platform/contract/dates.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findMembersByHand, findProgrammeOn, groupIn } from '../programmes/programme-lookups.db.ts';
import { findUnitDegree } from '../units/unit-lookups.db.ts';
import { findPeople } from './due-people.db.ts';
import { acceptedAtDismissal } from './rules/acceptance.rules.ts';
import { clinicalCode } from './rules/clinical.rules.ts';
import { dismissalOf } from './rules/dismissal.rules.ts';

type Asked = { companyId: string; employeeId: string; on: string; degree?: string | undefined };

/** Whether somebody of a company who leaves on a day is examined, by when, and what else their protocol asks for then. */
export async function dismissalFor(db: Database, { companyId, employeeId, on, degree }: Asked) {
  const [person] = await findPeople(db, companyId, [employeeId]);
  const done = await findDoneExams(db, companyId, [employeeId]);
  const programme = await findProgrammeOn(db, companyId, on > today() ? today() : on);
  const known = await findUnitDegree(db, companyId, person?.unitId ?? null);
  const lastOn = done.find(({ code }) => code === clinicalCode)?.doneOn ?? null;
  const rural = programme?.head.rural ?? false;
  const byHand = await findMembersByHand(db, companyId, [employeeId]);
  const group = person ? groupIn(programme, person, byHand) : null;
  const exams = (group?.exams ?? []).filter(
    ({ code, occasions, indicator }) =>
      code !== clinicalCode && occasions.includes('dismissal') && indicator !== 'quadro1',
  );
  const protocol = programme ? `protocolo de ${formatDate(programme.head.validFrom)}` : '';
  return {
    ...dismissalOf({ on, lastOn, degree: known ?? degree ?? null, rural }),
    lastOn,
    exams: exams.map(({ code, name }) => {
      const doneOn = acceptedAtDismissal(done, code, on);
      return { code, name, doneOn, source: [acceptanceSource(code, doneOn), protocol].filter(Boolean).join(' · ') };
    }),
  };
}

function acceptanceSource(code: string, doneOn: string | null): string {
  const rule = code === '0281' ? 'NR-7, Anexo II: vale a de até 120 dias antes' : 'No exame demissional';
  return doneOn === null ? rule : `${rule} · feito em ${formatDate(doneOn)}`;
}
