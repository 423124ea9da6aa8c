import { listExport } from '../access/list-export.server.ts';
import { deliveryStates, eventLabel, failureLabel } from '../outbox/webhook-events.labels.ts';
import { webhooksContract } from './webhooks.contract.ts';
import { webhookLabels as labels } from './webhooks.labels.ts';

/** An owner's webhooks as a spreadsheet. */
export const webhooksExport = listExport(webhooksContract.list, 'webhooks', {
  title: 'Webhooks',
  whole: true,
  columns: [
    { header: labels.name, value: ({ name }) => name },
    { header: labels.url, value: ({ url }) => url },
    { header: labels.active, value: ({ active }) => (active ? 'Sim' : 'Não') },
    { header: 'Falhando desde', value: ({ failingSince }) => failingSince, as: 'moment' },
  ],
});

/** The log of a webhook as a spreadsheet. */
export const deliveriesExport = listExport(webhooksContract.listDeliveries, 'deliveries', {
  title: 'Histórico do webhook',
  whole: true,
  columns: [
    { header: 'Quando', value: ({ createdAt }) => createdAt, as: 'moment' },
    { header: 'Aviso', value: ({ event }) => eventLabel(event) },
    { header: 'Situação', value: ({ state }) => deliveryStates[state] },
    { header: 'Tentativas', value: ({ attempts }) => attempts },
    { header: 'Resposta', value: ({ status }) => status },
    { header: 'Por quê', value: ({ reason }) => reason && failureLabel(reason) },
    { header: 'Identificador', value: ({ id }) => id },
  ],
});
