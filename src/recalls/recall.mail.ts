import type { MailTemplate } from '../mail/mail.ts';

/** To a company that is asked to send people: that there is a letter, without whom and what for. */
export const recallMail: MailTemplate = {
  write: (_ids, { practice }) => ({
    subject: 'Há uma carta da clínica para a sua empresa',
    lines: [
      'Olá,',
      `${practice} preparou uma carta de convocação para a sua empresa. Entre no Zelo para ver quem deve vir, para quê e até quando.`,
      'Este e-mail não traz nomes: eles estão só no Zelo.',
    ],
    button: { label: 'Ver a carta', path: '/due-dates/letters' },
  }),
};
