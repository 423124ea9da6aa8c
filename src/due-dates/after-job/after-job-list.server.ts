import type { Scope } from '../../access/scope.ts';
import { findPapersOfRecords } from '../../documents/person/record-papers-lookups.db.ts';
import { dayIn, today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findCompaniesExposedTo } from '../../programmes/programme-lookups.db.ts';
import type { DueLetter } from '../due-dates.contract.ts';
import { examinedAfterJob } from '../rules/after-job.rules.ts';
import { findAfterContracts } from './after-job-lookups.server.ts';
import { findFormerEmployees } from './former-employees.db.ts';

/** So many people are looked at together. */
const together = 1_000;

/**
 * Who has left after work that the norm has examined for years to come, without the letter that says so (NR-15, Annex 12, 19.2); the last to leave first. Few
 * companies have such work: only their people are looked at, whenever they left, until the years are over.
 */
export async function findLettersDue(db: Database, scope: Scope): Promise<DueLetter[]> {
  const companies = await findCompaniesExposedTo(db, scope, examinedAfterJob);
  if (companies.length === 0) return [];
  const left = await findFormerEmployees(db, scope, companies);
  const due: DueLetter[] = [];
  for (const [companyId, former] of Map.groupBy(left, (one) => one.companyId)) {
    for (let at = 0; at < former.length; at += together) {
      due.push(...(await lettersOf(db, companyId, former.slice(at, at + together))));
    }
  }
  return due.sort(
    (one, other) => other.leftOn.localeCompare(one.leftOn) || one.employeeId.localeCompare(other.employeeId),
  );
}

type Former = Awaited<ReturnType<typeof findFormerEmployees>>[number];

async function lettersOf(db: Database, companyId: string, former: readonly Former[]): Promise<DueLetter[]> {
  const leftOn = new Map(former.map(({ id, inactivatedAt }) => [id, dayIn(inactivatedAt ?? '')]));
  const contracts = await findAfterContracts(db, companyId, leftOn);
  const ids = contracts.map(({ contractId: id }) => ({ companyId, id }));
  const papers = await findPapersOfRecords(db, 'after-job', ids);
  const waiting = new Map(
    contracts.flatMap(({ employeeId, contractId, exposures }) => {
      const goesOn = exposures.filter(({ exams }) => exams !== null && exams.untilOn >= today());
      const [first] = goesOn.map(({ exams }) => exams?.firstOn ?? '').sort();
      return first && !papers.has(contractId) ? [[employeeId, { goesOn, firstOn: first }] as const] : [];
    }),
  );
  return former.flatMap(({ id: employeeId, inactivatedAt: _, ...person }) => {
    const letter = waiting.get(employeeId);
    if (!letter) return [];
    const agents = letter.goesOn.map(({ substance }) => substance).join(', ');
    return [{ ...person, employeeId, leftOn: leftOn.get(employeeId) ?? '', agents, firstOn: letter.firstOn }];
  });
}
