import type { MailTemplate } from '../../mail/mail.ts';
import { momentOf } from '../../platform/clock/moments.ts';
import { findSessionStart } from '../sessions/sessions.db.ts';
import { notYou } from './not-you.rules.ts';

/** To whoever has signed in from a browser that has not been used for it before. */
export const newDeviceMail: MailTemplate = {
  evenWithoutAccess: true,
  write: async ({ session }, { db }) => {
    const from = session ? await findSessionStart(db, session) : null;
    return {
      subject: 'Entrada em um novo aparelho',
      lines: [
        'Olá,',
        from
          ? `Alguém entrou na sua conta no Zelo em um aparelho que ainda não tinha sido usado: ${from.device}, em ${momentOf(from.createdAt)} (horário de Brasília).`
          : 'Alguém entrou na sua conta no Zelo em um aparelho que ainda não tinha sido usado.',
        `Se foi você, não é preciso fazer nada. ${notYou}`,
      ],
      button: { label: 'Ver minhas sessões', path: '/settings' },
    };
  },
};
