import { listExport } from '../access/list-export.server.ts';
import { recallsContract } from './recalls.contract.ts';

/** The letters as a spreadsheet. */
export const recallsExport = listExport(recallsContract.list, 'recalls', {
  title: 'Cartas de convocação',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: 'Data', value: ({ recalledOn }) => recalledOn, as: 'day' },
    { header: 'Unidade', value: ({ unitName }) => unitName ?? 'Toda a empresa' },
    { header: 'Colaboradores', value: ({ people }) => people },
    { header: 'Aviso', value: ({ mailed }) => (mailed ? 'No sino e por e-mail' : 'No sino') },
  ],
});
