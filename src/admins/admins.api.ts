import { forSignedIn } from '../access/handlers.server.ts';
import type { Scope } from '../access/scope.ts';
import type { Database } from '../platform/database/database.server.ts';
import { updateRecord } from '../platform/database/record.server.ts';
import { rejectDuplicate, takenBesides } from '../platform/database/unique.server.ts';
import { changeSignIn } from '../sign-in/changed-sign-in.server.ts';
import { invite, newPasswordHash } from '../sign-in/links/invitation.server.ts';
import { mustWait, notifyOfAccess, notifyOfEmail } from '../sign-in/notices/given-access.server.ts';
import { mustMayChangeOwnEmail } from '../sign-in/passwords/own-password.server.ts';
import { mustBeUserOf } from '../sign-in/record-user.rules.ts';
import { createUser, emailTaken, takenEmail } from '../sign-in/users.db.ts';
import { changeRecord, createRecord, type Kind, mustFind } from '../trail/change.server.ts';
import { type Admin, adminsContract } from './admins.contract.ts';
import { findAdmin, insertAdmin, listAdmins } from './admins.db.ts';
import { adminRecord } from './admins.record.ts';
import { adminsExport } from './admins-export.server.ts';

const kind: Kind<'admin', Admin> = {
  subject: 'admin',
  table: 'admins',
  find: findAdmin,
  missing: 'Administrador não encontrado.',
};
const taken = { ...takenEmail, cpf: 'Este CPF já está cadastrado' };

export const adminsApi = forSignedIn(adminsContract, [adminsExport], {
  list: ({ input, context: { db, scope } }) => listAdmins(db, scope, input),

  read: async ({ input, context }) => ({ admin: await mustFind(kind, context, input.id) }),

  create: async ({ input: { password, invite: isInvited, ...fields }, context }) => {
    const { email } = fields;
    const passwordHash = await newPasswordHash(context, email, { password, invite: isInvited });
    return rejectDuplicate(
      taken,
      () =>
        createRecord(context, kind, async (tx) => {
          const waits = await mustWait(tx, context, 'admin');
          const userId = await createUser(tx, { email, passwordHash, type: 'admin', waits });
          const id = await insertAdmin(tx, userId, fields);
          if (!waits) await invite(tx, context, userId);
          const also = waits ? await notifyOfAccess(tx, context, { kind: 'created', userId, email, waits }) : [];
          return { id, also };
        }),
      () => alsoTaken(context, fields),
    );
  },

  update: async ({ input: { id, userId, version, current, ...fields }, context }) => {
    const { name, email } = fields;
    if (email && id === context.caller.ownerId) await mustMayChangeOwnEmail(context, { email, password: current });
    return rejectDuplicate(
      taken,
      () =>
        changeRecord(context, kind, {
          id,
          version,
          write: async (tx, admin) => {
            mustBeUserOf(admin, userId);
            const changed = await changeSignIn(tx, context, admin, { email });
            const told = await notifyOfEmail(tx, context, admin, { email: email ?? admin.user.email, type: 'admin' });
            const wanted = { ...fields, name: name ?? admin.name, email: email ?? admin.user.email };
            await updateRecord(tx, adminRecord, admin, wanted);
            return { also: [...changed, ...told] };
          },
        }),
      () => alsoTaken(context, fields, id),
    );
  },
});

/** What others have of the values of a record. @param id whose they are to be; none for a new one */
async function alsoTaken(
  { db, scope }: Reading,
  { email, cpf }: { email?: string | undefined; cpf: string },
  id?: string,
) {
  const before = id === undefined ? null : await findAdmin(db, scope, id);
  const ofUser = await emailTaken(db, email, before?.userId);
  return [...ofUser, ...(await takenBesides(db, adminRecord.table, { cpf }, id))];
}

type Reading = { db: Database; scope: Scope };
