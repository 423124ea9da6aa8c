import { ORPCError } from '@orpc/contract';
import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../../../access/caller.server.ts';
import { createOnce } from '../../../access/idempotency.server.ts';
import { hasConsented } from '../../../consents/consent-lookups.db.ts';
import { registrationText } from '../../../councils/registrations.rules.ts';
import { findEmployeeIdentity } from '../../../employees/employee-lookups.db.ts';
import { today } from '../../../platform/contract/dates.ts';
import { conflict, type Issue, invalidInput, notFound } from '../../../platform/contract/errors.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { lockRow } from '../../../platform/database/lock-row.server.ts';
import { enqueue } from '../../../platform/jobs/queue.db.ts';
import { addressMissing } from '../../../practice/address/public-address.labels.ts';
import { findPracticeOfPapers, findPublicAddress } from '../../../practice/practice-lookups.db.ts';
import { record } from '../../../trail/entries.db.ts';
import { issuableOf } from '../../forms/issuable.server.ts';
import { type FormKind, forms } from '../../forms/registry.ts';
import type { Paper } from '../../paper/paper.ts';
import { engineVersion, paperVersion, unprintable } from '../../typeset/typeset.server.ts';
import { type DocumentParts, follow } from '../document-follower.server.ts';
import { insertIssued, markSuperseded, takeNumber } from '../issued.db.ts';
import { findIssued } from '../issued-reads.db.ts';
import { keepLetterhead } from '../letterhead-lookups.db.ts';
import { hashOfCode, inGroups, newVerificationCode } from '../verification-code.rules.ts';
import { checkedAnswers, mustBePrintable, textsOf, whatOf } from './checks.server.ts';
import { confidentialOf } from './confidentiality.rules.ts';
import { sealContent } from './content.server.ts';
import { entitledSigner, mustMayChange } from './council-right.server.ts';
import { finishIssueJob } from './finish-issue.server.ts';
import { initialsOf, issuedName, issueYear } from './issued-name.rules.ts';
import { type Confirmations, confirmedBy, employmentOf } from './questions/questions.server.ts';
import { mustBeWanted } from './questions/second-issue.server.ts';
import { findPcmso } from './responsible/pcmso-of.server.ts';
import { serialized } from './serialized.server.ts';

type IssueRequest = {
  employeeId: string;
  kind: FormKind;
  answers: Record<string, unknown>;
  confidential?: boolean | undefined;
  supersedesId?: string | undefined;
  correctionReason?: string | undefined;
  referralId?: string | undefined;
  anotherConfirmed?: boolean | undefined;
} & Confirmations;

/** How long the job leaves it to the call to typeset what it has issued, in milliseconds. */
const forTheCallMs = 10_000;

/**
 * Issues a document: checks the answers, freezes them with the paper that they make, and gives it the next number of its kind
 * and year, in one transaction with the job that sees to its file (decision 52).
 * @throws 400 by the fields or asking what does not fit, 403 where the caller's council may not, 404 for an employee who is not there, 409 for a document that can't be corrected (any more), that would have to name whom nobody knows, and where nobody has confirmed the installation's address
 */
export async function issue(
  context: SignedInContext,
  { followers, register }: DocumentParts,
  request: IssueRequest,
): Promise<{ documentId: string; name: string }> {
  const { db, scope, caller, encryptionKeys } = context;
  const employee = await findEmployeeIdentity(db, scope, request.employeeId);
  if (!employee) throw notFound('Colaborador não encontrado.');
  const { kind } = request;
  const facts = forms[kind];
  const { schema, labels, person, paper, pcmsoDay, ...rules } = await issuableOf(kind);
  const answers = checkedAnswers(schema, request.answers) as Record<string, unknown>;
  const signer = await entitledSigner(db, caller.ownerId, { kind, answers });
  const identity = rules.identity?.(answers) ?? null;
  mustBeOf(employee, answers, identity ? null : person(answers));
  const employment = await employmentOf(db, register, employee);
  const refused = rules.refusals?.(answers, { today: today(), admittedOn: employment.admittedOn }) ?? [];
  if (refused.length > 0) throw invalidInput(atAnswers(refused));
  const confidential = confidentialOf(facts.confidentiality(answers), request.confidential);
  if (typeof confidential === 'string') throw invalidInput([{ path: 'confidential', message: confidential }]);
  if (!confidential) await mustKeepSecrets(db, employee, atAnswers(rules.secrets?.(answers) ?? []));
  await mustBePrintable(answers, labels);
  const confirmed = confirmedBy(request, answers, { identity, employment });
  const publicAddress = await findPublicAddress(db, context.publicUrl);
  if (!publicAddress) throw conflict(addressMissing);
  const { practice, letterhead } = await findPracticeOfPapers(db);
  const day = pcmsoDay?.(answers) ?? '';
  const around = { practice, signer, pcmso: await findPcmso(db, employee.companyId, day) };
  const unnamed = rules.unnamed?.(around) ?? null;
  if (unnamed) throw new ORPCError('RESPONSIBLE_UNKNOWN', { status: 409, message: unnamed });
  const whole = paper(answers, around);
  await mustShow(whole);

  const id = uuid();
  const code = newVerificationCode();
  const address = `${publicAddress}/v/${inGroups(code)}`;
  const frozen: Paper = { ...whole, letterhead: { ...whole.letterhead, image: null } };
  const sealed = sealContent(
    id,
    { answers, paper: frozen, letterhead, code, address, issuer: signer, ...(confirmed ? { confirmed } : {}) },
    encryptionKeys,
  );

  const write = async (tx: Database) => {
    const before = request.supersedesId ? await correctable(tx, context, request, request.supersedesId) : null;
    const confirmed = request.anotherConfirmed ?? false;
    await mustBeWanted(tx, context, {
      ...{ employee, kind, answers, confirmed, duplicate: rules.duplicate },
      except: before?.id ?? null,
    });
    const registered = { examsDoneOn: (doneOn: string) => register.examsDoneOn(tx, { ...employee, doneOn }) };
    const contradictions = (await rules.contradictions?.(answers, registered)) ?? [];
    if (contradictions.length > 0) throw invalidInput(atAnswers(contradictions));
    const issuedAt = new Date().toISOString();
    const year = issueYear(issuedAt);
    if (letterhead && practice.letterhead) await keepLetterhead(tx, letterhead, practice.letterhead);
    const number = await takeNumber(tx, kind, year);
    const name = issuedName({ shortName: facts.shortName, year, number });
    const { companyId, employeeId } = employee;
    await insertIssued(tx, {
      ...{
        companyId,
        id,
        employeeId,
        professionalId: caller.ownerId,
        kind,
        year,
        number,
        name,
        confidential,
        issuedAt,
      },
      issuer: { name: signer.name, registration: registrationText(signer) },
      ...{ initials: initialsOf(person(answers).name), codeHash: hashOfCode(code), paperVersion, engineVersion },
      ...{ supersedesId: before?.id ?? null, correctionReason: (before && request.correctionReason) || null },
      ...{ content: sealed.content, contentHash: sealed.contentHash },
    });
    await enqueue(tx, finishIssueJob, { document: id }, { runAt: new Date(Date.now() + forTheCallMs), key: id });
    if (before) await markSuperseded(tx, before, id);
    const followed = {
      ...{ kind, documentId: id, companyId, employeeId, professionalId: caller.ownerId, answers },
      ...{ referralId: request.referralId, supersedes: before },
    };
    const further = await follow(followers, ({ afterIssue }) => afterIssue?.(tx, followed));
    const about = { subject: 'document', companyId, employeeId } as const;
    const issued = { ...about, action: 'issued', subjectId: id, detail: kind, confidential } as const;
    const corrected = before && {
      ...{ ...about, action: 'corrected' as const, subjectId: before.id },
      ...{ detail: kind, confidential: before.confidential },
    };
    await record(tx, context, issued, ...(corrected ? [corrected] : []), ...further);
    return { documentId: id, name };
  };
  return serialized(kind, () => createOnce(context, write));
}

/**
 * @param person whom the answers are about, by their CPF; null where that is asked about with the rest of the identification
 * @throws 400 where the answers are about somebody else than the employee
 */
function mustBeOf(
  employee: { employeeId: string; cpf: string },
  answers: Readonly<Record<string, unknown>>,
  person: { cpf: string; cpfField: string } | null,
): void {
  const digits = (text: string) => text.replace(/\D/g, '');
  if (person && digits(person.cpf) !== digits(employee.cpf)) {
    const message = 'O CPF não é o do cadastro deste colaborador: confira de quem é o documento';
    throw invalidInput([{ path: `answers.${person.cpfField}`, message }]);
  }
  if ('employeeId' in answers && answers.employeeId !== employee.employeeId) {
    const message = 'As respostas são de outro colaborador: escolha o colaborador de novo';
    throw invalidInput([{ path: 'answers.employeeId', message }]);
  }
}

/** What is said of answers, as the call names them. */
function atAnswers(issues: readonly Issue[]): Issue[] {
  return issues.map(({ path, message }) => ({ path: `answers.${path}`, message }));
}

/**
 * Of anybody's health the company reads only what they have agreed to in writing (CFM 2.323/2022, art. 6).
 * @throws 400 where they have not
 */
async function mustKeepSecrets(
  db: Database,
  employee: { companyId: string; employeeId: string },
  secrets: readonly Issue[],
): Promise<void> {
  if (secrets.length === 0 || (await hasConsented(db, employee, 'resultsToEmployer'))) return;
  throw invalidInput([...secrets]);
}

/** What stands on the paper beside the answers. @throws 409 for a character that its typeface lacks */
async function mustShow(paper: Paper): Promise<void> {
  const { image: _image, ...letterhead } = paper.letterhead;
  const texts = textsOf({ ...paper, letterhead }).map(({ text }) => text);
  const missing = await unprintable(texts.join('\n'));
  if (missing.length === 0) return;
  throw conflict(`O timbre da clínica, o seu cadastro ou o programa de saúde da empresa tem ${whatOf(missing)}`);
}

/** The document that a new one is to supersede, held until the transaction ends. */
async function correctable(tx: Database, context: SignedInContext, request: IssueRequest, id: string) {
  await lockRow(tx, 'issued_documents', id);
  const before = await findIssued(tx, context.scope, id);
  if (!before) throw notFound('O documento a corrigir não foi encontrado.');
  if (before.kind !== request.kind || before.employeeId !== request.employeeId) {
    const message = 'Um documento só pode ser corrigido por outro do mesmo tipo e do mesmo colaborador';
    throw invalidInput([{ path: 'supersedesId', message }]);
  }
  if (before.state === 'superseded') {
    throw conflict('Este documento já foi corrigido por outro, mais novo. Corrija aquele.');
  }
  if (before.state === 'cancelled') throw conflict('Este documento foi cancelado. Emita outro, em vez de o corrigir.');
  const reason = { reason: request.correctionReason, reasonAt: 'correctionReason' };
  await mustMayChange(context, tx, before, { act: 'correct', ...reason });
  return before;
}
