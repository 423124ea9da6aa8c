import { listExport } from '../access/list-export.server.ts';
import { labelled } from '../platform/sheets/sheet.ts';
import { companiesContract } from './companies.contract.ts';
import { companyLabels as labels } from './companies.labels.ts';

/** The companies as a spreadsheet. */
export const companiesExport = listExport(companiesContract.list, 'companies', {
  title: 'Empresas',
  whole: true,
  columns: [
    ...labelled(labels, 'cnpj', 'corporate_reason', 'fantasy_name', 'registrationKind'),
    { header: labels.email, value: ({ user }) => user.email },
    ...labelled(labels, 'address', 'phone'),
    { header: 'Acesso', value: ({ user }) => (user.deactivatedAt ? 'Desativado' : 'Ativo') },
  ],
});

/** The companies for an administrator, with every field: the file comes back by the import and changes nothing. */
export const companyRecordsExport = listExport(companiesContract.records, 'companies', {
  title: 'Empresas',
  whole: true,
  columns: [
    ...labelled(labels, 'registrationKind', 'cnpj', 'corporate_reason', 'fantasy_name', 'identification'),
    { header: labels.email, value: ({ user }) => user.email },
    ...labelled(labels, 'phone', 'cep', 'address', 'number', 'complement', 'neighborhood', 'city', 'state'),
    { header: labels.dt_start_esocial, value: (company) => company.dt_start_esocial, as: 'day' },
    ...labelled(labels, 'legal_nature', 'esocial_environment'),
    { header: 'Acesso', value: ({ user }) => (user.deactivatedAt ? 'Desativado' : 'Ativo') },
  ],
});

/** Those whose own number has check digits that do not fit as a spreadsheet. */
export const companyNumbersExport = listExport(companiesContract.wrongNumbers, 'companies', {
  title: 'Empresas com números a conferir',
  columns: labelled(labels, 'corporate_reason', 'fantasy_name', 'cnpj', 'registrationKind'),
});
