import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedSecrets } from '../outbox/webhook-secret.server.ts';
import { insertWebhook } from '../outbox/webhooks.db.ts';
import { openDatabase } from '../platform/database/database.server.ts';
import { parseEncryptionKeys } from '../platform/storage/encryption-keys.server.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../testing/factories.ts';
import { issueDocument } from '../testing/issued.ts';
import { runCommand, settingsOf } from '../testing/run-command.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

const keys = { ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS };

let app: TestApp;
let folder: string;

beforeAll(async () => {
  app = await startApp();
  folder = mkdtempSync(join(tmpdir(), 'zelo-altered-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

/** A sealed text with one character changed. */
function changed(kept: string, at: number): string {
  return `${kept.slice(0, at)}${kept[at] === 'A' ? 'B' : 'A'}${kept.slice(at + 1)}`;
}

/** Changes one character of what a document was made of, behind the server's back. */
async function alter(id: string): Promise<void> {
  const query = app.db.selectFrom('issued_documents').select('content').where('id', '=', id);
  const { content: kept } = await query.executeTakeFirstOrThrow();
  const content = changed(kept, kept.length - 300);
  await app.db.updateTable('issued_documents').set({ content }).where('id', '=', id).execute();
}

test('answers that were altered before a copy was made keep nothing back from its restore, which names their document', async () => {
  const company = await makeCompany(app);
  const employee = await makeEmployee(app, company, { name: 'Nome Da Pessoa' });
  const { token } = await makeProfessional(app);
  const altered = await issueDocument(app, { employee, token });
  await issueDocument(app, { employee, token });
  await alter(altered.documentId);
  const archive = join(folder, 'copy.tar.gz');
  expect(await runCommand('backup.ts', [archive], settingsOf(app))).toMatchObject({ status: 0 });
  const settings = { DATA_DIR: join(folder, 'restored'), ...keys };
  const restored = await runCommand('restore.ts', [archive], settings);
  expect(restored.stdout).toContain('2 arquivos conferidos.');
  expect(restored.status).toBe(1);
  const where = `documento ${altered.documentId} (empresa ${company.companyId}, empregado ${employee.id})`;
  expect(restored.stderr).toContain(`${where}: As respostas guardadas: `);
  expect(restored.stderr).not.toContain('Pessoa');
  const verified = await runCommand('verify-documents.ts', [], settings);
  expect(verified.stdout).toBe('2 documentos emitidos lidos: 1 estão como foram emitidos.\n');
  expect(verified.stderr).toContain(where);
});

test('nor does the secret of a webhook that was altered: it stays as it is, and another one can be made', async () => {
  const key = Buffer.alloc(32, 'key of the copy').toString('base64');
  const fields = { name: 'Folha', url: 'https://folha.example/zelo', events: [], active: true };
  const id = await insertWebhook(app.db, { companyId: null }, fields);
  const kept = sealedSecrets.keep(id, 'whsec_c2VncmVkbw==', parseEncryptionKeys(key));
  const secret = changed(kept, kept.length - 10);
  await app.db.updateTable('webhooks').set({ secret }).where('id', '=', id).execute();
  const archive = join(folder, 'with-secret.tar.gz');
  const settings = {
    ...settingsOf(app),
    ENCRYPTION_KEYS: [key, process.env.TEST_ENCRYPTION_KEYS].filter(Boolean).join(),
  };
  expect(await runCommand('backup.ts', [archive], settings)).toMatchObject({ status: 0 });
  const fresh = Buffer.alloc(32, 'key of later').toString('base64');
  const restored = {
    DATA_DIR: join(folder, 'restored-later'),
    ENCRYPTION_KEYS: `${fresh},${settings.ENCRYPTION_KEYS}`,
  };
  expect((await runCommand('restore.ts', [archive], restored)).stdout).toContain('2 arquivos conferidos.');
  const db = openDatabase({ dataDir: restored.DATA_DIR });
  expect(await db.selectFrom('webhooks').select('secret').executeTakeFirst()).toEqual({ secret });
  await db.destroy();
});
