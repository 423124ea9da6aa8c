import type { MailTemplate } from '../../mail/mail.ts';
import { notYou } from './not-you.rules.ts';

/** To whoever can sign in with one key less from now on. */
export const passkeyRemovedMail: MailTemplate = {
  evenWithoutAccess: true,
  write: () => ({
    subject: 'Uma chave de acesso foi removida da sua conta',
    lines: [
      'Olá,',
      'Uma das chaves de acesso (passkeys) da sua conta no Zelo foi removida e já não serve para entrar.',
      `Se foi você, não é preciso fazer nada. ${notYou}`,
    ],
    button: { label: 'Abrir Configurações', path: '/settings' },
  }),
};
