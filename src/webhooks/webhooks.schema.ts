import { z } from 'zod';
import { eventLabels, isWebhookEvent } from '../outbox/webhook-events.labels.ts';
import { requiredText } from '../platform/contract/fields.ts';

const events = Object.keys(eventLabels).filter(isWebhookEvent);

/** One thing to be told of. */
export const eventField = z.enum(events, { error: 'Escolha entre os avisos que existem' });

/** What a person types of a webhook. Where the address leads is looked at by the server. */
export const webhookFields = {
  name: requiredText(60),
  url: requiredText(500),
  events: z
    .array(eventField, { error: 'Escolha ao menos um aviso' })
    .min(1, 'Escolha ao menos um aviso')
    .transform((chosen) => events.filter((event) => chosen.includes(event))),
  active: z.boolean({ error: 'Diga se está ativo' }),
};

export const webhookForm = z.object(webhookFields);
