import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import type { RecordOf, RowOf } from '../platform/contract/record.ts';
import { registered } from '../platform/contract/registration/registration.schema.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { withNewAccess } from '../sign-in/new-access.schema.ts';
import { companyRecord } from './companies.record.ts';

const { get, create, put } = callsOf('Empresas');

/** What a new company says (product 4.1). */
export const companyCreateInput = withNewAccess(companyRecord.fields, registered);

/** A whole company, without the password of its user. */
export const companyFields = registered(z.object(companyRecord.fields));

/** What an edit of a company says (product 4.1): as create, without password. */
export const companyUpdateInput = registered(z.object(companyRecord.changeFields));

export type CompanyRow = RowOf<typeof companyRecord>;
export type Company = RecordOf<typeof companyRecord>;

const answer = z.object({ company: companyRecord.whole.schema });

export const companiesContract = {
  list: get('/companies', 'companies.list', 'Listar empresas', { tokenScope: 'registers:read' })
    .input(listInput(companyRecord.sorts))
    .output(listOutput('companies', companyRecord.row.schema)),
  records: get('/companies/records', 'companies.manage', 'Listar empresas com todos os campos')
    .input(listInput(companyRecord.sorts))
    .output(listOutput('companies', companyRecord.whole.schema)),
  wrongNumbers: get(
    '/companies/wrong-numbers',
    'companies.manage',
    'Listar as empresas com CNPJ ou CPF cujos dígitos verificadores não conferem',
  )
    .input(listInput(companyRecord.sorts))
    .output(listOutput('companies', companyRecord.row.schema)),
  create: create('/companies', 'companies.manage', 'Cadastrar empresa').input(companyCreateInput).output(answer),
  read: get('/company/{id}', 'companies.read', 'Ler empresa', { tokenScope: 'registers:read' })
    .input(z.object({ id: idField }))
    .output(answer),
  update: put('/company/update/{id}', 'companies.manage', 'Editar empresa')
    .refuses('CONFLICT')
    .input(companyUpdateInput.extend({ id: idField, userId: idField.optional(), ...savedVersion }))
    .output(answer),
};
