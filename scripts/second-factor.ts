import { migrate } from '../src/platform/database/migrate.server.ts';
import { forgetLostApp } from '../src/sign-in/second-factor/lost-app.server.ts';
import { existingInstallation, runCommand } from './installation.ts';

/** npm run second-factor -- off EMAIL: for somebody who has lost both phone and recovery codes. */

await runCommand(async ([action, email]) => {
  if (action !== 'off' || !email) throw new Error('Uso: npm run second-factor -- off pessoa@exemplo');
  const { config, db } = await existingInstallation();
  await migrate(db);
  const outcome = await forgetLostApp(db, email, { isMailOn: config.mail !== undefined });
  await db.destroy();
  if (outcome === 'unknown user') throw new Error(`Ninguém entra com o e-mail ${email}.`);
  if (outcome === 'none') console.log(`${email} não usa a verificação em duas etapas: nada a fazer.`);
  else console.log(`Verificação em duas etapas desativada para ${email}; as suas sessões foram encerradas.`);
});
