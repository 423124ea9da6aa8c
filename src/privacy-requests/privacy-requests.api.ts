import { v7 as uuid } from 'uuid';
import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import type { Scope } from '../access/scope.ts';
import { revokeConsent } from '../consents/consent-effects.server.ts';
import { findEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { changedByOther } from '../platform/contract/changed-by-other.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { record } from '../trail/entries.db.ts';
import { privacyRequestsContract, type WholePrivacyRequest } from './privacy-requests.contract.ts';
import { findRequest, insertRequest, listRequests, writeAnswer } from './privacy-requests.db.ts';
import { dueOnOf, issuesOfAnswer } from './privacy-requests.rules.ts';
import { privacyRequestsExport } from './privacy-requests-export.server.ts';
import { keepWords, type Words, wordsOf } from './sealed-words.server.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** What workers ask for by the rights of the LGPD, each with its clock (product 20.3). */
export const privacyRequestsApi = forSignedIn(privacyRequestsContract, [privacyRequestsExport], {
  list: async ({ input, context }) => {
    const { db, scope } = context;
    const { rows, ...total } = await listRequests(db, scope, input);
    await record(db, context, { action: 'listed', subject: 'privacyRequest' });
    return { requests: rows, ...total };
  },

  read: async ({ input: { requestId }, context }) => {
    const found = await existing(context.db, context.scope, requestId);
    const { companyId, employeeId } = found;
    const about = { subject: 'privacyRequest', subjectId: requestId, companyId, employeeId } as const;
    await record(context.db, context, { action: 'opened', ...about });
    return { request: opened(found, context) };
  },

  create: ({ input: { employeeId, kind, received_on: receivedOn, channel, consent_id, asked }, context }) =>
    createOnce(context, async (tx) => {
      const companyId = await findEmployeeCompany(tx, context.scope, employeeId);
      if (!companyId) throw notFound('Colaborador não encontrado.');
      const of = { companyId, employeeId };
      const revoked = consent_id ? [await revokeConsent(tx, of, { consentId: consent_id, on: receivedOn })] : [];
      const id = uuid();
      await insertRequest(tx, {
        ...of,
        id,
        kind,
        receivedOn,
        channel,
        asked: keepWords(id, 'asked', asked, context.encryptionKeys),
        consentId: consent_id || null,
        dueOn: dueOnOf(receivedOn),
        recordedBy: context.caller.ownerId,
      });
      const made = { action: 'created', subject: 'privacyRequest', subjectId: id, ...of, detail: kind } as const;
      await record(tx, context, made, ...revoked);
      return { requestId: id };
    }),

  answer: ({ input: { requestId, version, outcome, retention, answer, answered_on: answeredOn }, context }) =>
    context.db.transaction().execute(async (tx) => {
      await lockRow(tx, 'privacy_requests', requestId);
      const found = await existing(tx, context.scope, requestId);
      if (found.answeredOn !== null) throw conflict('Este pedido já foi respondido.');
      if (found.version !== version) throw changedByOther();
      const issues = issuesOfAnswer({ kind: found.kind, outcome, retention });
      if (issues.length > 0) throw invalidInput(issues);
      if (answeredOn < found.receivedOn) {
        throw invalidInput([{ path: 'answered_on', message: 'A resposta não pode ser anterior ao pedido' }]);
      }
      await writeAnswer(tx, found, {
        answeredOn,
        outcome,
        retention: retention || null,
        answer: keepWords(requestId, 'answer', answer, context.encryptionKeys),
        answeredBy: context.caller.ownerId,
      });
      const { companyId, employeeId } = found;
      const about = { subject: 'privacyRequest', subjectId: requestId, companyId, employeeId } as const;
      await record(tx, context, { action: 'answered', ...about, detail: outcome });
    }),
});

/** A request with its words; those whose key is not there are null, and the log says so. */
function opened({ asked, answer, ...found }: Found, { encryptionKeys, log }: SignedInContext): WholePrivacyRequest {
  return { ...found, asked: said('asked', asked), answer: answer === null ? null : said('answer', answer) };

  function said(which: Words, kept: string): string | null {
    try {
      return wordsOf(found.id, which, kept, encryptionKeys);
    } catch (err) {
      log.error({ err, request: found.id }, 'the words of a privacy request could not be opened');
      return null;
    }
  }
}

async function existing(db: Database, scope: Scope, id: string): Promise<Found> {
  const found = await findRequest(db, scope, id);
  if (!found) throw notFound('Pedido não encontrado.');
  return found;
}
