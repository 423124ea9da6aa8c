import type { SignedInContext } from '../../access/caller.server.ts';
import { lockEmployees } from '../../employees/employee-lookups.db.ts';
import { conflict } from '../../platform/contract/errors.ts';
import { findPracticeOfPapers } from '../../practice/practice-lookups.db.ts';
import { findStandingOfRecord } from '../issued/issued-reads.db.ts';
import { entitledSigner } from '../issued/issuing/council-right.server.ts';
import { freeze, mustShow, verificationAddress } from '../issued/issuing/freezing.server.ts';
import { issueGathered } from '../issued/issuing/issue-gathered.server.ts';
import { initialsOf } from '../issued/issuing/issued-name.rules.ts';
import { personIssuableOf } from './issuable.server.ts';
import { type PersonKind, personDocuments } from './registry.ts';

type Request = {
  kind: PersonKind;
  recordId: string;
  answers?: Record<string, unknown> | undefined;
  supersedesId?: string | undefined;
  correctionReason?: string | undefined;
};

/**
 * Issues a document about somebody that is gathered from a record: of a record one of a kind stands (decision 149).
 * @throws 403 where the caller's council may not, 404 for what is not there, 409 for what cannot be issued, for a second one of the same record, and where the record was changed meanwhile
 */
export async function issueForPerson(
  context: SignedInContext,
  { kind, recordId: askedId, answers: said = {}, supersedesId, correctionReason }: Request,
): Promise<{ documentId: string; name: string }> {
  const { db, caller } = context;
  const signer = await entitledSigner(db, caller.ownerId, { kind, answers: {} });
  const publicAddress = await verificationAddress(context);
  const { practice, letterhead } = await findPracticeOfPapers(db);
  const { make } = await personIssuableOf(kind);
  const gathered = await make(askedId, { context, practice, signer, said });
  const { companyId, employeeId, name, answers, paper, mustBeSame, recordId = askedId } = gathered;
  await mustShow(paper);
  const frozen = freeze(context, publicAddress, {
    ...{ kind, answers: { ...answers, recordId }, paper, signer },
    letterhead: { name: letterhead, image: practice.letterhead },
  });
  return issueGathered(context, {
    ...{ frozen, companyId, employeeId, recordId, confidential: personDocuments[kind].confidential },
    ...{ initials: initialsOf(name), supersedesId, correctionReason },
    hold: (tx) => lockEmployees(tx, [employeeId]),
    async check(tx, before) {
      await mustBeSame(tx);
      const standing = await findStandingOfRecord(tx, { companyId, kind, recordId, except: before });
      if (standing) throw conflict(`Já vale ${standing}: corrija ou cancele esse documento.`);
    },
  });
}
