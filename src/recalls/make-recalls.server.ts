import { ORPCError } from '@orpc/contract';
import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { findCompaniesOfLetters, findCompanyUser, lockCompany } from '../companies/company-lookups.db.ts';
import { keepLetterhead } from '../documents/issued/letterhead-lookups.db.ts';
import { registeredSigner } from '../documents/paper/signers.rules.ts';
import { whatLetterLacks } from '../documents/typeset/letter-lookups.server.ts';
import { findDuePeople } from '../due-dates/due-lookups.db.ts';
import { markRecalled } from '../due-dates/recall-effects.db.ts';
import { findVaccinesOfLetter } from '../due-dates/vaccines/due-vaccine-lookups.db.ts';
import { findEmployeesOfLetter } from '../employees/employee-lookups.db.ts';
import { queueMail } from '../mail/queued-mail.server.ts';
import { notify } from '../notifications/notify.server.ts';
import { today } from '../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findPracticeOfPapers, findPublicAddress } from '../practice/practice-lookups.db.ts';
import { findSigningProfessional } from '../professionals/professional-lookups.db.ts';
import { type NewEntry, record } from '../trail/entries.db.ts';
import { findEstablishment, findUnitNames } from '../units/unit-lookups.db.ts';
import { type LetterHead, recallPaper } from './recall.paper.ts';
import { recallMade } from './recall-notifications.server.ts';
import type { RecallInput } from './recalls.contract.ts';
import { insertRecall } from './recalls.db.ts';
import { countOfPeople, whoWasRecalled } from './recalls.labels.ts';
import { examsToDo, isRecent, letterGroups, type Recalled, vaccinesToHave } from './recalls.rules.ts';

/**
 * Makes the letters of a recall within a transaction: keeps what each says, notes it on everybody's line, and tells the companies.
 * @throws 400 for who has no exam to do, 404 for who is not there, 409 for who was recalled a short time before, unless it is said what to do
 */
export async function makeRecalls(tx: Database, context: SignedInContext, input: RecallInput) {
  const day = today();
  const people = await toRecall(tx, context, input, day);
  const createdAt = new Date().toISOString();
  const { practice, letterhead } = await findPracticeOfPapers(tx);
  const { letterhead: image, ...words } = practice;
  if (letterhead && image) await keepLetterhead(tx, letterhead, image);
  const signer = await findSigningProfessional(tx, context.caller.ownerId);
  if (!signer) throw notFound('Profissional não encontrado.');
  const companies = await findCompaniesOfLetters(tx, [...new Set(people.map(({ companyId }) => companyId))]);
  const units = await findUnitNames(tx, context.scope, [...new Set(people.flatMap(({ unitId }) => unitId ?? []))]);
  const portal = await findPublicAddress(tx, context.publicUrl);
  const entries: NewEntry[] = [];
  const recallIds: string[] = [];
  for (const { companyId, unitId, people: members } of letterGroups(people, input.per)) {
    const company = companies.get(companyId) ?? { name: '', cnpj: '' };
    const unit = await findEstablishment(tx, companyId, unitId);
    const head: LetterHead = {
      practice: words,
      letterhead,
      company,
      unit,
      signer: registeredSigner(signer),
      ...(portal && { portal }),
    };
    const lines = members.map(({ id, name, employee_function, unitId: ofUnit, exams }) => ({
      employeeId: id,
      line: { name, function: employee_function, unit: units.get(ofUnit ?? '') ?? '', exams },
    }));
    const paper = recallPaper(head, { lines: lines.map(({ line }) => line), day, letterhead: image });
    const lacks = await whatLetterLacks(paper);
    if (lacks) throw conflict(`A carta para ${company.name} tem ${lacks}`);

    const id = uuid();
    const mailedAt = input.byMail ? createdAt : null;
    const recall = { companyId, id, unitId, recalledOn: day, recalledBy: context.caller.ownerId, head };
    await insertRecall(tx, { ...recall, mailedAt, createdAt, people: lines });
    await markRecalled(tx, { companyId, employeeIds: members.map((member) => member.id), on: day });
    const about = { action: 'recalled', subject: 'recall', subjectId: id, companyId } as const;
    entries.push(about, ...members.map((member) => ({ ...about, employeeId: member.id })));
    recallIds.push(id);
    await notify(tx, recallMade, { to: await findCompanyUser(tx, companyId), about: id });
  }
  if (input.byMail) {
    for (const companyId of companies.keys()) await mailTo(tx, companyId);
  }
  await record(tx, context, ...entries);
  return { recallIds, people: people.length };
}

async function mailTo(tx: Database, companyId: string): Promise<void> {
  for (const to of await findCompanyUser(tx, companyId)) await queueMail(tx, { to, template: 'recall' });
}

/** Who is to be recalled, with what they are to do. */
async function toRecall(
  tx: Database,
  { scope }: SignedInContext,
  input: RecallInput,
  day: string,
): Promise<Recalled[]> {
  const ids = [...new Set(input.employeeIds)];
  const employees = await findEmployeesOfLetter(tx, scope, ids);
  if (employees.length < ids.length) throw notFound('Colaborador não encontrado.');
  // Two who recall the same people at once: the second one is asked.
  for (const companyId of [...new Set(employees.map((employee) => employee.companyId))].sort()) {
    await lockCompany(tx, companyId);
  }
  const due = new Map((await findDuePeople(tx, scope, employees)).map((person) => [person.id, person]));
  const vaccines = Map.groupBy(await findVaccinesOfLetter(tx, scope, employees), ({ employeeId }) => employeeId);
  const people = employees.map((employee) => {
    const { unitId = null, recalledOn = null, exams = [] } = due.get(employee.id) ?? {};
    const toHave = vaccinesToHave(vaccines.get(employee.id) ?? [], day);
    return { ...employee, unitId, recalledOn, exams: [...examsToDo(exams, day), ...toHave] };
  });
  const idle = people.filter(({ exams }) => exams.length === 0).map(({ name }) => name);
  if (idle.length > 0) throw invalidInput([{ path: 'employeeIds', message: nothingToDo(idle) }]);
  const recent = people.filter(({ recalledOn }) => isRecent(recalledOn, day, input.againAfter));
  if (recent.length === 0 || input.before === 'include') return people;
  if (input.before === 'ask') throw recalledBefore(recent.length, people.length);
  if (recent.length === people.length) {
    const message = `${whoWasRecalled(recent.length, people.length)} há pouco: não resta ninguém`;
    throw invalidInput([{ path: 'before', message }]);
  }
  return people.filter((person) => !recent.includes(person));
}

function nothingToDo([first = '', ...others]: readonly string[]): string {
  const who = others.length === 0 ? first : `${first} e mais ${countOfPeople(others.length)}`;
  return `Sem exame a fazer: ${who}. Defina antes o protocolo do grupo, ou tire da escolha`;
}

/** The refusal that asks whether to recall again: 409 with a code of its own and how many it is about. */
function recalledBefore(recent: number, total: number) {
  const message = `${whoWasRecalled(recent, total)} há pouco.`;
  return new ORPCError('RECALLED_BEFORE', { status: 409, message, data: { recent, total } });
}
