import { listExport } from '../access/list-export.server.ts';
import { privacyRequestsContract } from './privacy-requests.contract.ts';
import { channelLabels, kindLabels, requestLabels as labels, outcomeLabels } from './privacy-requests.labels.ts';

/** The requests of workers as a spreadsheet, without what was said. */
export const privacyRequestsExport = listExport(privacyRequestsContract.list, 'requests', {
  title: 'Pedidos de titulares',
  columns: [
    { header: 'Empresa', value: ({ companyName }) => companyName },
    { header: 'Colaborador', value: ({ employeeName }) => employeeName },
    { header: labels.kind, value: ({ kind }) => kindLabels[kind] },
    { header: labels.received_on, value: ({ receivedOn }) => receivedOn, as: 'day' },
    { header: labels.channel, value: ({ channel }) => channelLabels[channel] },
    { header: 'Responder até', value: ({ dueOn }) => dueOn, as: 'day' },
    { header: 'Respondido em', value: ({ answeredOn }) => answeredOn, as: 'day' },
    { header: 'Resposta', value: ({ outcome }) => (outcome ? outcomeLabels[outcome] : null) },
  ],
});
