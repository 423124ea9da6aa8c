import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';

const tags = ['Acesso'];

const session = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});

export type Session = z.infer<typeof session>;

export const sessionsContract = {
  list: endpoint('signedIn')
    .route({ method: 'GET', path: '/sessions', summary: 'Listar as próprias sessões', tags })
    .output(z.object({ sessions: z.array(session) })),
  end: endpoint('signedIn')
    .route({
      method: 'PUT',
      path: '/sessions/end/{sessionId}',
      summary: 'Encerrar uma das próprias sessões; a atual, só saindo',
      tags,
      successStatus: 204,
    })
    .input(z.object({ sessionId: idField })),
  endOthers: endpoint('signedIn').route({
    method: 'PUT',
    path: '/sessions/end-others',
    summary: 'Encerrar todas as próprias sessões, menos a atual',
    tags,
    successStatus: 204,
  }),
};
