import { listExport } from '../../access/list-export.server.ts';
import { catsContract } from './cats.contract.ts';
import { catLabels } from './cats.labels.ts';

/** CATs as a spreadsheet, without what they say: whose they are and by when the eSocial is to be told. */
export const catsExport = listExport(catsContract.list, 'cats', {
  title: 'CATs',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: 'Colaborador', value: ({ employeeName }) => employeeName },
    { header: catLabels.day, value: ({ day }) => day, as: 'day' },
    { header: 'Prazo', value: ({ dueOn }) => dueOn, as: 'day' },
    { header: 'Retirada', value: ({ withdrawnAt }) => (withdrawnAt === null ? 'Não' : 'Sim') },
  ],
});
