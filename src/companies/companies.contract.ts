import { z } from 'zod';
import { endpoint } from '../access/endpoint.ts';
import { cepField, cnpjField, dateField, phoneField } from '../platform/contract/brazil.ts';
import { emailField, idField, passwordField, requiredText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';

const tags = ['Empresas'];

/** Specification, section 5, Company edit: as create, without password. */
export const companyUpdateInput = z.object({
  email: emailField(),
  cnpj: cnpjField,
  corporate_reason: requiredText(),
  fantasy_name: requiredText(),
  identification: requiredText(),
  cep: cepField,
  address: requiredText(),
  neighborhood: requiredText(),
  phone: phoneField,
  dt_start_esocial: dateField,
});

/** Specification, section 5, Company create. */
export const companyCreateInput = companyUpdateInput.extend({ password: passwordField });

const companyRow = z.object({
  id: z.string(),
  cnpj: z.string(),
  corporate_reason: z.string(),
  fantasy_name: z.string(),
  address: z.string(),
  phone: z.string(),
  user: z.object({ email: z.string() }),
});

const companyRecord = companyRow.extend({
  userId: z.string(),
  identification: z.string(),
  cep: z.string(),
  neighborhood: z.string(),
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
  create: endpoint('companies.manage')
    .route({ method: 'POST', path: '/companies', summary: 'Cadastrar empresa', tags, successStatus: 201 })
    .input(companyCreateInput)
    .output(record),
  read: endpoint('companies.read')
    .route({ method: 'GET', path: '/company/{id}', summary: 'Ler empresa', tags })
    .input(z.object({ id: idField }))
    .output(record),
  update: endpoint('companies.manage')
    .route({ method: 'PUT', path: '/company/update/{id}', summary: 'Editar empresa', tags })
    .input(companyUpdateInput.extend({ id: idField, ...savedVersion }))
    .output(record),
};
