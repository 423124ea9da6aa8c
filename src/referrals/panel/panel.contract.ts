import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';

/** A ticket that was called, and where to: all that a waiting room is told. */
const call = z.object({ ticket: z.string(), room: z.string(), calledAt: z.string() });

export type Call = z.output<typeof call>;

export const panelContract = {
  read: endpoint('public')
    .route({
      method: 'GET',
      path: '/panel/{token}',
      summary: 'As últimas senhas chamadas hoje em um local, pelo link do seu painel; a mais nova primeiro',
      tags: ['Painel'],
    })
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ place: z.string(), calls: z.array(call) })),
};
