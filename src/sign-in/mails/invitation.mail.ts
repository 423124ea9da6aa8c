import type { MailTemplate } from '../../mail/mail.ts';
import { makeLink } from '../links/links.db.ts';
import { linkPath } from '../links/links.rules.ts';
import { isEmailTrusted } from '../notices/notices.db.ts';
import { hasPassword } from '../users.db.ts';

/** To a new user who has no password yet. */
export const invitationMail: MailTemplate = {
  write: async (_ids, { db, receiver, practice }) => {
    if (await hasPassword(db, receiver.userId)) return null;
    // To an address that another administrator has yet to approve, it goes with the approval.
    if (!(await isEmailTrusted(db, receiver.userId))) return null;
    // Together: the link, and the ones that it ends.
    const token = await db.transaction().execute((tx) => makeLink(tx, receiver));
    return {
      subject: `Convite de ${practice} para o Zelo`,
      lines: [
        'Olá,',
        `${practice} criou para você uma conta no Zelo, o sistema da clínica. Para entrar, crie a sua senha pelo link abaixo: ele vale por 7 dias e uma única vez.`,
        `Depois, entre com este e-mail (${receiver.email}) e a senha criada. Se você não esperava este convite, não faça nada.`,
      ],
      button: { label: 'Criar minha senha', path: linkPath(token) },
    };
  },
};
