import { mailerOf } from '../src/app/workshop/mails.server.ts';
import { sendTrial } from '../src/mail/trial-mail.server.ts';
import { existingInstallation, runCommand } from './installation.ts';

/** npm run mail -- EMAIL: sends a trial by the mail server of the settings, and says what failed. */

await runCommand(async ([to]) => {
  if (!to) throw new Error('Uso: npm run mail -- pessoa@exemplo');
  const { config, db } = await existingInstallation();
  const mailer = mailerOf(config);
  if (!mailer) throw new Error('O envio de e-mails não está configurado: faltam SMTP_URL e MAIL_FROM.');
  await sendTrial(mailer, db, to).finally(() => db.destroy());
  console.log(`E-mail de teste entregue ao servidor ${mailer.settings.host}, para ${to}.`);
});
