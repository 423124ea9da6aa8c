import type { SignedInContext } from '../../access/caller.server.ts';
import { forSignedIn } from '../../access/handlers.server.ts';
import { openSigner } from '../../certificates/signing-lookups.server.ts';
import { findCompaniesOfLetters } from '../../companies/company-lookups.db.ts';
import { findEmployeeNames } from '../../employees/employee-lookups.db.ts';
import { notAllowed, notFound } from '../../platform/contract/errors.ts';
import { type DocumentKind, documentKinds } from '../document-kinds.rules.ts';
import { findIssued, type IssuedFacts } from '../issued/issued-reads.db.ts';
import { readPolicy } from './cms/policy.server.ts';
import { signDocument } from './sign-document.server.ts';
import { signaturesContract } from './signatures.contract.ts';
import { findUnsigned } from './signatures.db.ts';
import { mostAtOnce, neverDigital } from './signatures.labels.ts';

const digital = (Object.keys(documentKinds) as DocumentKind[]).filter((kind) => !documentKinds[kind].byHand);

/** Digital signatures of issued documents, each its issuer's own (product 24.2). */
export const signaturesApi = forSignedIn(signaturesContract, {
  sign: async ({ input: { documentIds, password }, context }) => {
    const documents: IssuedFacts[] = [];
    for (const id of new Set(documentIds)) documents.push(await signableBy(context, id));
    // Who may sign is known before a key is opened.
    const signer = await openSigner(context, context.caller.ownerId, password);
    const policy = await readPolicy(context.icpBrasilDir);
    const signed: { documentId: string; name: string }[] = [];
    const unsigned: { documentId: string; name: string; reason: string }[] = [];
    for (const document of documents) {
      const { id: documentId, name } = document;
      const reason = await signDocument(context, document, { signer, policy });
      if (reason === null) signed.push({ documentId, name });
      else unsigned.push({ documentId, name, reason });
    }
    return { signed, unsigned, isRevocationKnown: signer.revocation === 'good' };
  },

  waiting: async ({ context: { db, scope, caller } }) => {
    const of = { professionalId: caller.ownerId, kinds: digital, most: mostAtOnce };
    const { rows, total } = await findUnsigned(db, scope, of);
    const employees = new Set(rows.map(({ employeeId }) => employeeId).filter((id) => id !== null));
    const names = await findEmployeeNames(db, scope, [...employees]);
    const companies = rows.filter(({ employeeId }) => employeeId === null).map(({ companyId }) => companyId);
    const companyNames = await findCompaniesOfLetters(db, [...new Set(companies)]);
    return {
      total,
      documents: rows.map(({ employeeId, companyId, ...row }) => ({
        ...row,
        about: (employeeId === null ? companyNames.get(companyId)?.name : names.get(employeeId)) ?? '',
      })),
    };
  },
});

/** @throws 404 for none, 403 for one that somebody else has issued, or that is signed by hand alone */
async function signableBy({ db, scope, caller }: SignedInContext, id: string): Promise<IssuedFacts> {
  const issued = await findIssued(db, scope, id);
  if (!issued) throw notFound('Documento não encontrado entre os emitidos.');
  if (issued.professionalId !== caller.ownerId) {
    throw notAllowed(`${issued.name} foi emitido por ${issued.issuerName}: só quem emite um documento o assina.`);
  }
  if (documentKinds[issued.kind].byHand) throw notAllowed(neverDigital);
  return issued;
}
