import type { MailTemplate } from '../../mail/mail.ts';
import { notYou } from './not-you.rules.ts';

/** To whoever signs in without a second factor from now on. */
export const secondFactorOffMail: MailTemplate = {
  evenWithoutAccess: true,
  write: () => ({
    subject: 'A verificação em duas etapas foi desativada',
    lines: [
      'Olá,',
      'A sua conta no Zelo deixou de pedir a verificação em duas etapas: basta a senha para entrar.',
      `Se foi você, não é preciso fazer nada. ${notYou}`,
    ],
    button: { label: 'Abrir Configurações', path: '/settings' },
  }),
};
