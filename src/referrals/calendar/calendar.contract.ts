import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';

const { get, post, remove } = callsOf('Encaminhamentos');

export const calendarContract = {
  file: get('/referrals/{referralId}/calendar', 'referrals.read', 'Baixar um encaminhamento para o calendário (.ics)')
    .input(z.object({ referralId: idField }))
    .output(z.file().mime('text/calendar')),
  readLink: get('/calendar-link', 'referrals.followByCalendar', 'Ver se o calendário da empresa tem endereço').output(
    z.object({ createdAt: z.string().nullable() }),
  ),
  makeLink: post(
    '/calendar-link',
    'referrals.followByCalendar',
    'Criar o endereço do calendário da empresa, mostrado uma vez; encerra o anterior',
    { status: 201 },
  ).output(z.object({ url: z.string(), createdAt: z.string() })),
  endLink: remove('/calendar-link', 'referrals.followByCalendar', 'Encerrar o endereço do calendário da empresa'),
};
