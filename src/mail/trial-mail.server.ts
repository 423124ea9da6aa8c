import { v7 as uuid } from 'uuid';
import type { Database } from '../platform/database/database.server.ts';
import { letterOf } from './letter.rules.ts';
import type { Mailer } from './queued-mail.server.ts';
import { sendMail } from './smtp.server.ts';

/**
 * Sends one mail at once, for whoever sets the installation up.
 * @throws {MailFailure} with a sentence that says what to look at
 */
export async function sendTrial({ settings, practiceName }: Mailer, db: Database, to: string): Promise<void> {
  const practice = await practiceName(db);
  const content = {
    subject: 'E-mail de teste do Zelo',
    lines: ['Olá,', 'Este é um e-mail de teste: quem o recebeu sabe que o Zelo consegue enviar e-mails.'],
    button: { label: 'Abrir o Zelo', path: '/login' },
  };
  await sendMail(settings, {
    ...letterOf(content, practice, settings.publicUrl),
    to,
    senderName: practice,
    id: uuid(),
  });
}
