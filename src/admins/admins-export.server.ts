import { listExport } from '../access/list-export.server.ts';
import { labelled } from '../platform/sheets/sheet.ts';
import { adminsContract } from './admins.contract.ts';
import { adminLabels as labels } from './admins.labels.ts';

/** The administrators as a spreadsheet. */
export const adminsExport = listExport(adminsContract.list, 'admins', {
  title: 'Administradores',
  whole: true,
  columns: [
    ...labelled(labels, 'name', 'cpf', 'phone_number'),
    { header: labels.email, value: ({ user }) => user.email },
    { header: 'Acesso', value: ({ user }) => (user.deactivatedAt ? 'Desativado' : 'Ativo') },
  ],
});
