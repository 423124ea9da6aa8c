import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { proofInput } from '../sign-in/second-factor/proof.schema.ts';
import { eventField, webhookFields } from './webhooks.schema.ts';

const { get, create, post, put, remove } = callsOf('Webhooks');

const row = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  active: z.boolean(),
  /** Since when something that it should have been told was set aside; null while all is well. */
  failingSince: z.string().nullable(),
});

/** What a list of webhooks reads, and how it may be sorted. */
export const webhookRow = {
  table: 'webhooks',
  schema: row,
  columns: [
    'webhooks.id',
    'webhooks.name',
    'webhooks.url',
    'webhooks.active',
    'webhooks.failing_since as failingSince',
  ],
  order: { name: 'webhooks.search' },
  first: 'name',
} as const;

/** Without a secret nothing is sent. */
const listed = row.extend({ hasSecret: z.boolean() });

const webhook = listed.extend({
  version: z.number().int(),
  events: z.array(eventField),
  /** Until when the secret before the present one signs as well. */
  formerUntil: z.string().nullable(),
  createdAt: z.string(),
});

export type Webhook = z.output<typeof webhook>;

/** How much it was not told of what it should have been. */
const aside = z.number().int();

const delivery = z.object({
  id: z.string(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'aside']),
  attempts: z.number().int(),
  status: z.number().int().nullable(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  nextAt: z.string(),
  endedAt: z.string().nullable(),
});

export type Delivery = z.output<typeof delivery>;

/** What the log of a webhook reads, and how it may be sorted. */
export const deliveryRow = {
  table: 'webhook_deliveries',
  schema: delivery,
  columns: [
    'webhook_deliveries.id',
    'webhook_deliveries.event',
    'webhook_deliveries.state',
    'webhook_deliveries.attempts',
    'webhook_deliveries.status',
    'webhook_deliveries.reason',
    'webhook_deliveries.created_at as createdAt',
    'webhook_deliveries.next_at as nextAt',
    'webhook_deliveries.ended_at as endedAt',
  ],
  order: { createdAt: 'webhook_deliveries.created_at' },
  first: 'createdAt',
} as const;

const one = z.object({ webhookId: idField });

export const webhooksContract = {
  list: get('/webhooks', 'webhooks.manage', 'Listar os próprios webhooks')
    .input(listInput(['name']).omit({ search: true }))
    .output(listOutput('webhooks', listed)),
  read: get('/webhooks/{webhookId}', 'webhooks.manage', 'Ler um webhook')
    .input(one)
    .output(z.object({ webhook, aside })),
  create: create('/webhooks', 'webhooks.manage', 'Cadastrar um webhook; nada é enviado antes que tenha um segredo')
    .input(z.object(webhookFields))
    .output(z.object({ webhook })),
  update: put('/webhooks/{webhookId}', 'webhooks.manage', 'Editar um webhook')
    .input(z.object({ ...webhookFields, webhookId: idField, ...savedVersion }))
    .output(z.object({ webhook })),
  remove: remove(
    '/webhooks/{webhookId}',
    'webhooks.manage',
    'Excluir um webhook, com o seu histórico e o que espera para ser enviado',
  ).input(one.extend(savedVersion)),
  makeSecret: post(
    '/webhooks/{webhookId}/secret',
    'webhooks.manage',
    'Criar o segredo de um webhook, que só aparece nesta resposta; o anterior ainda assina por 24 horas',
    { status: 201 },
  )
    .input(proofInput.extend({ webhookId: idField, ...savedVersion }))
    .output(z.object({ secret: z.string(), formerUntil: z.string().nullable() })),
  test: put('/webhooks/{webhookId}/test', 'webhooks.manage', 'Enviar um aviso de teste').refuses('CONFLICT').input(one),
  listDeliveries: get('/webhooks/{webhookId}/deliveries', 'webhooks.manage', 'Ler o histórico de um webhook')
    .input(listInput(['createdAt']).omit({ search: true }).extend({ webhookId: idField }))
    .output(listOutput('deliveries', delivery)),
  redeliver: put(
    '/webhooks/{webhookId}/deliveries/{deliveryId}/again',
    'webhooks.manage',
    'Enviar um aviso de novo, com o mesmo identificador',
  ).input(one.extend({ deliveryId: idField })),
  redeliverFailed: put(
    '/webhooks/{webhookId}/deliveries/again',
    'webhooks.manage',
    'Enviar de novo todos os avisos que ficaram de lado, com os mesmos identificadores',
  )
    .refuses('CONFLICT')
    .input(one)
    .output(z.object({ sent: z.number().int() })),
};
