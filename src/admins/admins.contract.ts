import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField, unchangedIfEmpty } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import type { RecordOf, RowOf } from '../platform/contract/record.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { withNewAccess } from '../sign-in/new-access.schema.ts';
import { adminRecord } from './admins.record.ts';

const { get, create, put } = callsOf('Administradores');

/** What a new administrator says (product 4.3): everything is required. */
export const adminCreateInput = withNewAccess(adminRecord.fields);

/** What an edit of an administrator says (product 4.3): name and e-mail may be left out or empty, meaning unchanged. */
export const adminUpdateInput = z.object({
  ...adminRecord.changeFields,
  name: unchangedIfEmpty(adminRecord.fields.name),
  email: unchangedIfEmpty(adminRecord.fields.email),
  /** The caller's own password: asked for when the own e-mail is to change. */
  current: z.string().max(200, 'Use no máximo 200 caracteres').optional(),
});

export type AdminRow = RowOf<typeof adminRecord>;
export type Admin = RecordOf<typeof adminRecord>;

const answer = z.object({ admin: adminRecord.whole.schema });

export const adminsContract = {
  list: get('/admins', 'admins.read', 'Listar administradores')
    .input(listInput(adminRecord.sorts))
    .output(listOutput('admins', adminRecord.row.schema)),
  create: create('/admins', 'admins.manage', 'Cadastrar administrador').input(adminCreateInput).output(answer),
  read: get('/admins/{id}', 'admins.read', 'Ler administrador')
    .input(z.object({ id: idField }))
    .output(answer),
  update: put('/admins/update/{id}', 'admins.manage', 'Editar administrador')
    .input(adminUpdateInput.extend({ id: idField, userId: idField.optional(), ...savedVersion }))
    .output(answer),
};
