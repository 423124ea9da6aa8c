import { forSignedIn } from '../../access/handlers.server.ts';
import { openSigner } from '../../certificates/signing-lookups.server.ts';
import { findCompaniesOfLetters } from '../../companies/company-lookups.db.ts';
import { findEmployeeNames } from '../../employees/employee-lookups.db.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import { countCertificatePassword, forgetTries, takeBackTry } from '../../sign-in/limits/attempts.db.ts';
import { type DocumentKind, documentKinds } from '../document-kinds.rules.ts';
import type { IssuedFacts } from '../issued/issued-reads.db.ts';
import { readPolicy } from './cms/policy.server.ts';
import { signAll } from './sign-all.server.ts';
import { signableBy } from './signable-by.server.ts';
import { signaturesContract } from './signatures.contract.ts';
import { findUnsigned } from './signatures.db.ts';
import { mostAtOnce } from './signatures.labels.ts';
import { stamper } from './stamps/stamper.server.ts';

const digital = (Object.keys(documentKinds) as DocumentKind[]).filter((kind) => !documentKinds[kind].byHand);

/** Digital signatures of issued documents, each its issuer's own (product 24.2). */
export const signaturesApi = forSignedIn(signaturesContract, {
  sign: async ({ input: { documentIds, password }, context }) => {
    const documents: IssuedFacts[] = [];
    for (const id of new Set(documentIds)) documents.push(await signableBy(context, id));
    // Who may sign is known before a key is opened.
    const counted = await countCertificatePassword(context.db, context.caller);
    const signer = await openSigner(context, context.caller.ownerId, password).catch(async (error: unknown) => {
      // Only a wrong password is one that was guessed.
      if (issuesOf(error).length === 0) await takeBackTry(context.db, counted);
      throw error;
    });
    await forgetTries(context.db, counted);
    const policy = await readPolicy(context.icpBrasilDir);
    return signAll(context, documents, { signer, policy, stamp: stamper(context) });
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
