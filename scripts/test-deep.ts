import { step } from './steps.ts';
import { postgresResponds, skipped } from './tests/here.ts';

/*
 * Whatever `npm test` does, with all the cases by chance; then 50,000 hostile requests to a process of its own; and then what needs neither other processes nor a browser once more at hours
 * of which something in the product, or in its tests, could think that they do not come (decision 90).
 */

/** Of the practice, where nothing else is said: when each file of tests begins. A few seconds before something turns, it turns meanwhile. */
const hours: readonly { hour: string; clock: string; zone?: string }[] = [
  { hour: 'pouco antes da carta do dia', clock: '2027-03-10T06:58:00-03:00' },
  { hour: 'às sete horas', clock: '2027-03-10T06:59:57-03:00' },
  { hour: 'à meia-noite', clock: '2027-03-10T23:59:57-03:00' },
  { hour: 'no último dia de um mês', clock: '2027-05-31T12:00:00-03:00' },
  { hour: 'em 28 de fevereiro', clock: '2027-02-28T12:00:00-03:00' },
  { hour: 'quando começa um 29 de fevereiro', clock: '2028-02-28T23:59:57-03:00' },
  { hour: 'em 29 de fevereiro', clock: '2028-02-29T12:00:00-03:00' },
  { hour: 'quando acaba o ano', clock: '2027-12-31T23:59:57-03:00' },
  { hour: 'em UTC−11', clock: '2027-03-10T12:00:00Z', zone: 'Pacific/Pago_Pago' },
  { hour: 'em UTC+14', clock: '2027-03-10T12:00:00Z', zone: 'Pacific/Kiritimati' },
];

process.env.TEST_DEPTH = 'deep';
await import('./test.ts');
await step('50.000 pedidos hostis', process.execPath, ['scripts/abuse.ts', '--count', '50000']);

delete process.env.TEST_DEPTH;
const projects = ['unit', 'api on sqlite'];
if (await postgresResponds()) projects.push('api on postgres');
else skipped('POSTGRESQL NÃO RESPONDE: COM O RELÓGIO MUDADO SÓ SE VIU O BANCO EMBUTIDO (TEST_DATABASE_URL).');
for (const { hour, clock, zone } of hours) {
  await step(`Testes ${hour}`, 'vitest', ['run', ...projects.flatMap((project) => ['--project', project])], {
    env: { ...process.env, TEST_CLOCK: clock, ...(zone ? { TZ: zone } : {}) },
  });
}
