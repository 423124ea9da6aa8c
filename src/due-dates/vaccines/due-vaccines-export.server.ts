import { listExport } from '../../access/list-export.server.ts';
import { dueDatesContract } from '../due-dates.contract.ts';
import { vaccineStates } from './due-vaccines.labels.ts';

/** Vaccines that are to be given, as a spreadsheet; nothing of what was given, and never what an exam has shown. */
export const dueVaccinesExport = listExport(dueDatesContract.vaccines, 'vaccines', {
  title: 'Vacinas a tomar',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: 'Unidade', value: ({ unitName }) => unitName },
    { header: 'Nome', value: ({ name }) => name },
    { header: 'Função', value: ({ employee_function }) => employee_function },
    { header: 'Grupo', value: ({ groupName }) => groupName },
    { header: 'Vacina', value: ({ vaccine }) => vaccine },
    { header: 'Dose', value: ({ step }) => step },
    { header: 'Situação', value: ({ state }) => vaccineStates[state] },
    { header: 'Data', value: ({ dueOn }) => dueOn, as: 'day' },
    { header: 'Até', value: ({ untilOn }) => untilOn, as: 'day' },
  ],
});
