import { forSignedIn } from '../access/handlers.server.ts';
import type { Scope } from '../access/scope.ts';
import { recheckEvents } from '../esocial/esocial-effects.server.ts';
import { changedRegistration } from '../platform/contract/registration/changed-registration.ts';
import { bareRegistration } from '../platform/contract/registration/registration.rules.ts';
import type { Database } from '../platform/database/database.server.ts';
import { insertRecord, updateRecord } from '../platform/database/record.server.ts';
import { rejectDuplicate, takenBesides } from '../platform/database/unique.server.ts';
import { changeSignIn } from '../sign-in/changed-sign-in.server.ts';
import { invite, newPasswordHash } from '../sign-in/links/invitation.server.ts';
import { mustBeUserOf } from '../sign-in/record-user.rules.ts';
import { createUser, emailTaken, takenEmail } from '../sign-in/users.db.ts';
import { changeRecord, createRecord, type Kind, mustFind } from '../trail/change.server.ts';
import { type Company, companiesContract } from './companies.contract.ts';
import { findCompany, listCompanies, listRecords, listWrongNumbers } from './companies.db.ts';
import { companyRecord } from './companies.record.ts';
import { companiesExport, companyNumbersExport, companyRecordsExport } from './companies-export.server.ts';

const kind: Kind<'company', Company> = {
  subject: 'company',
  table: 'companies',
  find: findCompany,
  missing: 'Empresa não encontrada.',
  belongsTo: ({ id }) => ({ companyId: id }),
};
/** What is said of what another has. The same digits are one employer, whatever they are called. */
function takenBy(registrationKind = 'CNPJ') {
  const message = `Este ${registrationKind} já está cadastrado`;
  return { ...takenEmail, cnpj: message, registration_bare: { path: 'cnpj', message } };
}

export const companiesApi = forSignedIn(
  companiesContract,
  [companiesExport, companyRecordsExport, companyNumbersExport],
  {
    list: ({ input, context: { db, scope } }) => listCompanies(db, scope, input),

    records: ({ input, context: { db, scope } }) => listRecords(db, scope, input),

    wrongNumbers: ({ input, context: { db, scope } }) => listWrongNumbers(db, scope, input),

    read: async ({ input, context }) => ({ company: await mustFind(kind, context, input.id) }),

    create: async ({ input: { password, invite: isInvited, ...fields }, context }) => {
      const { email } = fields;
      const passwordHash = await newPasswordHash(context, email, { password, invite: isInvited });
      return rejectDuplicate(
        takenBy(fields.registrationKind),
        () =>
          createRecord(context, kind, async (tx) => {
            const userId = await createUser(tx, { email, passwordHash, type: 'company' });
            const { id } = await insertRecord(tx, companyRecord, { ...fields, userId });
            await invite(tx, context, userId);
            return { id };
          }),
        () => alsoTaken(context, fields),
      );
    },

    update: ({ input: { id, userId, version, ...fields }, context }) =>
      rejectDuplicate(
        takenBy(fields.registrationKind),
        () =>
          changeRecord(context, kind, {
            id,
            version,
            write: async (tx, company) => {
              mustBeUserOf(company, userId);
              const also = await changeSignIn(tx, context, company, { email: fields.email });
              await updateRecord(tx, companyRecord, company, changedRegistration(fields, company));
              await recheckEvents(tx, { companyId: id, employeeIds: null });
              return { id, also };
            },
          }),
        () => alsoTaken(context, fields, id),
      ),
  },
);

/** What others have of the values of a record. @param id whose they are to be; none for a new one */
async function alsoTaken(
  { db, scope }: Reading,
  { email, cnpj }: { email?: string | undefined; cnpj: string },
  id?: string,
) {
  const before = id === undefined ? null : await findCompany(db, scope, id);
  const ofUser = await emailTaken(db, email, before?.userId);
  return [
    ...ofUser,
    ...(await takenBesides(db, companyRecord.table, { registration_bare: bareRegistration(cnpj) }, id)),
  ];
}

type Reading = { db: Database; scope: Scope };
