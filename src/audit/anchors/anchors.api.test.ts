import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enqueue } from '../../platform/jobs/queue.db.ts';
import { startAnchorStore } from '../../testing/anchors/anchor-store.ts';
import { makeCompany } from '../../testing/factories.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { runCommand, settingsOf } from '../../testing/run-command.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { lastEntry } from '../../trail/append.db.ts';
import { anchorJob } from './anchor-job.server.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');

let mails: MailServer;
let store: Awaited<ReturnType<typeof startAnchorStore>>;
let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zelo-anchors-'));
  [mails, store] = [await startMailServer(), await startAnchorStore()];
  const places = { ...store.settings, ANCHOR_MAIL: 'guarda@fora.test' };
  app = await startApp({ ...mails.settings, ...places, ENCRYPTION_KEYS: keyOf(1) });
});
afterAll(async () => {
  await app.stop();
  await Promise.all([mails.stop(), store.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run verify-audit` with the settings of the installation, and others besides. */
const verify = (args: string[] = [], settings: Record<string, string> = {}) =>
  runCommand('verify-audit.ts', args, { ...settingsOf(app), ...settings });

/** The day is over, or the pause after a failure: the job is due, and is done once. */
async function comeToItsTime(): Promise<void> {
  const due_at = new Date().toISOString();
  await app.db.updateTable('jobs').set({ due_at }).where('kind', '=', 'trail-anchor').execute();
  await app.workDueJobs();
}

const sent = () => mails.to('guarda@fora.test');

/** Takes a copy, restores it elsewhere as it was then, and answers the settings of that place. */
async function copyOfNow(name: string) {
  const archive = join(folder, `${name}.tar.gz`);
  expect(await runCommand('backup.ts', [archive], settingsOf(app))).toMatchObject({ status: 0 });
  const place = { DATA_DIR: join(folder, name), ENCRYPTION_KEYS: keyOf(1) };
  expect(await runCommand('restore.ts', [archive], place)).toMatchObject({ status: 0 });
  return place;
}

/** The file in which somebody has kept an e-mail. */
function kept(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('once a day the end of the trail goes out, signed, by e-mail and into the store, and the trail is compared with it', async () => {
  await makeCompany(app);
  await enqueue(app.db, anchorJob, {});
  await app.workDueJobs();
  const head = await lastEntry(app.db);
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.text).toContain(`zelo-trilha ${head?.number} ${head?.hash} `);
  expect([...store.objects.keys()]).toEqual([
    `anchor-${String(head?.number).padStart(12, '0')}-${head?.hash.slice(0, 16)}.txt`,
  ]);
  await app.workDueJobs();
  expect(sent(), 'not twice on one day').toHaveLength(1);
  const file = kept('first.eml', sent()[0]?.source ?? '');
  const compared = await verify(['--anchors', file]);
  expect(compared).toMatchObject({ status: 0, stderr: '' });
  expect(compared.stdout).toContain(`no registro ${head?.number}.`);
});

test('a copy that is restored with its last day cut is found by the anchor of that day, by its mail and by the store', async () => {
  const yesterday = await copyOfNow('yesterday');
  await makeCompany(app);
  await makeCompany(app);
  await comeToItsTime();
  const head = await lastEntry(app.db);
  expect(sent()).toHaveLength(2);
  expect(store.objects.size).toBe(2);
  const file = kept('second.eml', sent()[1]?.source ?? '');
  for (const [args, places] of [
    [['--anchors', file], {}],
    [[], store.settings],
  ] as const) {
    const found = await runCommand('verify-audit.ts', args, { ...yesterday, ...places });
    expect(found).toMatchObject({ status: 1, stdout: '' });
    // The restore itself is one entry more than the copy had.
    expect(found.stderr).toMatch(
      /^A trilha foi alterada: o registro \d+ (falta no banco, e foi anotado|não é o que foi anotado)\./,
    );
  }
  expect(await runCommand('verify-audit.ts', [], yesterday), 'by itself it is whole').toMatchObject({ status: 0 });
  expect((await verify(['--anchors', file])).stdout).toContain(`no registro ${head?.number}.`);
});

test('an anchor that was altered, one of another key and a file without any are told apart', async () => {
  const text = sent()[0]?.text ?? '';
  const altered = kept('altered.txt', text.replace(/zelo-trilha \d+/, 'zelo-trilha 1'));
  expect((await verify(['--anchors', altered])).stderr).toContain(
    'não tem a assinatura desta instalação: foi alterada',
  );
  const whole = kept('whole.txt', text);
  const elsewhere = { ENCRYPTION_KEYS: `${keyOf(2)},${keyOf(1)}` };
  expect(await verify(['--anchors', whole], elsewhere), 'a former key still knows its anchors').toMatchObject({
    status: 0,
  });
  const none = kept('none.txt', 'Olá');
  expect((await verify(['--anchors', none])).stderr).toContain(`Não há nenhuma âncora em ${none}.`);
  expect((await verify(['--anchors'])).stderr).toContain('Uso: npm run verify-audit');
});

test('while the store is down the anchor waits, and is put there by a later try', async () => {
  store.manner.isDown = true;
  await makeCompany(app);
  await comeToItsTime();
  expect([store.objects.size, sent().length]).toEqual([2, 2]);
  store.manner.isDown = false;
  await comeToItsTime();
  expect([store.objects.size, sent().length]).toEqual([3, 3]);
});
