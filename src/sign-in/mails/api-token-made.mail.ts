import type { MailTemplate } from '../../mail/mail.ts';
import { notYou } from './not-you.rules.ts';

/** To whoever has given another system a way in: it outlasts the session that it was made in. */
export const apiTokenMadeMail: MailTemplate = {
  evenWithoutAccess: true,
  write: () => ({
    subject: 'Uma chave de API foi criada na sua conta',
    lines: [
      'Olá,',
      'A sua conta no Zelo tem uma nova chave de API: com ela outro sistema lê ou grava em seu nome, sem a senha.',
      `Se foi você, não é preciso fazer nada. Se não foi, revogue-a em Configurações, em ‘Chaves de API’. ${notYou}`,
    ],
    button: { label: 'Abrir Configurações', path: '/settings' },
  }),
};
