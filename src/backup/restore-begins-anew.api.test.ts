import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/database.server.ts';
import { linkSecret } from '../platform/storage/link-secret.server.ts';
import { makeCarePlace } from '../testing/care.ts';
import { makeCompany, makeDocument, makeEmployee, makeProfessional, unitFields } from '../testing/factories.ts';
import { runCommand, settingsOf } from '../testing/run-command.ts';
import { makeSetAside } from '../testing/set-aside.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { actionLabels } from '../trail/trail.labels.ts';

const key = Buffer.alloc(32, 'another key').toString('base64');

let app: TestApp;
let folder: string;
let archive: string;

beforeAll(async () => {
  app = await startApp();
  folder = mkdtempSync(join(tmpdir(), 'zelo-anew-'));
  archive = join(folder, 'copy.tar.gz');
  const company = await makeCompany(app);
  const employee = await makeEmployee(app, company);
  const { token } = await makeProfessional(app);
  const of = { companyId: company.companyId, employeeId: employee.id, token };
  await makeDocument(app, of, { medicalConfidentiality: false });
  const pending = { name: 'Nunca chegou', contentType: 'application/pdf', ...of, token: undefined };
  await app.call('POST', '/uploads', { as: of.token, body: { ...pending, size: 10 } });
  const unit = { ...unitFields(), companyId: company.companyId };
  expect((await app.call('POST', '/units', { as: company.token, body: unit, key: 'once' })).status).toBe(201);
  expect((await app.call('POST', '/calendar-link', { as: company.token })).status).toBe(201);
  const { id: placeId } = await makeCarePlace(app, { token });
  expect((await app.call('POST', `/care-places/${placeId}/panel-link`, { as: token })).status).toBe(201);
  for (const kind of ['mail', 'clean-up']) await makeSetAside(app.db, kind, 'mail-slow');
  await app.db.updateTable('jobs').set({ set_aside_at: null }).where('kind', '=', 'mail').execute();
  const settings = { ...settingsOf(app), ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS };
  expect(await runCommand('backup.ts', [archive], settings)).toMatchObject({ status: 0, stderr: '' });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

test('after a restore nobody is signed in, no link leads anywhere, nothing is sent once more, and the trail says what happened', async () => {
  const settings = { DATA_DIR: join(folder, 'restored'), ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS };
  expect(await runCommand('restore.ts', [archive], settings)).toMatchObject({ status: 0, stderr: '' });
  const db = openDatabase({ dataDir: settings.DATA_DIR });
  const ended = [
    'sessions',
    'idempotency_keys',
    'jobs',
    'notification_mails',
    'calendar_links',
    'panel_links',
  ] as const;
  for (const table of ended) {
    expect(await app.db.selectFrom(table).selectAll().execute(), table).not.toEqual([]);
    expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
  const documents = await db.selectFrom('documents').select('arrived_at').execute();
  expect(documents.map(({ arrived_at }) => arrived_at !== null)).toEqual([true]);
  const { encryptionKeys } = app;
  expect((await linkSecret(db, encryptionKeys)).equals(await linkSecret(app.db, encryptionKeys))).toBe(false);
  const last = await db.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst();
  const detail = expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(last).toMatchObject({ action: 'restored', detail, actor_id: null });
  expect(actionLabels.restored).toBe('Restaurou uma cópia');
  await db.destroy();
});

test.runIf(process.env.TEST_ENGINE === 'sqlite')(
  'an archive that is not sealed is refused where there are keys, unless one says so',
  async () => {
    const settings = { DATA_DIR: join(folder, 'with-keys'), ENCRYPTION_KEYS: key };
    const refused = await runCommand('restore.ts', [archive], settings);
    expect(refused).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'O arquivo não está cifrado, e ENCRYPTION_KEYS está definida. Se é de antes de haver chave, repita com --unsealed.\n',
    });
    expect(await runCommand('restore.ts', [archive, '--unsealed'], settings)).toMatchObject({ status: 0, stderr: '' });
  },
);
