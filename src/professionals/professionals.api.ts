import { forSignedIn } from '../access/handlers.server.ts';
import type { Scope } from '../access/scope.ts';
import { isRegisteredPhysician } from '../councils/registrations.rules.ts';
import { invalidInput } from '../platform/contract/errors.ts';
import { saidOf } from '../platform/contract/record/change-fields.ts';
import type { Database } from '../platform/database/database.server.ts';
import { insertRecord, updateRecord } from '../platform/database/record.server.ts';
import { rejectDuplicate, takenBesides } from '../platform/database/unique.server.ts';
import { isResponsiblePhysician } from '../practice/practice-lookups.db.ts';
import { invite, newPasswordHash } from '../sign-in/links/invitation.server.ts';
import { giveSignIn, mustWait, notifyOfAccess } from '../sign-in/notices/given-access.server.ts';
import { hashNewPassword } from '../sign-in/passwords/new-password.server.ts';
import { changeAccess, typeOfAccess } from '../sign-in/professional-access/changed-access.server.ts';
import { mustBeUserOf } from '../sign-in/record-user.rules.ts';
import { createUser, emailTaken, takenEmail } from '../sign-in/users.db.ts';
import { changeRecord, createRecord, type Kind, mustFind } from '../trail/change.server.ts';
import { type Professional, professionalsContract } from './professionals.contract.ts';
import { findProfessional, listProfessionals } from './professionals.db.ts';
import { professionalRecord } from './professionals.record.ts';
import { professionalsExport } from './professionals-export.server.ts';

const kind: Kind<'professional', Professional> = {
  subject: 'professional',
  table: 'professionals',
  find: findProfessional,
  missing: 'Profissional não encontrado.',
};
const taken = { ...takenEmail, cpf: 'Este CPF já está cadastrado' };

export const professionalsApi = forSignedIn(professionalsContract, [professionalsExport], {
  list: ({ input, context: { db, scope } }) => listProfessionals(db, scope, input),

  read: async ({ input, context }) => ({ professional: await mustFind(kind, context, input.id) }),

  create: async ({ input: { password, invite: isInvited, ...fields }, context }) => {
    const { email } = fields;
    const passwordHash = await newPasswordHash(context, email, { password, invite: isInvited });
    return rejectDuplicate(
      taken,
      () =>
        createRecord(context, kind, async (tx) => {
          const type = typeOfAccess(fields.access);
          const waits = await mustWait(tx, context, type);
          const userId = await createUser(tx, { email, passwordHash, type, waits });
          const { id } = await insertRecord(tx, professionalRecord, { ...fields, userId });
          if (!waits) await invite(tx, context, userId);
          const also = await notifyOfAccess(tx, context, { kind: 'created', userId, email, waits });
          return { id, also };
        }),
      () => alsoTaken(context, fields),
    );
  },

  update: async ({ input: { id, userId, version, password, access: wanted, ...fields }, context }) => {
    const { email } = fields;
    const passwordHash = password
      ? await hashNewPassword(password, { email, setBy: context.caller.userId })
      : undefined;
    return rejectDuplicate(
      taken,
      () =>
        changeRecord(context, kind, {
          id,
          version,
          write: async (tx, professional) => {
            mustBeUserOf(professional, userId);
            await mustStayResponsible(tx, { ...professional, ...saidOf(fields) });
            const also = await giveSignIn(tx, context, professional, { email, passwordHash });
            const given = await changeAccess(tx, context, professional, wanted);
            await updateRecord(tx, professionalRecord, professional, { ...fields, access: given.access });
            return { also: [...also, ...given.also] };
          },
        }),
      () => alsoTaken(context, { ...fields, email }, id),
    );
  },
});

/** @throws 400 for the practice's responsible physician who would no longer be one */
async function mustStayResponsible(tx: Database, after: Professional): Promise<void> {
  if (isRegisteredPhysician(after) || !(await isResponsiblePhysician(tx, after.id))) return;
  const message =
    'É quem responde pela clínica: precisa de CRM, número e UF (NR-7, 7.4.1, c). Escolha antes outra pessoa em ‘Clínica’';
  throw invalidInput([{ path: 'acronym', message }]);
}

/** What others have of the values of a record. @param id whose they are to be; none for a new one */
async function alsoTaken(
  { db, scope }: Reading,
  { email, cpf }: { email?: string | undefined; cpf: string },
  id?: string,
) {
  const before = id === undefined ? null : await findProfessional(db, scope, id);
  const ofUser = await emailTaken(db, email, before?.userId);
  return [...ofUser, ...(await takenBesides(db, professionalRecord.table, { cpf }, id))];
}

type Reading = { db: Database; scope: Scope };
