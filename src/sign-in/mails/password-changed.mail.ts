import type { MailTemplate } from '../../mail/mail.ts';
import { notYou } from './not-you.rules.ts';

/** To whoever has a new password, however it came about. */
export const passwordChangedMail: MailTemplate = {
  evenWithoutAccess: true,
  write: () => ({
    subject: 'A senha da sua conta foi trocada',
    lines: [
      'Olá,',
      'A senha da sua conta no Zelo acaba de ser trocada, e as sessões abertas com a anterior foram encerradas.',
      `Se foi você, não é preciso fazer nada. ${notYou}`,
    ],
    button: { label: 'Entrar no Zelo', path: '/login' },
  }),
};
