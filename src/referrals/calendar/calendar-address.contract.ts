import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { referralTags as tags } from '../referrals.contract.ts';

export const calendarAddressContract = {
  /** What a calendar program asks for by itself: it has no session. */
  read: endpoint('public')
    .route({
      method: 'GET',
      path: '/calendar/{address}',
      summary: 'O calendário de uma empresa, pelo seu endereço (token.ics)',
      tags,
    })
    .input(z.object({ address: z.string().max(200) }))
    .output(z.file().mime('text/calendar')),
};
