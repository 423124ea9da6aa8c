import type { MailTemplate } from '../../mail/mail.ts';
import { daysOfLink, deliveryPath } from './delivery-link.rules.ts';
import { findMailedLink, newToken, setToken } from './delivery-links.db.ts';

/**
 * To the address that a professional has typed for the person: that there is a document, and nothing of it. The token is made
 * with the mail, and anew with another try to send it.
 */
export const documentDeliveryMail: MailTemplate = {
  evenWithoutAccess: true, // The professional in whose name it goes; it is for somebody else.
  async write({ delivery = '' }, { db, practice }) {
    const { token, tokenHash } = newToken();
    const link = await findMailedLink(db, delivery);
    if (!link) return null;
    await setToken(db, link, tokenHash);
    const asked = link.codeHash
      ? 'a sua data de nascimento, os quatro últimos números do seu CPF e o código de retirada que a clínica lhe dá à parte'
      : 'a sua data de nascimento e os quatro últimos números do seu CPF';
    return {
      to: link.email,
      subject: 'Há um documento para você',
      lines: [
        'Olá,',
        `${practice} tem um documento para você. Abra o link abaixo: ele pede ${asked}, e vale por ${daysOfLink} dias.`,
        'Se não esperava nada da clínica, não faça nada. Não encaminhe este e-mail: o documento é só seu.',
      ],
      button: { label: 'Ver o documento', path: deliveryPath(token) },
    };
  },
};
