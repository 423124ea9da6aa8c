import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';

const tags = ['Acesso'];

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
  read: endpoint('accounts.manage')
    .route({ method: 'GET', path: '/accounts/{userId}', summary: 'Ler o acesso de um usuário', tags })
    .input(user)
    .output(z.object({ account })),
  deactivate: endpoint('accounts.manage')
    .route({
      method: 'PUT',
      path: '/accounts/deactivate/{userId}',
      summary: 'Desativar o acesso de um usuário: encerra as sessões e recusa a entrada',
      tags,
      successStatus: 204,
    })
    .input(user),
  reactivate: endpoint('accounts.manage')
    .route({
      method: 'PUT',
      path: '/accounts/reactivate/{userId}',
      summary: 'Reativar o acesso de um usuário',
      tags,
      successStatus: 204,
    })
    .input(user),
  makeLink: endpoint('accounts.manage')
    .route({
      method: 'POST',
      path: '/accounts/link/{userId}',
      summary: 'Criar um link de acesso para entregar ao usuário: mostrado uma vez, encerra o anterior',
      tags,
      successStatus: 201,
    })
    .input(user)
    .output(
      z.object({
        /** Where the link leads, below the address of this installation. */
        path: z.string(),
        /** Whether it holds only once another administrator has approved it. */
        waits: z.boolean(),
      }),
    ),
  endSessions: endpoint('accounts.manage')
    .route({
      method: 'PUT',
      path: '/accounts/end-sessions/{userId}',
      summary: 'Encerrar as sessões de um usuário; das próprias, todas menos a atual',
      tags,
      successStatus: 204,
    })
    .input(user),
};
