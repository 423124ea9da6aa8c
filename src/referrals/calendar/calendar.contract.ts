import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';
import { referralTags as tags } from '../referrals.contract.ts';

export const calendarContract = {
  file: endpoint('referrals.read')
    .route({
      method: 'GET',
      path: '/referrals/{referralId}/calendar',
      summary: 'Baixar um encaminhamento para o calendário (.ics)',
      tags,
    })
    .input(z.object({ referralId: idField }))
    .output(z.file().mime('text/calendar')),
  readLink: endpoint('referrals.followByCalendar')
    .route({ method: 'GET', path: '/calendar-link', summary: 'Ver se o calendário da empresa tem endereço', tags })
    .output(z.object({ createdAt: z.string().nullable() })),
  makeLink: endpoint('referrals.followByCalendar')
    .route({
      method: 'POST',
      path: '/calendar-link',
      summary: 'Criar o endereço do calendário da empresa, mostrado uma vez; encerra o anterior',
      tags,
      successStatus: 201,
    })
    .output(z.object({ url: z.string(), createdAt: z.string() })),
  endLink: endpoint('referrals.followByCalendar').route({
    method: 'DELETE',
    path: '/calendar-link',
    summary: 'Encerrar o endereço do calendário da empresa',
    tags,
    successStatus: 204,
  }),
};
