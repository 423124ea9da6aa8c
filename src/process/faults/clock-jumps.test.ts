import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.server.ts';
import { apiAt } from '../../testing/api.ts';
import { clockOf } from '../../testing/clock/jump.ts';
import { companyFields, makeCompany, password, signInFirstAdmin } from '../../testing/factories.ts';
import { freePort } from '../../testing/free-port.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { type RunningServer, startServer } from '../../testing/start-process.ts';
import { until } from '../../testing/until.ts';
import { verifyChain } from '../../trail/chain.db.ts';
import { report } from './report.ts';

/** A real process whose clock somebody sets while it runs: ahead, back, and right again. */

const hour = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'zelo-jumps-'));
const clockFile = join(folder, 'clock');
const taken = `${clockFile}.taken`;
let mails: MailServer;
let server: RunningServer;
let url: string;

beforeAll(async () => {
  mails = await startMailServer();
  writeFileSync(clockFile, '0');
  const port = String(await freePort());
  const settings = { ...mails.settings, ...clockOf(clockFile), PORT: port };
  server = await startServer({ ...settings, LOG_LEVEL: 'fatal', TRUST_PROXY: 'true' });
  // What it says is the address that mails lead to.
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server?.stop();
  await mails?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sets the clock of the process, in milliseconds from the right time. */
async function setClock(byMs: number): Promise<void> {
  writeFileSync(clockFile, String(byMs));
  process.kill(server.pid, 'SIGUSR2');
  await until(() => existsSync(taken) && readFileSync(taken, 'utf8') === String(byMs));
}

async function login(email: string, secret: string, from: string): Promise<number> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password: secret }),
  });
  return response.status;
}

test.each([
  ['ahead by two hours', 2 * hour],
  ['back by two hours', -2 * hour],
  ['ahead by three days', 72 * hour],
  ['back by three days', -72 * hour],
])(
  'a clock that jumps %s and is set right again keeps nobody out, and no mail waits for it or comes twice',
  async (how, byMs) => {
    const api = apiAt(url, server.admin);
    await setClock(0);
    const company = await makeCompany(api);
    const { email } = company.company.user;
    const asked: string[] = [];
    const ask = async () => {
      const fields = companyFields();
      const made = await api.call('POST', '/companies', { as: await signInFirstAdmin(api), body: fields });
      expect(made.status).toBe(201);
      // The first sign-in of somebody is told by mail.
      expect(await login(fields.email, fields.password, '203.0.113.5')).toBe(200);
      asked.push(fields.email);
    };
    const isSent = () => until(() => asked.every((to) => mails.to(to).length > 0), 100);

    await ask();
    await setClock(byMs);
    expect((await api.call('GET', '/profile', { as: company.token })).status).toBe(200);
    for (let tries = 0; tries < 11; tries++) await login(email, 'senha-errada', '198.51.100.9');
    expect(await login(email, password, '198.51.100.9'), 'whoever has tried too often waits').toBe(429);
    await ask();
    await isSent();
    await setClock(0);
    expect((await api.call('GET', '/profile', { as: company.token })).status).toBe(200);
    // A window of a clock that was ahead by more than windows last keeps nobody out; one of a clock that was behind is over.
    expect(await login(email, password, '198.51.100.9')).toBe(200);
    await ask();
    await isSent();
    expect(asked.map((to) => mails.to(to).length)).toEqual([1, 1, 1]);
    const db = openDatabase(server.place);
    expect(await verifyChain(db)).toMatchObject({ broken: null });
    await db.destroy();
    const recovery = 'filas, sessões e limites seguem pela hora certa; nada duas vezes';
    report({
      fault: `relógio ${how}, no ar`,
      load: 'e-mails e entradas',
      acknowledged: asked.length,
      lost: 0,
      recovery,
    });
  },
);
