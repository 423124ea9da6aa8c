import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';

const { get } = callsOf('Painel');

/** A ticket that was called, and where to: all that a waiting room is told. */
const call = z.object({ ticket: z.string(), room: z.string(), calledAt: z.string() });

export type Call = z.output<typeof call>;

export const panelContract = {
  read: get(
    '/panel/{token}',
    'public',
    'As últimas senhas chamadas hoje em um local, pelo link do seu painel; a mais nova primeiro',
  )
    .input(z.object({ token: z.string().max(200) }))
    .output(z.object({ place: z.string(), calls: z.array(call) })),
};
