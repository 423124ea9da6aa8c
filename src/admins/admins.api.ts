import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { notFound } from '../platform/contract/errors.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { rejectDuplicate } from '../platform/database/unique.server.ts';
import { changeSignIn } from '../sign-in/changed-sign-in.server.ts';
import { mustWait, notifyOfAccess } from '../sign-in/notices/given-access.server.ts';
import { hashNewPassword } from '../sign-in/passwords/new-password.server.ts';
import { mustMayChangeOwnEmail } from '../sign-in/passwords/own-password.server.ts';
import { mustBeUserOf } from '../sign-in/record-user.rules.ts';
import { createUser, takenEmail } from '../sign-in/users.db.ts';
import { changesBetween, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { adminsContract } from './admins.contract.ts';
import { findAdmin, insertAdmin, listAdmins, updateAdmin } from './admins.db.ts';

const taken = { ...takenEmail, cpf: 'Este CPF já está cadastrado' };

export const adminsApi = forSignedIn(adminsContract, {
  list: ({ input, context: { db, scope } }) => listAdmins(db, scope, input),

  read: async ({ input, context: { db, scope } }) => found(await findAdmin(db, scope, input.id)),

  create: async ({ input: { email, password, ...fields }, context }) => {
    const { scope } = context;
    const passwordHash = await hashNewPassword(password, { email, setBy: context.caller.userId });
    return rejectDuplicate(taken, () =>
      createOnce(context, async (tx) => {
        const waits = await mustWait(tx, context, 'admin');
        const userId = await createUser(tx, { email, passwordHash, type: 'admin', waits });
        const id = await insertAdmin(tx, userId, { ...fields, email });
        const created = found(await findAdmin(tx, scope, id));
        const changes = changesBetween(null, created.admin);
        const told = waits ? await notifyOfAccess(tx, context, { kind: 'created', userId, email, waits }) : [];
        await record(tx, context, { action: 'created', subject: 'admin', subjectId: id, changes }, ...told);
        return created;
      }),
    );
  },

  update: async ({ input: { id, userId, version, email, current, ...fields }, context }) => {
    if (email && id === context.caller.ownerId) await mustMayChangeOwnEmail(context, { email, password: current });
    return rejectDuplicate(taken, () =>
      context.db.transaction().execute(async (tx) => {
        const { scope } = context;
        await lockRow(tx, 'admins', id);
        const { admin } = found(await findAdmin(tx, scope, id));
        mustBeUserOf(admin, userId);
        const signIn = await changeSignIn(tx, context, admin, { email });
        const wanted = { ...fields, name: fields.name ?? admin.name, email: email ?? admin.user.email };
        await updateAdmin(tx, id, wanted, version);
        const saved = found(await findAdmin(tx, scope, id));
        const changes = changesBetween(admin, saved.admin);
        await record(
          tx,
          context,
          { action: 'updated', subject: 'admin', subjectId: id, changes, detail: unseen(version) },
          ...signIn,
        );
        return saved;
      }),
    );
  },
});

function found<Admin>(admin: Admin | null): { admin: Admin } {
  if (!admin) throw notFound('Administrador não encontrado.');
  return { admin };
}
