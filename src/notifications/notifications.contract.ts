import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField, requiredMessage } from '../platform/contract/fields.ts';

const { get, put } = callsOf('Notificações');

/** How an e-mail tells of a kind: not at all, at once, or in the one of the day. */
export const mailWays = ['none', 'now', 'daily'] as const;
export type MailWay = (typeof mailWays)[number];

const notification = z.object({
  id: z.string(),
  kind: z.string(),
  text: z.string(),
  /** Where it leads; null for what the reader may not see, or no longer. */
  path: z.string().nullable(),
  createdAt: z.string(),
  read: z.boolean(),
});

export type Notification = z.infer<typeof notification>;

const way = {
  inBell: z.boolean({ error: 'Escolha Sim ou Não' }),
  mail: z.enum(mailWays, { error: 'Escolha uma das opções' }),
};
const choice = z.object({ kind: z.string(), label: z.string(), ...way });

/** One kind as a user wants to be told of it. */
export type NotificationChoice = z.infer<typeof choice>;

const kindField = z.string({ error: requiredMessage }).max(60, 'Use no máximo 60 caracteres');
const chosenWay = z.object({ kind: kindField, ...way }, { error: requiredMessage });
const choicesInput = z.object({
  choices: z.array(chosenWay, { error: requiredMessage }).max(60, 'São escolhas demais'),
});

export const notificationsContract = {
  list: get('/notifications', 'notifications.read', 'Listar as próprias notificações, da mais nova')
    .input(z.object({ before: idField.optional() }))
    .output(
      z.object({
        notifications: z.array(notification),
        /** What `before` is for the ones that follow; null when these are the last. */
        next: z.string().nullable(),
      }),
    ),
  count: get(
    '/notifications/unread',
    'notifications.read',
    'Contar as próprias notificações não lidas, até 100',
  ).output(z.object({ unread: z.number().int() })),
  read: put(
    '/notifications/read/{notificationId}',
    'notifications.read',
    'Marcar uma notificação própria como lida',
  ).input(z.object({ notificationId: idField })),
  readAll: put(
    '/notifications/read-all',
    'notifications.read',
    'Marcar como lidas as próprias notificações, até a que é dita',
  )
    .refuses('NOT_FOUND')
    .input(z.object({ until: idField })),
  choices: get('/notifications/choices', 'notifications.read', 'Ler como se quer ser avisado').output(
    z.object({
      choices: z.array(choice),
      /** Whether this installation sends e-mails. */
      mailOn: z.boolean(),
    }),
  ),
  choose: put('/notifications/choices', 'notifications.read', 'Mudar como se quer ser avisado').input(choicesInput),
};
