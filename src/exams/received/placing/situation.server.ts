import type { Scope } from '../../../access/scope.ts';
import { findCompaniesOfLetters } from '../../../companies/company-lookups.db.ts';
import { findPeopleOfCompany, findPeopleOfCpfs } from '../../../employees/people/people-of-cpfs-lookups.db.ts';
import { dayIn } from '../../../platform/contract/dates.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../../platform/storage/encryption-keys.server.ts';
import { openedOr } from '../../../platform/storage/notes/opened.server.ts';
import { examCodes } from '../../../programmes/programmes.labels.ts';
import { findDoneFindings } from '../../finding/done-findings-lookups.db.ts';
import { abnormalOf } from '../../finding/finding.rules.ts';
import { keyOf } from '../../finding/noted.server.ts';
import { findingOf } from '../../finding/sealed-finding.server.ts';
import { resultOf } from '../../sealed-result.server.ts';
import { findResultsOfCpfs } from '../exam-results.db.ts';
import { standingHearing } from '../received-hearing-lookups.server.ts';
import { contentOf } from '../sealed-content.server.ts';
import type { Before, Candidate, Done, Result, Said } from './placement.rules.ts';

/** Among whom results are looked for: everybody that a caller reaches, or one company, into which a file is imported. */
export type Among = { scope: Scope } | { companyId: string };

/** An exam as it is now, with what its row keeps. */
export type Known = Done & { result: string | null; finding: string | null; version: number };

/** What is there when results come in; those of one call are added to it, one after another. */
export type Situation = { candidates: Candidate[]; exams: Known[]; before: Before[]; sent: Map<string, number> };

/** A person as the register has them, beside the number of their company. */
export function candidateOf(
  { inactivatedAt, ...person }: Awaited<ReturnType<typeof findPeopleOfCpfs>>[number],
  cnpj: string,
): Candidate {
  return { ...person, cnpj, leftOn: inactivatedAt === null ? null : dayIn(inactivatedAt) };
}

/** What is known of the CPFs and the days of some results. */
export async function situationOf(
  db: Database,
  among: Among,
  results: readonly Pick<Result, 'cpf' | 'done_on'>[],
  keys: EncryptionKeys,
): Promise<Situation> {
  const cpfs = [...new Set(results.map(({ cpf }) => cpf))];
  const days = [...new Set(results.map(({ done_on: day }) => day))];
  const people =
    'scope' in among
      ? await findPeopleOfCpfs(db, among.scope, cpfs)
      : await findPeopleOfCompany(db, among.companyId, cpfs);
  const companies = await findCompaniesOfLetters(db, [...new Set(people.map(({ companyId }) => companyId))]);
  const candidates = people.map((person) => candidateOf(person, companies.get(person.companyId)?.cnpj ?? ''));
  const exams: Known[] = [];
  for (const companyId of companies.keys()) {
    const employeeIds = people.filter((one) => one.companyId === companyId).map(({ id }) => id);
    exams.push(...(await knownExams(db, companyId, { employeeIds, days }, keys)));
  }
  const known = await findResultsOfCpfs(db, cpfs);
  const sent = new Map<string, number>();
  const before = known.flatMap(({ content, ...row }): Before[] => {
    count(sent, row);
    const opened = openedOr(null, () => contentOf({ id: row.id, content }, keys));
    return opened ? [{ ...opened, cpf: row.cpf, key: keyOf(row), doneOn: row.doneOn }] : [];
  });
  return { candidates, exams, before, sent };
}

/** What people of a company have done on some days, with what was found. */
export async function knownExams(
  db: Database,
  companyId: string,
  of: { employeeIds: readonly string[]; days: readonly string[] },
  keys: EncryptionKeys,
): Promise<Known[]> {
  const rows = await findDoneFindings(db, companyId, of);
  const hasHearing = rows.some((row) => keyOf(row) === examCodes.audiometry);
  const heard = hasHearing ? await standingHearing(db, { companyId, employeeIds: of.employeeIds }, keys) : [];
  const hearingOfExam = new Map(heard.map(({ examId, hearing }) => [examId, hearing]));
  return rows.map((row) => ({
    ...{ ...row, key: keyOf(row), said: openedOr(null, () => saidOf(row, keys)) },
    hearing: hearingOfExam.get(row.id) ?? '',
  }));
}

/** What was found at an exam. @throws where it cannot be opened */
export function saidOf(
  { id, result, finding }: { id: string; result: string | null; finding: string | null },
  keys: EncryptionKeys,
): Said {
  const { abnormal, value } = findingOf(id, finding, keys);
  return { abnormal: abnormalOf(result === null ? '' : resultOf({ id, result }, keys), abnormal), value };
}

/** How many results came of the same exam, day and CPF, this one too. */
export function count(
  sent: Map<string, number>,
  { cpf, doneOn, code }: { cpf: string; doneOn: string; code: string },
): number {
  const same = JSON.stringify([cpf, doneOn, code]);
  const nth = (sent.get(same) ?? 0) + 1;
  sent.set(same, nth);
  return nth;
}
