import { v5 as uuid } from 'uuid';
import { findPapersOfRecords } from '../../documents/person/record-papers-lookups.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { type DuePerson, findPeople } from '../due-people.db.ts';
import { placementsOf } from '../renewal/placements.server.ts';
import { type AfterJob, afterJob } from '../rules/after-job.rules.ts';
import { exposureOf } from '../rules/exposure.rules.ts';

/** Whose contract it is, and what goes on after its end. */
export type AfterContract = { employeeId: string; contractId: string; admittedOn: string; exposures: AfterJob[] };

/** The identifier of one contract of somebody, of which a letter is: who is admitted again has another one. */
function contractOf({ id, admittedOn }: Pick<DuePerson, 'id' | 'admittedOn'>): string {
  return uuid(admittedOn, id);
}

/**
 * What goes on after the contracts of these people of a company, active or not, each with the last day of theirs; without those after whose contract nothing
 * does. It is gathered from where they have worked and what their groups were exposed to.
 */
export async function findAfterContracts(
  db: Database,
  companyId: string,
  endedOn: ReadonlyMap<string, string>,
): Promise<AfterContract[]> {
  const people = await findPeople(db, companyId, [...endedOn.keys()]);
  const placed = await placementsOf(db, companyId, people);
  return people.flatMap((person) => {
    const on = endedOn.get(person.id);
    const placement = placed.get(person.id);
    if (!on || !placement) return [];
    const exposures = afterJob(on, (codes) =>
      exposureOf({ ...person, ...placement }, on, ({ risks }) => risks.some(({ code }) => codes.includes(code))),
    );
    const { id: employeeId, admittedOn } = person;
    return exposures.length > 0 ? [{ employeeId, contractId: contractOf(person), admittedOn, exposures }] : [];
  });
}

/** The same of one person with the letter that stands; null where nothing goes on. */
export async function findAfterContract(db: Database, companyId: string, of: { employeeId: string; on: string }) {
  const [found] = await findAfterContracts(db, companyId, new Map([[of.employeeId, of.on]]));
  if (!found) return null;
  const papers = await findPapersOfRecords(db, 'after-job', [{ companyId, id: found.contractId }]);
  return { ...found, paper: papers.get(found.contractId) ?? null };
}
