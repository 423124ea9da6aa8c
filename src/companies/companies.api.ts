import { forSignedIn } from '../access/handlers.server.ts';
import type { Scope } from '../access/scope.ts';
import { notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { insertRecord, updateRecord } from '../platform/database/record.server.ts';
import { rejectDuplicate, takenBesides } from '../platform/database/unique.server.ts';
import { changeSignIn } from '../sign-in/changed-sign-in.server.ts';
import { invite, newPasswordHash } from '../sign-in/links/invitation.server.ts';
import { mustBeUserOf } from '../sign-in/record-user.rules.ts';
import { createUser, emailTaken, takenEmail } from '../sign-in/users.db.ts';
import { changeRecord, createRecord, type Kind } from '../trail/change.server.ts';
import { type Company, companiesContract } from './companies.contract.ts';
import { findCompany, listCompanies } from './companies.db.ts';
import { companyRecord } from './companies.record.ts';
import { companiesExport } from './companies-export.server.ts';

const kind: Kind<'company', Company> = {
  subject: 'company',
  table: 'companies',
  belongsTo: ({ id }) => ({ companyId: id }),
};
const taken = { ...takenEmail, cnpj: 'Este CNPJ já está cadastrado' };

export const companiesApi = forSignedIn(companiesContract, [companiesExport], {
  list: ({ input, context: { db, scope } }) => listCompanies(db, scope, input),

  read: async ({ input, context: { db, scope } }) => ({ company: await existing(db, scope, input.id) }),

  create: async ({ input: { password, invite: isInvited, ...fields }, context }) => {
    const { email } = fields;
    const passwordHash = await newPasswordHash(context, email, { password, invite: isInvited });
    return rejectDuplicate(
      taken,
      () =>
        createRecord(context, kind, async (tx) => {
          const userId = await createUser(tx, { email, passwordHash, type: 'company' });
          const { id } = await insertRecord(tx, companyRecord, { ...fields, userId });
          await invite(tx, context, userId);
          return { after: await existing(tx, context.scope, id) };
        }),
      () => alsoTaken(context, fields),
    );
  },

  update: ({ input: { id, userId, version, ...fields }, context }) =>
    rejectDuplicate(
      taken,
      () =>
        changeRecord(context, kind, {
          id,
          action: 'updated',
          version,
          read: (tx) => existing(tx, context.scope, id),
          write: async (tx, company) => {
            mustBeUserOf(company, userId);
            const also = await changeSignIn(tx, context, company, { email: fields.email });
            await updateRecord(tx, companyRecord, company, fields, version);
            return { after: await existing(tx, context.scope, id), also };
          },
        }),
      () => alsoTaken(context, fields, id),
    ),
});

async function existing(db: Database, scope: Scope, id: string): Promise<Company> {
  const company = await findCompany(db, scope, id);
  if (!company) throw notFound('Empresa não encontrada.');
  return company;
}

/** What others have of the values of a record. @param id whose they are to be; none for a new one */
async function alsoTaken(
  { db, scope }: Reading,
  { email, cnpj }: { email?: string | undefined; cnpj: string },
  id?: string,
) {
  const before = id === undefined ? null : await findCompany(db, scope, id);
  const ofUser = await emailTaken(db, email, before?.userId);
  return [...ofUser, ...(await takenBesides(db, companyRecord.table, { cnpj }, id))];
}

type Reading = { db: Database; scope: Scope };
