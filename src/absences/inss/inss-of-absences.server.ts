import type { Scope } from '../../access/scope.ts';
import { findPapersOfRecords } from '../../documents/person/record-papers-lookups.db.ts';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import { notAllowed } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { Absence } from '../absences.contract.ts';
import { type InssCase, inssCasesOf } from './inss.rules.ts';
import { findRecentlySick, findSickAway } from './inss-absences.db.ts';

type Person = { companyId: string; employeeId: string };

/** So long after its end somebody is still to be referred: of what is older the INSS itself is asked. */
const daysAfterEnd = 30;

/**
 * What the INSS has to do with each of these absences, which were found within the scope: from when on it is the INSS's, and the referral that stands.
 * @param isClinical whether the reader may know that it depends on the cause; who may not is told of what was issued alone
 */
export async function findInssOf(
  db: Database,
  rows: readonly (Person & { id: string })[],
  isClinical: boolean,
): Promise<Map<string, NonNullable<Absence['inss']>>> {
  const cases = (await findCases(db, rows)).filter(({ fromOn, isAsked }) => fromOn !== null || isAsked);
  const papers = await findPapersOfRecords(db, 'inss-referral', cases);
  const found = new Map<string, NonNullable<Absence['inss']>>();
  for (const { id, fromOn, startsOn, endsOn, employeeId, absences } of cases) {
    const paper = papers.get(id) ?? null;
    if (!isClinical && paper === null) continue;
    for (const away of absences) {
      const isPart = away.startsOn >= startsOn && (endsOn === null || away.startsOn <= endsOn);
      if (isPart && rows.some((row) => row.id === away.id && row.employeeId === employeeId)) {
        found.set(away.id, { id, fromOn, paper });
      }
    }
  }
  return found;
}

/** The absences of whom the INSS is still to be told, by the days of the last month. @throws 403 for who may not know why */
export async function findToRefer(db: Database, scope: Scope, isClinical: boolean): Promise<string[]> {
  if (!isClinical) throw notAllowed('A lista de quem encaminhar ao INSS é da clínica: a empresa vê o que foi emitido.');
  const day = today();
  const since = daysAfter(day, -daysAfterEnd);
  const cases = (await findCases(db, await findRecentlySick(db, scope, { since, day }))).filter(
    ({ fromOn, isAsked, endsOn }) => (fromOn !== null || isAsked) && (endsOn === null || endsOn >= since),
  );
  const papers = await findPapersOfRecords(db, 'inss-referral', cases);
  return cases.filter(({ id }) => !papers.has(id)).map(({ id }) => id);
}

type Case = InssCase & Person & { absences: readonly { id: string; startsOn: string }[] };

/** The cases of these people, each with whose it is. */
async function findCases(db: Database, people: readonly Person[]): Promise<Case[]> {
  const cases: Case[] = [];
  for (const [companyId, some] of Map.groupBy(people, (person) => person.companyId)) {
    const away = await findSickAway(db, companyId, [...new Set(some.map(({ employeeId }) => employeeId))]);
    for (const [employeeId, absences] of away) {
      for (const one of inssCasesOf(absences, today())) cases.push({ ...one, companyId, employeeId, absences });
    }
  }
  return cases;
}
