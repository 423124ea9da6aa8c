import { listExport } from '../../access/list-export.server.ts';
import { dueDatesContract } from '../due-dates.contract.ts';

/** Who is in noise without an audiometry that holds, as a spreadsheet. */
export const unheardExport = listExport(dueDatesContract.noise, 'people', {
  title: 'Em ruído sem audiometria',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: 'Unidade', value: ({ unitName }) => unitName },
    { header: 'Nome', value: ({ name }) => name },
    { header: 'Função', value: ({ employee_function }) => employee_function },
    { header: 'Grupo', value: ({ groupName }) => groupName },
    { header: 'Última audiometria', value: ({ lastOn }) => lastOn, as: 'day' },
    { header: 'Vencida desde', value: ({ dueOn }) => dueOn, as: 'day' },
  ],
});
