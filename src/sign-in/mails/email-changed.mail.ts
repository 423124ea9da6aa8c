import type { MailTemplate } from '../../mail/mail.ts';
import { findFormerEmail } from './former-emails.db.ts';

/** To the address that a user signs in with from now on, and to the one that it was until then. */
export const emailChangedMail: MailTemplate = {
  evenWithoutAccess: true,
  write: async ({ formerEmail }, { db }) => {
    const common = {
      subject: 'O e-mail da sua conta foi trocado',
      button: { label: 'Entrar no Zelo', path: '/login' },
    };
    if (!formerEmail) {
      const line =
        'A sua conta no Zelo passou a usar este e-mail: é com ele que você entra, com a mesma senha de antes.';
      return { ...common, lines: ['Olá,', line] };
    }
    const to = await findFormerEmail(db, formerEmail);
    if (!to) return null;
    return {
      ...common,
      to,
      lines: [
        'Olá,',
        'O e-mail com que você entra no Zelo foi trocado por outro: este endereço não entra mais.',
        'Se você não pediu isso, avise a clínica o quanto antes, pelo telefone que já conhecia.',
      ],
    };
  },
};
