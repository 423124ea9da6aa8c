import { listExport } from '../access/list-export.server.ts';
import { labelled } from '../platform/sheets/sheet.ts';
import { professionalsContract } from './professionals.contract.ts';
import { professionalLabels as labels } from './professionals.labels.ts';

/** The professionals as a spreadsheet. */
export const professionalsExport = listExport(professionalsContract.list, 'professionals', {
  title: 'Profissionais',
  whole: true,
  columns: [
    ...labelled(labels, 'name', 'cpf', 'rg'),
    { header: labels.email, value: ({ user }) => user.email },
    ...labelled(labels, 'formation', 'title'),
    { header: 'Acesso', value: ({ user }) => (user.deactivatedAt ? 'Desativado' : 'Ativo') },
  ],
});
