import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { notFound } from '../platform/contract/errors.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { rejectDuplicate } from '../platform/database/unique.server.ts';
import { giveSignIn, mustWait, notifyOfAccess } from '../sign-in/notices/given-access.server.ts';
import { hashNewPassword } from '../sign-in/passwords/new-password.server.ts';
import { mustBeUserOf } from '../sign-in/record-user.rules.ts';
import { createUser, takenEmail } from '../sign-in/users.db.ts';
import { changesBetween, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { professionalsContract } from './professionals.contract.ts';
import { findProfessional, insertProfessional, listProfessionals, updateProfessional } from './professionals.db.ts';

const taken = { ...takenEmail, cpf: 'Este CPF já está cadastrado' };

export const professionalsApi = forSignedIn(professionalsContract, {
  list: ({ input, context: { db, scope } }) => listProfessionals(db, scope, input),

  read: async ({ input, context: { db, scope } }) => found(await findProfessional(db, scope, input.id)),

  create: async ({ input: { email, password, ...fields }, context }) => {
    const { scope } = context;
    const passwordHash = await hashNewPassword(password, { email, setBy: context.caller.userId });
    return rejectDuplicate(taken, () =>
      createOnce(context, async (tx) => {
        const waits = await mustWait(tx, context, 'professional');
        const userId = await createUser(tx, { email, passwordHash, type: 'professional', waits });
        const id = await insertProfessional(tx, userId, { ...fields, email });
        const created = found(await findProfessional(tx, scope, id));
        const changes = changesBetween(null, created.professional);
        const told = await notifyOfAccess(tx, context, { kind: 'created', userId, email, waits });
        await record(tx, context, { action: 'created', subject: 'professional', subjectId: id, changes }, ...told);
        return created;
      }),
    );
  },

  update: async ({ input: { id, userId, version, email, password, ...fields }, context }) => {
    const { db, scope } = context;
    const passwordHash = password
      ? await hashNewPassword(password, { email, setBy: context.caller.userId })
      : undefined;
    return rejectDuplicate(taken, () =>
      db.transaction().execute(async (tx) => {
        await lockRow(tx, 'professionals', id);
        const { professional } = found(await findProfessional(tx, scope, id));
        mustBeUserOf(professional, userId);
        const signIn = await giveSignIn(tx, context, professional, { email, passwordHash });
        await updateProfessional(tx, id, { ...fields, email }, version);
        const saved = found(await findProfessional(tx, scope, id));
        const changes = changesBetween(professional, saved.professional);
        await record(
          tx,
          context,
          { action: 'updated', subject: 'professional', subjectId: id, changes, detail: unseen(version) },
          ...signIn,
        );
        return saved;
      }),
    );
  },
});

function found<Professional>(professional: Professional | null): { professional: Professional } {
  if (!professional) throw notFound('Profissional não encontrado.');
  return { professional };
}
