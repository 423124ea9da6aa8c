import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany } from '../../testing/factories.ts';
import { makeApiToken } from '../../testing/programs/api-tokens.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

const run = promisify(execFile);

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('the examples of the documentation do what it says, as they stand there', async () => {
  const { companyId, token } = await makeCompany(app);
  const key = await makeApiToken(app, token);
  const { description } = (await app.call('GET', '/docs/json')).body.info;
  const examples = [...description.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, command]) => String(command));
  expect(examples.length).toBe(6);
  const env = { ...process.env, ZELO: `${app.url}/api`, CHAVE: key, EMPRESA: companyId };
  const answers = [];
  for (const command of examples) answers.push(JSON.parse((await run('sh', ['-c', command], { env })).stdout));
  expect(answers).toMatchObject([
    { companyId, apiToken: { name: 'Folha de pagamento' } },
    { employees: [] },
    { employee: { name: 'Maria da Silva', companyId }, outcome: 'created' },
    { employee: { name: 'João Pereira', companyId } },
    { people: [] },
    { documents: [] },
  ]);
  const again = async (at: number) => JSON.parse((await run('sh', ['-c', examples[at] ?? ''], { env })).stdout);
  expect(await again(2)).toEqual({ ...answers[2], outcome: 'same' });
  expect(await again(3)).toEqual(answers[3]);
});

test('every call that is open to keys stands under its scope', async () => {
  const { description } = (await app.call('GET', '/docs/json')).body.info;
  for (const [scope, call] of [
    ['registers:read', 'GET /employees/{companyId}'],
    ['employees:write', 'PUT /employees/sync/{companyId}'],
    ['due-dates:read', 'GET /due-dates'],
    ['asos:read', 'GET /document/{documentId}'],
    ['esocial:read', 'POST /esocial/events/{eventId}/xml'],
    ['results:write', 'PUT /exam-results'],
  ]) {
    const line = description.split('\n').find((one: string) => one.startsWith(`- **${scope}**`));
    expect(line).toContain(`\`${call}\``);
  }
  expect(description).not.toContain('sigilalDocuments');
});
