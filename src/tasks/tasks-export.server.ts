import { listExport } from '../access/list-export.server.ts';
import { tasksContract } from './tasks.contract.ts';
import { kindLabel, reasonLabel } from './tasks.labels.ts';

/** What was set aside as a spreadsheet. */
export const tasksExport = listExport(tasksContract.list, 'tasks', {
  title: 'Tarefas',
  columns: [
    { header: 'Tarefa', value: ({ kind }) => kindLabel(kind) },
    { header: 'Ficou de lado em', value: ({ setAsideAt }) => setAsideAt, as: 'moment' },
    { header: 'Tentativas', value: ({ attempts }) => attempts },
    { header: 'Por quê', value: ({ reason }) => reasonLabel(reason) },
  ],
});
