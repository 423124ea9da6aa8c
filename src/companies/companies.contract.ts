import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { cepField, cnpjField, dateField, phoneField } from '../platform/contract/brazil.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { emailField, idField, optionalText, passwordField, requiredText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { recordUser } from '../sign-in/record-user.schema.ts';
import { isSinceEsocial } from './companies.rules.ts';

const tags = ['Empresas'];

const fields = {
  email: emailField(),
  cnpj: cnpjField,
  corporate_reason: requiredText(),
  fantasy_name: requiredText(),
  identification: requiredText(),
  cep: cepField,
  address: requiredText(),
  neighborhood: requiredText(),
  phone: phoneField,
  dt_start_esocial: dateField.refine(isSinceEsocial, 'O eSocial começou em 2014: confira o ano'),
};

/** The rest of the address, which nobody has to give. */
const restOfAddress = z.object({
  number: optionalText(20),
  complement: optionalText(100),
  city: optionalText(100),
  state: z.enum(['', ...federativeUnits], { error: 'Escolha uma UF' }),
});

/** Specification, section 5, Company create. */
export const companyCreateInput = z.object({
  ...fields,
  password: passwordField,
  number: restOfAddress.shape.number.default(''),
  complement: restOfAddress.shape.complement.default(''),
  city: restOfAddress.shape.city.default(''),
  state: restOfAddress.shape.state.default(''),
});

/** Specification, section 5, Company edit: as create, without password. What is left out of the rest stays as it was. */
export const companyUpdateInput = z.object({ ...fields, ...restOfAddress.partial().shape });

const companyRow = z.object({
  id: z.string(),
  cnpj: z.string(),
  corporate_reason: z.string(),
  fantasy_name: z.string(),
  address: z.string(),
  phone: z.string(),
  user: recordUser,
});

const companyRecord = companyRow.extend({
  userId: z.string(),
  identification: z.string(),
  cep: z.string(),
  number: z.string(),
  complement: z.string(),
  neighborhood: z.string(),
  city: z.string(),
  state: z.string(),
  dt_start_esocial: z.string(),
  version: z.number(),
});

export type CompanyRow = z.infer<typeof companyRow>;
export type Company = z.infer<typeof companyRecord>;

const record = z.object({ company: companyRecord });

export const companiesContract = {
  list: endpoint('companies.list')
    .route({ method: 'GET', path: '/companies', summary: 'Listar empresas', tags })
    .input(listInput(['corporate_reason', 'fantasy_name', 'cnpj', 'email', 'address', 'phone']))
    .output(listOutput('companies', companyRow)),
  create: creating('companies.manage')
    .route({ method: 'POST', path: '/companies', summary: 'Cadastrar empresa', tags, successStatus: 201 })
    .input(companyCreateInput)
    .output(record),
  read: endpoint('companies.read')
    .route({ method: 'GET', path: '/company/{id}', summary: 'Ler empresa', tags })
    .input(z.object({ id: idField }))
    .output(record),
  update: endpoint('companies.manage')
    .route({ method: 'PUT', path: '/company/update/{id}', summary: 'Editar empresa', tags })
    .input(companyUpdateInput.extend({ id: idField, userId: idField.optional(), ...savedVersion }))
    .output(record),
};
