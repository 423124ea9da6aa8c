import type { MailTemplate } from '../../mail/mail.ts';
import { makeLink } from '../links/links.db.ts';
import { linkPath } from '../links/links.rules.ts';
import { isEmailTrusted } from '../notices/notices.db.ts';

/** To whoever has asked for it by 'Esqueci minha senha'. The link is made with the mail: nothing holds its token before. */
export const accessLinkMail: MailTemplate = {
  write: async (_ids, { db, receiver }) => {
    // The address may have become another one since it was asked for.
    if (!(await isEmailTrusted(db, receiver.userId))) return null;
    // Together: the link, and the ones that it ends.
    const token = await db.transaction().execute((tx) => makeLink(tx, receiver));
    return {
      subject: 'Crie uma nova senha',
      lines: [
        'Olá,',
        'Alguém pediu uma nova senha para a sua conta no Zelo. Se foi você, abra o link abaixo: ele vale por 30 minutos e uma única vez.',
        'Se não foi você, não faça nada: a sua senha continua a mesma. Não encaminhe este e-mail: quem tem o link pode trocar a senha.',
      ],
      button: { label: 'Criar nova senha', path: linkPath(token) },
    };
  },
};
