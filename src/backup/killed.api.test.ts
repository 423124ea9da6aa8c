import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../app/config.server.ts';
import { openDatabase } from '../platform/database/database.server.ts';
import { openStorageWithoutLinks } from '../platform/storage/open-storage.server.ts';
import { makeCompany, makeDocument, makeEmployee, makeProfessional } from '../testing/factories.ts';
import { runCommand, settingsOf, startCommand } from '../testing/run-command.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { startServer } from '../testing/start-process.ts';
import { until } from '../testing/until.ts';
import { backup } from './backup.server.ts';
import { restore } from './restore.server.ts';
import { verifyFiles } from './verify-files.server.ts';

const pointsOfBackup = [
  'backup:begun',
  'backup:records-written',
  'backup:files-copied',
  'backup:manifest-written',
  'backup:archived',
] as const;

/** With whether what is there then is an installation: all of the records are, or none. */
const pointsOfRestore = [
  ['restore:begun', false],
  ['restore:unpacked', false],
  ['restore:file-put#6', false],
  ['restore:written', false],
  ['restore:committed', true],
] as const;

const documents = 12;

describe('a command that is killed', () => {
  let app: TestApp;
  let folder: string;
  let archive: string;

  beforeAll(async () => {
    app = await startApp();
    folder = mkdtempSync(join(tmpdir(), 'zelo-killed-'));
    archive = join(folder, 'copy.tar.gz');
    const company = await makeCompany(app);
    const employee = await makeEmployee(app, company);
    const as = (await makeProfessional(app)).token;
    for (let count = 0; count < documents; count++) {
      const of = { companyId: company.companyId, employeeId: employee.id, token: as };
      await makeDocument(
        app,
        of,
        {},
        Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(100_000), Buffer.from('\n%%EOF\n')]),
      );
    }
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await app.stop();
  });

  /** What a backup or restore under way, or a killed one, has in a data folder and beside the archive. */
  function leftIn(dataDir: string): string[] {
    const names = existsSync(dataDir)
      ? readdirSync(dataDir).filter((name) => /^(backing-up|restoring)/.test(name))
      : [];
    return [...names, ...readdirSync(folder).filter((name) => name.endsWith('.partial'))];
  }

  /** Nobody but this user may read what lies there meanwhile. */
  function expectPrivate(dataDir: string): void {
    for (const name of leftIn(dataDir).filter((each) => !each.endsWith('.partial'))) {
      expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0);
      const files = globSync('**', { cwd: join(dataDir, name), withFileTypes: true }).filter((file) => file.isFile());
      for (const file of files) expect(statSync(join(file.parentPath, file.name)).mode & 0o077, file.name).toBe(0);
    }
  }

  test('leaves of a backup what only its user can read, which the next one sweeps, and the next start', async () => {
    for (const point of pointsOfBackup) {
      expect(await runCommand('backup.ts', [archive], settingsOf(app), point)).toMatchObject({ status: null });
      expectPrivate(app.dataDir);
      // Its own only: those of the one before are swept.
      expect([point, leftIn(app.dataDir).length]).toEqual([point, point === 'backup:archived' ? 2 : 1]);
      expect(existsSync(archive)).toBe(false);
    }
    const server = await startServer({ DATA_DIR: app.dataDir });
    await until(() => leftIn(app.dataDir).length === 0);
    await server.end('SIGKILL');
  });

  test('keeps the next backup from nothing: it is whole', async () => {
    await runCommand('backup.ts', [archive], settingsOf(app), 'backup:files-copied');
    const manifest = await backup(app, app.storage, archive);
    expect([Object.keys(manifest.files).length, manifest.unsound]).toEqual([documents, {}]);
    expect(leftIn(app.dataDir)).toEqual([]);
  });

  test('leaves nothing of a backup where it is asked to end', async () => {
    for (const point of ['backup:begun', 'backup:files-copied', 'backup:archived'] as const) {
      const settings = { ...settingsOf(app), CRASH_BY: 'SIGTERM' };
      expect(await runCommand('backup.ts', [archive], settings, point)).toMatchObject({ status: 128 + 15 });
      expect(leftIn(app.dataDir), point).toEqual([]);
    }
  });

  test('leaves of a restore what the next one finds the way clear of, and brings back everything', async () => {
    await backup(app, app.storage, archive);
    for (const [point, isThere] of pointsOfRestore) {
      const dataDir = join(folder, `restored-${point}`);
      const settings = { DATA_DIR: dataDir, ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS };
      expect(await runCommand('restore.ts', [archive], settings, point)).toMatchObject({ status: null });
      expectPrivate(dataDir);
      const config = readConfig(settings);
      const into = { ...config, db: openDatabase(config), storage: await openStorageWithoutLinks(config) };
      const again = restore(archive, into);
      if (isThere) await expect(again, point).rejects.toThrow('Já existem dados nesta instalação');
      else expect(await again.then(({ unsound }) => unsound), point).toEqual({});
      if (!isThere) expect(leftIn(dataDir), point).toEqual([]);
      expect(await verifyFiles(into.db, into.storage), point).toEqual({ files: documents, unsound: {} });
      await into.db.destroy();
    }
  });

  test('is, while it is under way, the only one: a second backup is refused, and leaves the first one alone', async () => {
    const settings = { ...settingsOf(app), CRASH_BY: 'SIGSTOP' };
    const first = startCommand('backup.ts', [archive], settings, 'backup:begun');
    await until(() => leftIn(app.dataDir).length > 0);
    expect(await runCommand('backup.ts', [join(folder, 'second.tar.gz')], settingsOf(app))).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Já há uma cópia ou uma volta em andamento nesta DATA_DIR. Espere que termine.\n',
    });
    // It may come to its stop only now.
    await until(() => {
      first.child.kill('SIGCONT');
      return first.child.exitCode !== null;
    });
    expect(await first.ended).toMatchObject({ status: 0, stderr: '' });
  });
});
