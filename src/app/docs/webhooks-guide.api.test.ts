import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventLabels } from '../../outbox/webhook-events.labels.ts';
import { sameClock } from '../../testing/clock/clock.ts';
import { makeCompany, makeEmployee } from '../../testing/factories.ts';
import { freePort } from '../../testing/free-port.ts';
import { makeWebhook, receivers } from '../../testing/hooks/receiver.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';

let app: TestApp;
let description: string;
let folder: string;
beforeAll(async () => {
  app = await startApp(receivers);
  description = (await app.call('GET', '/docs/json')).body.info.description;
  folder = mkdtempSync(join(tmpdir(), 'zelo-guide-'));
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true });
});

test('the system of the documentation takes what is real once and refuses the rest, as it stands there', async () => {
  const mine = await makeCompany(app);
  const url = `http://127.0.0.1:${await freePort()}/zelo`;
  const { id, secret } = await makeWebhook(app, mine.token, { url });
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(description) ?? [];
  const file = join(folder, 'recebe.mjs');
  writeFileSync(file, example);
  const env = { ...process.env, ...sameClock(), SEGREDO: secret, PORT: new URL(url).port };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill());
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const forged = (headers: Record<string, string> = {}) => fetch(url, { method: 'POST', headers, body: '{}' });
  await until(async () => (await forged().catch(() => null)) !== null);
  const employee = await makeEmployee(app, mine);
  await app.workDueJobs();
  const log = async () => (await app.call('GET', `/webhooks/${id}/deliveries`, { as: mine.token })).body.deliveries;
  const [delivery] = await log();
  await app.call('PUT', `/webhooks/${id}/deliveries/${delivery.id}/again`, { as: mine.token });
  await app.workDueJobs();
  expect(await log()).toMatchObject([{ state: 'delivered', status: 204 }]);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const headers = { 'webhook-id': delivery.id, 'webhook-timestamp': timestamp, 'webhook-signature': 'v1,AAAA' };
  for (const wrong of [headers, {}, { ...headers, 'webhook-timestamp': 'agora' }])
    expect((await forged(wrong)).status).toBe(401);
  const ended = once(child, 'close');
  child.kill();
  await ended;
  const told = said.trim().split('\n');
  const data = { companyId: mine.companyId, employeeId: employee.id };
  expect(told.map((line) => JSON.parse(line))).toMatchObject([{ type: 'employee.created', data }]);
});

test('every event is in the documentation, with what its data names', () => {
  for (const event of Object.keys(eventLabels))
    expect(description).toMatch(new RegExp(`- \`${event}\` \\(.+\\): \`companyId\`, \`\\w+Id\``));
  expect(description).not.toContain('undefined');
});
