import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import type { RecordOf, RowOf } from '../platform/contract/record.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { withNewAccess } from '../sign-in/new-access.schema.ts';
import { companyRecord } from './companies.record.ts';

const tags = ['Empresas'];

/** What a new company says (product 4.1). */
export const companyCreateInput = withNewAccess(companyRecord.fields);

/** A whole company, without the password of its user. */
export const companyFields = z.object(companyRecord.fields);

/** What an edit of a company says (product 4.1): as create, without password. */
export const companyUpdateInput = z.object(companyRecord.changeFields);

export type CompanyRow = RowOf<typeof companyRecord>;
export type Company = RecordOf<typeof companyRecord>;

const answer = z.object({ company: companyRecord.whole.schema });

export const companiesContract = {
  list: endpoint('companies.list', { tokenScope: 'registers:read' })
    .route({ method: 'GET', path: '/companies', summary: 'Listar empresas', tags })
    .input(listInput(companyRecord.sorts))
    .output(listOutput('companies', companyRecord.row.schema)),
  create: creating('companies.manage')
    .route({ method: 'POST', path: '/companies', summary: 'Cadastrar empresa', tags, successStatus: 201 })
    .input(companyCreateInput)
    .output(answer),
  read: endpoint('companies.read', { tokenScope: 'registers:read' })
    .route({ method: 'GET', path: '/company/{id}', summary: 'Ler empresa', tags })
    .input(z.object({ id: idField }))
    .output(answer),
  update: endpoint('companies.manage')
    .route({ method: 'PUT', path: '/company/update/{id}', summary: 'Editar empresa', tags })
    .input(companyUpdateInput.extend({ id: idField, userId: idField.optional(), ...savedVersion }))
    .output(answer),
};
