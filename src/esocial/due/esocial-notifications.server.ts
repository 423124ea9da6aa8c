import type { NotificationKind } from '../../notifications/notification-kind.server.ts';

/** Events have to be sent within a week, or are late: company and professionals are told once a day, of nobody. */
export const esocialDue: NotificationKind = {
  kind: 'esocial-due',
  for: ['company', 'professional'],
  mail: {
    label: 'Prazos do eSocial',
    text: 'Há evento do eSocial a enviar nos próximos dias, ou atrasado',
    usually: 'daily',
  },
  isSummed: true,
  tell: {
    text: 'Há evento do eSocial a enviar nos próximos sete dias, ou já atrasado. Veja quais em eSocial.',
    path: '/esocial',
  },
};
