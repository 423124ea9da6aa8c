import { v7 as uuid } from 'uuid';
import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { findPerson, mustFindEmployeeCompany } from '../employees/employee-lookups.db.ts';
import { formatDate } from '../platform/contract/dates.ts';
import { conflict, invalidInput } from '../platform/contract/errors.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { record } from '../trail/entries.db.ts';
import { consentsContract } from './consents.contract.ts';
import { findHolding, insertConsent, listConsents } from './consents.db.ts';

/** What workers have agreed to in writing (product 20.4). */
export const consentsApi = forSignedIn(consentsContract, {
  list: async ({ input: { employeeId }, context }) => {
    const { db, scope } = context;
    const companyId = await mustFindEmployeeCompany(db, scope, employeeId);
    const consents = await listConsents(db, scope, { companyId, employeeId });
    await record(db, context, { action: 'listed', subject: 'consent', companyId, employeeId });
    return { consents };
  },

  create: ({ input: { employeeId, purpose, given_on: givenOn, paper }, context }) =>
    createOnce(context, async (tx) => {
      const companyId = await mustFindEmployeeCompany(tx, context.scope, employeeId);
      const of = { companyId, employeeId };
      // Of two that come at once the second sees the first.
      await lockRow(tx, 'employees', employeeId);
      const birthDate = (await findPerson(tx, companyId, employeeId))?.birthDate ?? '';
      if (givenOn < birthDate) {
        throw invalidInput([{ path: 'given_on', message: 'A data não pode ser anterior ao nascimento' }]);
      }
      const holding = await findHolding(tx, of, purpose);
      if (holding) {
        const message = `Já há um consentimento para isto, assinado em ${formatDate(holding.givenOn)}, que não foi revogado.`;
        throw conflict(message, 'purpose');
      }
      const id = uuid();
      await insertConsent(tx, { ...of, id, purpose, givenOn, paper, recordedBy: context.caller.ownerId });
      await record(tx, context, { action: 'created', subject: 'consent', subjectId: id, ...of });
      return { consentId: id };
    }),
});
