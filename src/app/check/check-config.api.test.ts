import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { runCommand, settingsOf } from '../../testing/run-command.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { readConfig } from '../config.server.ts';
import { checkConfig, type Tried } from './check-config.server.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  folder = mkdtempSync(join(tmpdir(), 'zelo-check-'));
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function triedWith(settings: Record<string, string | undefined>) {
  const tried: Tried[] = [];
  const isGood = await checkConfig(readConfig({ ...settingsOf(app), ...settings }), (one) => tried.push(one));
  expect(isGood).toBe(tried.every((one) => one.isGood));
  for (const { line } of tried) expect(line).not.toContain('\n');
  return Object.fromEntries(tried.map(({ what, isGood: good, line }) => [what, [good, line] as const]));
}

test('the command tries everything, says each in a line and leaves nothing', async () => {
  const before = readdirSync(app.dataDir, { recursive: true }).filter((name) => !/sqlite-/.test(String(name)));
  const { status, stdout, stderr } = await runCommand('check-config.ts', [], settingsOf(app));
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.trim().split('\n');
  expect(lines.map((line) => /^✓ ([^:]+): \S/.exec(line)?.[1])).toEqual([
    'Pasta de dados',
    'Banco de dados',
    'Chaves',
    'Armazenamento',
    'E-mail',
    'Relógio',
  ]);
  const after = readdirSync(app.dataDir, { recursive: true }).filter((name) => !/sqlite-/.test(String(name)));
  expect(after.filter((name) => /\.(pdf|zelo-)/.test(String(name)))).toEqual([]);
  expect(after.length).toBeGreaterThanOrEqual(before.length);
});

test('what is wrong with one part is said of it, and the others are tried all the same', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const tried = await triedWith({
    DATA_DIR: file,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@clinica.test',
    PUBLIC_URL: 'https://zelo.test',
    ENCRYPTION_KEYS: Buffer.alloc(32, 9).toString('base64'),
  });
  expect(tried['Pasta de dados']).toEqual([false, expect.stringContaining('DATA_DIR é um arquivo')]);
  expect(tried['E-mail']).toEqual([false, expect.stringContaining('confira o nome e a porta em SMTP_URL')]);
  expect(tried.Relógio?.[0]).toBe(true);
  const isLacking = process.env.TEST_ENGINE === 'postgres';
  expect(tried.Chaves?.[0], 'what the database has is sealed with another key').toBe(!isLacking);
});

test('a mail server is asked whether it takes the account, and sent nothing', async () => {
  const login = { user: 'ana', pass: 'senha' };
  const mail = await startMailServer({ login });
  try {
    expect((await triedWith({ ...mail.settings }))['E-mail']?.[0]).toBe(true);
    const SMTP_URL = mail.settings.SMTP_URL.replace(':senha@', ':outra@');
    const refused = await triedWith({ ...mail.settings, SMTP_URL });
    expect(refused['E-mail']).toEqual([false, expect.stringContaining('recusou o usuário ou a senha de SMTP_URL')]);
    expect(mail.received).toEqual([]);
  } finally {
    await mail.stop();
  }
});

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'what PostgreSQL will always refuse is said as the setting that is wrong',
  async () => {
    const url = new URL(app.databaseUrl ?? '');
    const asked = async (change: (address: URL) => void) => {
      const other = new URL(url);
      change(other);
      return (await triedWith({ DATABASE_URL: other.href }))['Banco de dados'];
    };
    expect(
      await asked((address) => {
        address.pathname = '/nowhere';
      }),
    ).toEqual([
      false,
      'Configuração inválida: DATABASE_URL nomeia um banco de dados que não existe ali: crie-o (createdb), ou corrija o nome.',
    ]);
    const [good, line] =
      (await asked((address) => {
        address.username = 'ninguem';
        address.password = 'x';
      })) ?? [];
    expect(good).toBe(false);
    expect(line).toMatch(/^Configuração inválida: DATABASE_URL tem um (usuário|a senha)/);
  },
);
