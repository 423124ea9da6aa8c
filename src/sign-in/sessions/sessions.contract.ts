import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';

const { get, put } = callsOf('Acesso');

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
  list: get('/sessions', 'signedIn', 'Listar as próprias sessões').output(z.object({ sessions: z.array(session) })),
  end: put('/sessions/end/{sessionId}', 'signedIn', 'Encerrar uma das próprias sessões; a atual, só saindo')
    .refuses('CONFLICT')
    .input(z.object({ sessionId: idField })),
  endOthers: put('/sessions/end-others', 'signedIn', 'Encerrar todas as próprias sessões, menos a atual'),
};
