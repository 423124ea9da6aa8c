import type { NotificationKind } from '../../notifications/notification-kind.server.ts';

/**
 * Somebody goes into other risks: the exam is made before the day of the change (NR-7, 7.5.10). Company and professionals are told
 * when the change is written, once a day, however many people it is about.
 */
export const risksChanged: NotificationKind = {
  kind: 'risks-changed',
  for: ['company', 'professional'],
  mail: {
    label: 'Mudanças de riscos a examinar',
    text: 'Há exame de mudança de riscos a fazer no Zelo',
    usually: 'daily',
  },
  isSummed: true,
  tell: {
    text: 'Há mudança de função, de unidade ou de grupo com novos riscos: o exame é feito antes da data da mudança (NR-7, 7.5.10). Quem é está em Vencimentos.',
    path: '/due-dates',
  },
};
