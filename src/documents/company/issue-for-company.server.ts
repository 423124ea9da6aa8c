import type { SignedInContext } from '../../access/caller.server.ts';
import { findCompaniesOfLetters, findCompanyName, lockCompany } from '../../companies/company-lookups.db.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findPracticeOfPapers } from '../../practice/practice-lookups.db.ts';
import { findEverIssued, findStanding } from '../issued/issued-reads.db.ts';
import { checkedAnswers, mustBePrintable } from '../issued/issuing/checks.server.ts';
import { contentOf } from '../issued/issuing/content.server.ts';
import { entitledSigner } from '../issued/issuing/council-right.server.ts';
import { freeze, mustShow, verificationAddress } from '../issued/issuing/freezing.server.ts';
import { issueGathered } from '../issued/issuing/issue-gathered.server.ts';
import { initialsOf } from '../issued/issuing/issued-name.rules.ts';
import { companyIssuableOf } from './issuable.server.ts';
import type { CompanyKind } from './registry.ts';

type Request = {
  companyId: string;
  kind: CompanyKind;
  answers: Record<string, unknown>;
  supersedesId?: string | undefined;
  correctionReason?: string | undefined;
};

/**
 * Issues a document about a company: gathers what it says from the records, freezes it with the paper that it makes, and gives it the
 * next number of its kind and year, in one transaction with the job that sees to its file (decision 140).
 * @throws 400 by the fields, 403 where the caller's council may not, 404 for what is not there, 409 for what is not whole yet, for a second one of the same thing and where nobody has confirmed the installation's address
 */
export async function issueForCompany(
  context: SignedInContext,
  { companyId, kind, answers: said, supersedesId, correctionReason }: Request,
): Promise<{ documentId: string; name: string }> {
  const { db, scope, caller } = context;
  const company = await companyOf(context, companyId);
  const { schema, labels, make, isSame, correctsAnother } = await companyIssuableOf(kind);
  const asked = checkedAnswers(schema, said) as object;
  const signer = await entitledSigner(db, caller.ownerId, { kind, answers: asked });
  await mustBePrintable({ ...asked }, labels);
  const publicAddress = await verificationAddress(context);
  const { practice, letterhead } = await findPracticeOfPapers(db);
  const known = await issuedSoFar(db);
  const { answers, paper } = await make(asked, { context, company, practice, signer, supersedesId });
  await mustShow(paper);
  const frozen = freeze(context, publicAddress, {
    ...{ kind, answers: { ...answers }, paper, signer },
    letterhead: { name: letterhead, image: practice.letterhead },
  });

  /** All of the kind with how each stands: what one says may depend on the others. */
  async function issuedSoFar(tx: Database): Promise<string> {
    const issued = await findEverIssued(tx, scope, { companyId, kind });
    return issued.map(({ id, state }) => `${id} ${state}`).join();
  }

  /** @throws 409 beside one of the same thing that stands, and is not the one that is corrected; where that one is of another thing */
  async function mustBeTheOnly(tx: Database, except: string | null) {
    const standing = await findStanding(tx, scope, { companyId, employeeId: null, kind });
    const sames = standing.filter((one) => isSame(contentOf(one, context.encryptionKeys).answers, answers));
    if (except !== null && correctsAnother && !sames.some(({ id }) => id === except)) throw conflict(correctsAnother);
    const same = sames.find(({ id }) => id !== except);
    if (same) throw conflict(`Já vale ${same.name}: corrija ou cancele esse documento.`);
  }

  return issueGathered(context, {
    ...{ frozen, companyId, employeeId: null, recordId: null, confidential: false },
    ...{ initials: initialsOf(company.name), supersedesId, correctionReason },
    hold: (tx) => lockCompany(tx, companyId),
    async check(tx, before) {
      await mustBeTheOnly(tx, before);
      if ((await issuedSoFar(tx)) !== known) throw conflict(changedMeanwhile);
    },
  });
}

const changedMeanwhile =
  'Outro documento deste tipo foi emitido, corrigido ou cancelado neste momento: tente de novo, e ele será levado em conta.';

/** @throws 404 where the scope does not reach it */
async function companyOf({ db, scope }: SignedInContext, id: string) {
  const known = await findCompanyName(db, scope, id);
  const company = (await findCompaniesOfLetters(db, [id])).get(id);
  if (known === null || !company) throw notFound('Empresa não encontrada.');
  return { id, ...company };
}
