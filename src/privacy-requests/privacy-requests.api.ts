import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { revokeConsent } from '../consents/consent-effects.server.ts';
import { mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { conflict, invalidInput } from '../platform/contract/errors.ts';
import { actOnRecord, createRecord, entryOf, type Kind, mustFind, ofPerson, untold } from '../trail/change.server.ts';
import { record } from '../trail/entries.db.ts';
import { privacyRequestsContract, type WholePrivacyRequest } from './privacy-requests.contract.ts';
import { findRequest, insertRequest, listRequests, writeAnswer } from './privacy-requests.db.ts';
import { dueOnOf, issuesOfAnswer } from './privacy-requests.rules.ts';
import { privacyRequestsExport } from './privacy-requests-export.server.ts';
import { sealedWords } from './sealed-words.server.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

const kind: Kind<'privacyRequest', Found> = {
  subject: 'privacyRequest',
  table: 'privacy_requests',
  find: findRequest,
  missing: 'Pedido não encontrado.',
  belongsTo: ofPerson,
  changes: untold,
  mustBeOpen: ({ answeredOn }) => {
    if (answeredOn !== null) throw conflict('Este pedido já foi respondido.');
  },
};

/** What workers ask for by the rights of the LGPD, each with its clock (product 20.3). */
export const privacyRequestsApi = forSignedIn(privacyRequestsContract, [privacyRequestsExport], {
  list: async ({ input, context }) => {
    const { db, scope } = context;
    const { rows, ...total } = await listRequests(db, scope, input);
    await record(db, context, { action: 'listed', subject: 'privacyRequest' });
    return { requests: rows, ...total };
  },

  read: async ({ input: { requestId }, context }) => {
    const found = await mustFind(kind, context, requestId);
    await record(context.db, context, entryOf(kind, context, 'opened', found, found));
    return { request: opened(found, context) };
  },

  create: ({ input: { employeeId, kind: asksFor, received_on: receivedOn, channel, consent_id, asked }, context }) =>
    createRecord(context, kind, async (tx) => {
      const companyId = await mustFindEmployeeCompany(tx, context.scope, employeeId);
      const of = { companyId, employeeId };
      const revoked = consent_id ? [await revokeConsent(tx, of, { consentId: consent_id, on: receivedOn })] : [];
      const id = uuid();
      await insertRequest(tx, {
        ...of,
        id,
        kind: asksFor,
        receivedOn,
        channel,
        asked: sealedWords.asked.keep(id, asked, context.encryptionKeys),
        consentId: consent_id || null,
        dueOn: dueOnOf(receivedOn),
        recordedBy: context.caller.ownerId,
      });
      return { id, entry: { detail: asksFor }, also: revoked, answer: { requestId: id } };
    }),

  answer: ({ input: { requestId, version, outcome, retention, answer, answered_on: answeredOn }, context }) =>
    actOnRecord(context, kind, {
      id: requestId,
      action: 'answered',
      version,
      write: async (tx, found) => {
        const issues = issuesOfAnswer({ kind: found.kind, outcome, retention });
        if (issues.length > 0) throw invalidInput(issues);
        if (answeredOn < found.receivedOn) {
          throw invalidInput([{ path: 'answered_on', message: 'A resposta não pode ser anterior ao pedido' }]);
        }
        await writeAnswer(tx, found, {
          answeredOn,
          outcome,
          retention: retention || null,
          answer: sealedWords.answer.keep(requestId, answer, context.encryptionKeys),
          answeredBy: context.caller.ownerId,
        });
        return { entry: { detail: outcome } };
      },
    }),
});

/** A request with its words; those whose key is not there are null, and the log says so. */
function opened({ asked, answer, ...found }: Found, { encryptionKeys, log }: SignedInContext): WholePrivacyRequest {
  return { ...found, asked: said('asked', asked), answer: answer === null ? null : said('answer', answer) };

  function said(which: keyof typeof sealedWords, kept: string): string | null {
    try {
      return sealedWords[which].open(found.id, kept, encryptionKeys);
    } catch (err) {
      log.error({ err, request: found.id }, 'the words of a privacy request could not be opened');
      return null;
    }
  }
}
