import { listExport } from '../access/list-export.server.ts';
import { diseasesContract } from './diseases.contract.ts';
import { diseaseLabels } from './diseases.labels.ts';

/** Diseases as a spreadsheet, without which they are: whose, since when, and what is due. */
export const diseasesExport = listExport(diseasesContract.list, 'diseases', {
  title: 'Doenças relacionadas ao trabalho',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: 'Colaborador', value: ({ employeeName }) => employeeName },
    { header: diseaseLabels.diagnosed_on, value: ({ diagnosedOn }) => diagnosedOn, as: 'day' },
    { header: diseaseLabels.ended_on, value: ({ endedOn }) => endedOn, as: 'day' },
    { header: 'Prazo da CAT', value: ({ catDueOn }) => catDueOn, as: 'day' },
    { header: 'CAT registrada', value: ({ cat }) => (cat ? 'Sim' : 'Não') },
    { header: 'Retirada', value: ({ withdrawnAt }) => (withdrawnAt === null ? 'Não' : 'Sim') },
  ],
});
