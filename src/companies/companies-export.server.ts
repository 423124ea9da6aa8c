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

/** Those whose own number has check digits that do not fit as a spreadsheet. */
export const companyNumbersExport = listExport(companiesContract.wrongNumbers, 'companies', {
  title: 'Empresas com números a conferir',
  columns: labelled(labels, 'corporate_reason', 'fantasy_name', 'cnpj', 'registrationKind'),
});
