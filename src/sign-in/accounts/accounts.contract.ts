import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';
import { mostInvited, type Skip, skipLabels } from './inviting/inviting.labels.ts';

const { get, post, put } = callsOf('Acesso');

const account = z.object({
  userId: z.string(),
  email: z.string(),
  type: z.string(),
  /** Since when the user may not sign in; null for one who may. */
  deactivatedAt: z.string().nullable(),
  /** False for one who was invited and has not chosen a password yet. */
  hasPassword: z.boolean(),
  /** Whether the access waits for a second administrator's approval. */
  waiting: z.boolean(),
  /** How many sessions are open. */
  sessions: z.number().int(),
});

export type Account = z.infer<typeof account>;

const user = z.object({ userId: idField });

export const accountsContract = {
  read: get('/accounts/{userId}', 'accounts.manage', 'Ler o acesso de um usuário')
    .input(user)
    .output(z.object({ account })),
  deactivate: put(
    '/accounts/deactivate/{userId}',
    'accounts.manage',
    'Desativar o acesso de um usuário: encerra as sessões e recusa a entrada',
  )
    .refuses('CONFLICT')
    .input(user),
  reactivate: put('/accounts/reactivate/{userId}', 'accounts.manage', 'Reativar o acesso de um usuário').input(user),
  makeLink: post(
    '/accounts/link/{userId}',
    'accounts.manage',
    'Criar um link de acesso para entregar ao usuário: mostrado uma vez, encerra o anterior',
    { status: 201 },
  )
    .refuses('CONFLICT')
    .input(user)
    .output(
      z.object({
        /** Where the link leads, below the address of this installation. */
        path: z.string(),
        /** Whether it holds only once another administrator has approved it. */
        waits: z.boolean(),
      }),
    ),
  invite: post(
    '/accounts/invite',
    'accounts.manage',
    'Convidar por e-mail vários usuários que ainda não criaram a senha; diz quem não foi convidado, e por quê',
  )
    .refuses('NOT_FOUND', 'CONFLICT')
    .input(
      z.object({
        userIds: z
          .array(idField, 'Envie uma lista')
          .min(1, 'Escolha ao menos uma pessoa')
          .max(mostInvited, `Convide no máximo ${mostInvited} de uma vez`),
      }),
    )
    .output(
      z.object({
        invited: z.number().int(),
        skipped: z.array(z.object({ userId: z.string(), why: z.enum(Object.keys(skipLabels) as [Skip, ...Skip[]]) })),
      }),
    ),
  endSessions: put(
    '/accounts/end-sessions/{userId}',
    'accounts.manage',
    'Encerrar as sessões de um usuário; das próprias, todas menos a atual',
  ).input(user),
};
