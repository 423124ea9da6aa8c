import { listExport } from '../../access/list-export.server.ts';
import { dueDatesContract } from '../due-dates.contract.ts';

/** Who waits for the letter after the contract, as a spreadsheet. */
export const dueLettersExport = listExport(dueDatesContract.letters, 'letters', {
  title: 'Cartas após o contrato',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: 'Nome', value: ({ name }) => name },
    { header: 'Função', value: ({ employee_function }) => employee_function },
    { header: 'Saiu em', value: ({ leftOn }) => leftOn, as: 'day' },
    { header: 'Exposição', value: ({ agents }) => agents },
    { header: 'Primeira avaliação até', value: ({ firstOn }) => firstOn, as: 'day' },
  ],
});
