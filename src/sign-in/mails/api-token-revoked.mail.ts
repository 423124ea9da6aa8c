import type { MailTemplate } from '../../mail/mail.ts';
import { notYou } from './not-you.rules.ts';

/** To whoever has let another system in that is left outside from now on. */
export const apiTokenRevokedMail: MailTemplate = {
  write: () => ({
    subject: 'Uma chave de API da sua conta foi revogada',
    lines: [
      'Olá,',
      'Uma chave de API da sua conta no Zelo foi revogada, por você ou por um administrador da clínica: o sistema que a usava não entra mais.',
      `Se foi você, não é preciso fazer nada. ${notYou}`,
    ],
    button: { label: 'Abrir Configurações', path: '/settings' },
  }),
};
