import { listExport } from '../access/list-export.server.ts';
import { esocialContract } from './esocial.contract.ts';
import { eventActions, eventStates } from './esocial.labels.ts';

/** Events of the eSocial as a spreadsheet: what is to be done and by when, for companies and professionals alike. */
export const esocialExport = listExport(esocialContract.list, 'events', {
  title: 'Eventos do eSocial',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: 'Colaborador', value: ({ employeeName }) => employeeName },
    { header: 'Evento', value: ({ kind }) => kind },
    { header: 'Ação', value: ({ action }) => eventActions[action] },
    { header: 'Documento', value: ({ documentName }) => documentName ?? '' },
    { header: 'Data', value: ({ day }) => day, as: 'day' },
    { header: 'Prazo', value: ({ dueOn }) => dueOn, as: 'day' },
    { header: 'Situação', value: ({ state }) => eventStates[state] },
    { header: 'O que falta', value: ({ reasons }) => reasons.map(({ message }) => message).join(' ') },
    { header: 'Identificador', value: ({ eventId }) => eventId ?? '' },
    { header: 'Recibo', value: ({ receipt }) => receipt ?? '' },
  ],
});
