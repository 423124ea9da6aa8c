import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { cpfField, phoneField } from '../platform/contract/brazil.ts';
import { emailField, idField, passwordField, requiredText, unchangedIfEmpty } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { recordUser } from '../sign-in/record-user.schema.ts';

const tags = ['Administradores'];

/** Specification, section 5, Admin create: everything is required. */
export const adminCreateInput = z.object({
  name: requiredText(),
  email: emailField(),
  cpf: cpfField,
  phone_number: phoneField,
  password: passwordField,
});

/** Specification, section 5, Admin edit: name and e-mail may be left out or empty, meaning unchanged. */
export const adminUpdateInput = z.object({
  name: unchangedIfEmpty(requiredText()),
  email: unchangedIfEmpty(emailField()),
  cpf: cpfField,
  phone_number: phoneField,
  /** The caller's own password: asked for when the own e-mail is to change. */
  current: z.string().max(200, 'Use no máximo 200 caracteres').optional(),
});

const adminRow = z.object({
  id: z.string(),
  name: z.string(),
  cpf: z.string(),
  phone_number: z.string(),
  user: recordUser,
});

const adminRecord = adminRow.extend({ userId: z.string(), version: z.number() });

export type AdminRow = z.infer<typeof adminRow>;
export type Admin = z.infer<typeof adminRecord>;

const record = z.object({ admin: adminRecord });

export const adminsContract = {
  list: endpoint('admins.read')
    .route({ method: 'GET', path: '/admins', summary: 'Listar administradores', tags })
    .input(listInput(['name', 'email', 'cpf', 'phone_number']))
    .output(listOutput('admins', adminRow)),
  create: creating('admins.manage')
    .route({ method: 'POST', path: '/admins', summary: 'Cadastrar administrador', tags, successStatus: 201 })
    .input(adminCreateInput)
    .output(record),
  read: endpoint('admins.read')
    .route({ method: 'GET', path: '/admins/{id}', summary: 'Ler administrador', tags })
    .input(z.object({ id: idField }))
    .output(record),
  update: endpoint('admins.manage')
    .route({ method: 'PUT', path: '/admins/update/{id}', summary: 'Editar administrador', tags })
    .input(adminUpdateInput.extend({ id: idField, userId: idField.optional(), ...savedVersion }))
    .output(record),
};
