import { listExport } from '../access/list-export.server.ts';
import { absencesContract } from './absences.contract.ts';

/** Absences as a spreadsheet: their days, for companies and professionals alike, and never a cause. */
export const absencesExport = listExport(absencesContract.list, 'absences', {
  title: 'Afastamentos',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: 'Colaborador', value: ({ employeeName }) => employeeName },
    { header: 'Primeiro dia afastado', value: ({ startsOn }) => startsOn, as: 'day' },
    { header: 'Último dia afastado', value: ({ endsOn }) => endsOn, as: 'day' },
    { header: 'Dias', value: ({ days }) => days },
    { header: 'Volta em', value: ({ returnOn }) => returnOn, as: 'day' },
    {
      header: 'Exame de retorno',
      value: ({ returnExam }) => (returnExam === null ? 'Depende do fim' : returnExam ? 'Sim' : 'Não'),
    },
  ],
});
