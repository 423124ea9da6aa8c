import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { cpfField, phoneField, rgField } from '../platform/contract/brazil.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { emailField, idField, passwordField, requiredMessage, requiredText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { recordUser } from '../sign-in/record-user.schema.ts';

const tags = ['Profissionais'];

const fields = {
  name: requiredText(),
  email: emailField(),
  cpf: cpfField,
  rg: rgField,
  formation: requiredText(),
  organ: requiredText(),
  acronym: requiredText(20),
  uf: z.enum(federativeUnits, { error: (issue) => (issue.input ? 'Escolha uma UF' : requiredMessage) }),
  title: requiredText(),
  phone_number: phoneField,
};

/** Specification, section 5, Professional create. */
export const professionalCreateInput = z.object({ ...fields, password: passwordField });

/** Specification, section 5, Professional edit: the password only when it is to change. */
export const professionalUpdateInput = z.object({
  ...fields,
  password: z.union([z.literal('').transform(() => undefined), passwordField]).optional(),
});

const professionalRow = z.object({
  id: z.string(),
  name: z.string(),
  cpf: z.string(),
  rg: z.string(),
  formation: z.string(),
  title: z.string(),
  user: recordUser,
});

const professionalRecord = professionalRow.extend({
  userId: z.string(),
  organ: z.string(),
  acronym: z.string(),
  uf: z.string(),
  phone_number: z.string(),
  version: z.number(),
});

export type ProfessionalRow = z.infer<typeof professionalRow>;
export type Professional = z.infer<typeof professionalRecord>;

const record = z.object({ professional: professionalRecord });

export const professionalsContract = {
  list: endpoint('professionals.list')
    .route({ method: 'GET', path: '/professionals', summary: 'Listar profissionais', tags })
    .input(listInput(['name', 'email', 'cpf', 'rg', 'formation', 'title']))
    .output(listOutput('professionals', professionalRow)),
  create: creating('professionals.manage')
    .route({ method: 'POST', path: '/professionals', summary: 'Cadastrar profissional', tags, successStatus: 201 })
    .input(professionalCreateInput)
    .output(record),
  read: endpoint('professionals.read')
    .route({ method: 'GET', path: '/professional/{id}', summary: 'Ler profissional', tags })
    .input(z.object({ id: idField }))
    .output(record),
  update: endpoint('professionals.manage')
    .route({ method: 'PUT', path: '/professional/update/{id}', summary: 'Editar profissional', tags })
    .input(professionalUpdateInput.extend({ id: idField, userId: idField.optional(), ...savedVersion }))
    .output(record),
};
