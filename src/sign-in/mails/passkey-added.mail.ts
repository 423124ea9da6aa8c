import type { MailTemplate } from '../../mail/mail.ts';
import { notYou } from './not-you.rules.ts';

/** To whoever can sign in with one key more from now on. */
export const passkeyAddedMail: MailTemplate = {
  evenWithoutAccess: true,
  write: () => ({
    subject: 'Uma chave de acesso foi adicionada à sua conta',
    lines: [
      'Olá,',
      'A sua conta no Zelo tem uma nova chave de acesso (passkey): com ela se entra sem a senha.',
      `Se foi você, não é preciso fazer nada. ${notYou}`,
    ],
    button: { label: 'Abrir Configurações', path: '/settings' },
  }),
};
