import { ORPCError } from '@orpc/contract';
import type { SignedInContext } from '../../../access/caller.server.ts';
import { createOnce } from '../../../access/idempotency.server.ts';
import { hasConsented } from '../../../consents/consent-lookups.db.ts';
import { findEmployeeIdentity } from '../../../employees/employee-lookups.db.ts';
import { today } from '../../../platform/contract/dates.ts';
import { type Issue, invalidInput, notFound } from '../../../platform/contract/errors.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { findPracticeOfPapers } from '../../../practice/practice-lookups.db.ts';
import { record } from '../../../trail/entries.db.ts';
import { issuableOf } from '../../forms/issuable.server.ts';
import { type FormKind, forms } from '../../forms/registry.ts';
import { type DocumentParts, follow } from '../document-follower.server.ts';
import { findForEvent, type IssuedFacts, type IssuedForm, isIssuedForm } from '../issued-reads.db.ts';
import { checkedAnswers, mustBePrintable } from './checks.server.ts';
import { confidentialOf } from './confidentiality.rules.ts';
import { contentOf } from './content.server.ts';
import { correctable } from './correctable.server.ts';
import { entitledSigner } from './council-right.server.ts';
import { freeze, mustShow, verificationAddress, writeDown } from './freezing.server.ts';
import { initialsOf } from './issued-name.rules.ts';
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
  const { db, scope, caller } = context;
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
  const publicAddress = await verificationAddress(context);
  const { practice, letterhead } = await findPracticeOfPapers(db);
  const day = pcmsoDay?.(answers) ?? '';
  const around = { practice, signer, pcmso: await findPcmso(db, employee.companyId, day) };
  const unnamed = rules.unnamed?.(around) ?? null;
  if (unnamed) throw new ORPCError('RESPONSIBLE_UNKNOWN', { status: 409, message: unnamed });
  const whole = paper(answers, around);
  await mustShow(whole);

  const frozen = freeze(context, publicAddress, {
    ...{ kind, answers, paper: whole, signer, confirmed },
    letterhead: { name: letterhead, image: practice.letterhead },
  });

  const write = async (tx: Database) => {
    const { companyId, employeeId } = employee;
    const correcting = { kind, companyId, employeeId, correctionReason: request.correctionReason };
    const before = request.supersedesId
      ? asForm(await correctable(tx, context, correcting, request.supersedesId))
      : null;
    const confirmed = request.anotherConfirmed ?? false;
    await mustBeWanted(tx, context, {
      ...{ employee, kind, answers, confirmed, duplicate: rules.duplicate },
      except: before?.id ?? null,
    });
    const registered = {
      examsDoneOn: (doneOn: string) => register.examsDoneOn(tx, { ...employee, doneOn }),
      dosesGiven: () => register.dosesGiven(tx, employee),
      equipment: (serial: string) => register.equipment(tx, serial),
      corrected: () => answersOf(tx, context, before),
    };
    const contradictions = (await rules.contradictions?.(answers, registered)) ?? [];
    if (contradictions.length > 0) throw invalidInput(atAnswers(contradictions));
    const name = await writeDown(tx, frozen, {
      ...{ companyId, employeeId, professionalId: caller.ownerId, confidential, before },
      ...{ initials: initialsOf(person(answers).name), correctionReason: request.correctionReason },
    });
    const { id } = frozen;
    const followed = {
      ...{ kind, documentId: id, companyId, employeeId, professionalId: caller.ownerId, answers },
      ...{ referralId: request.referralId, supersedes: before, encryptionKeys: context.encryptionKeys },
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

/** What a document said that is corrected; null for none, and for one that can't be opened: it is corrected all the same. */
async function answersOf(tx: Database, { encryptionKeys, log }: SignedInContext, before: IssuedFacts | null) {
  const kept = before && (await findForEvent(tx, before));
  try {
    return kept && contentOf(kept, encryptionKeys).answers;
  } catch (err) {
    log.error({ err, document: kept?.id }, 'a document that is corrected could not be opened');
    return null;
  }
}

/** What a form corrects is of its kind. */
function asForm(issued: IssuedFacts): IssuedForm {
  if (!isIssuedForm(issued)) throw new Error('a form corrects what is none');
  return issued;
}
