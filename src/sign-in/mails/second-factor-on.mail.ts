import type { MailTemplate } from '../../mail/mail.ts';
import { notYou } from './not-you.rules.ts';

/** To whoever signs in with a second factor from now on. */
export const secondFactorOnMail: MailTemplate = {
  evenWithoutAccess: true,
  write: () => ({
    subject: 'A verificação em duas etapas foi ativada',
    lines: [
      'Olá,',
      'A sua conta no Zelo passou a pedir a verificação em duas etapas. Guarde os códigos de recuperação em lugar seguro.',
      `Se foi você, não é preciso fazer nada. ${notYou}`,
    ],
    button: { label: 'Abrir Configurações', path: '/settings' },
  }),
};
