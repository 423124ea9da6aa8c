import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { notFound } from '../platform/contract/errors.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { rejectDuplicate } from '../platform/database/unique.server.ts';
import { changeSignIn } from '../sign-in/changed-sign-in.server.ts';
import { hashNewPassword } from '../sign-in/passwords/new-password.server.ts';
import { mustBeUserOf } from '../sign-in/record-user.rules.ts';
import { createUser, takenEmail } from '../sign-in/users.db.ts';
import { changesBetween, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { companiesContract } from './companies.contract.ts';
import { findCompany, insertCompany, listCompanies, updateCompany } from './companies.db.ts';

const taken = { ...takenEmail, cnpj: 'Este CNPJ já está cadastrado' };

export const companiesApi = forSignedIn(companiesContract, {
  list: ({ input, context: { db, scope } }) => listCompanies(db, scope, input),

  read: async ({ input, context: { db, scope } }) => found(await findCompany(db, scope, input.id)),

  create: async ({ input: { email, password, ...fields }, context }) => {
    const { scope } = context;
    const passwordHash = await hashNewPassword(password, { email, setBy: context.caller.userId });
    return rejectDuplicate(taken, () =>
      createOnce(context, async (tx) => {
        const userId = await createUser(tx, { email, passwordHash, type: 'company' });
        const id = await insertCompany(tx, userId, { ...fields, email });
        const created = found(await findCompany(tx, scope, id));
        const changes = changesBetween(null, created.company);
        await record(tx, context, { action: 'created', subject: 'company', subjectId: id, companyId: id, changes });
        return created;
      }),
    );
  },

  update: ({ input: { id, userId, version, email, ...fields }, context }) =>
    rejectDuplicate(taken, () =>
      context.db.transaction().execute(async (tx) => {
        const { scope } = context;
        await lockRow(tx, 'companies', id);
        const { company } = found(await findCompany(tx, scope, id));
        mustBeUserOf(company, userId);
        const signIn = await changeSignIn(tx, context, company, { email });
        const { number, complement, city, state } = company;
        await updateCompany(tx, id, { number, complement, city, state, ...fields, email }, version);
        const saved = found(await findCompany(tx, scope, id));
        const changes = changesBetween(company, saved.company);
        await record(
          tx,
          context,
          { action: 'updated', subject: 'company', subjectId: id, companyId: id, changes, detail: unseen(version) },
          ...signIn,
        );
        return saved;
      }),
    ),
});

function found<Company>(company: Company | null): { company: Company } {
  if (!company) throw notFound('Empresa não encontrada.');
  return { company };
}
