import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';

const { get } = callsOf('Encaminhamentos');

export const calendarAddressContract = {
  /** What a calendar program asks for by itself: it has no session. */
  read: get('/calendar/{address}', 'public', 'O calendário de uma empresa, pelo seu endereço (token.ics)')
    .input(z.object({ address: z.string().max(200) }))
    .output(z.file().mime('text/calendar')),
};
