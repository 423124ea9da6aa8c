import { randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeDocument, makeEmployee, makeProfessional } from '../testing/factories.ts';
import { runCommand, settingsOf, startCommand } from '../testing/run-command.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { startServer } from '../testing/start-process.ts';
import { until } from '../testing/until.ts';

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
  for (let count = 0; count < 40; count++) {
    const of = { companyId: company.companyId, employeeId: employee.id, token: as };
    await makeDocument(
      app,
      of,
      {},
      Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(300_000), Buffer.from('\n%%EOF\n')]),
    );
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.stop();
});

/** What a backup or restore under way, or a killed one, has in a data folder and beside the archive. */
function leftIn(dataDir: string): string[] {
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => /^(backing-up|restoring)/.test(name)) : [];
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

/** Whether there is such a path: asked a thousand times a second, beside the command that makes it, and so not of `globSync`. */
function found(folder: string, pattern: string): boolean {
  const [part = '', ...rest] = pattern.split('/');
  const [before = '', after] = part.split('*');
  const names = after === undefined ? [part] : namesIn(folder);
  return names
    .filter((name) => after === undefined || (name.startsWith(before) && name.endsWith(after)))
    .some((name) => (rest.length > 0 ? found(join(folder, name), rest.join('/')) : existsSync(join(folder, name))));
}

/** None where there is no folder, or none any more. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Runs a command and sends the signal as soon as the moment has come; answers whether that was in the middle of it. */
async function endAt(
  [name, args, settings]: Parameters<typeof startCommand>,
  moment: () => boolean,
  signal: NodeJS.Signals,
): Promise<boolean> {
  const { child, ended } = startCommand(name, args, settings);
  await until(() => moment() || child.exitCode !== null, 1);
  child.kill(signal);
  return (await ended).status === null;
}

const momentsOfBackup = [
  ['begins', () => found(app.dataDir, 'backing-up-*')],
  ['writes records', () => found(app.dataDir, 'backing-up-*/content/records/documents.jsonl')],
  ['copies files', () => found(app.dataDir, 'backing-up-*/content/files/*/*/*.pdf')],
  ['writes its manifest', () => found(app.dataDir, 'backing-up-*/content/manifest.json')],
  ['writes its archive', () => existsSync(`${archive}.partial`)],
] as const;

const momentsOfRestore = [
  ['begins', (dataDir: string) => found(dataDir, 'restoring-*')],
  ['unpacks', (dataDir: string) => found(dataDir, 'restoring-*/records')],
  ['has unpacked files', (dataDir: string) => found(dataDir, 'restoring-*/files/*/*/*.pdf')],
  ['puts files into their places', (dataDir: string) => found(dataDir, 'files/*/*/*.pdf')],
] as const;

test('what a killed backup leaves only its user can read, and the next start sweeps it', async () => {
  const settings = settingsOf(app);
  let left = 0;
  for (const [, moment] of momentsOfBackup) {
    await endAt(['backup.ts', [archive], settings], moment, 'SIGKILL');
    expectPrivate(app.dataDir);
    left += leftIn(app.dataDir).length;
    const server = await startServer({ ...(settings as Record<string, string>), DATABASE_URL: app.databaseUrl ?? '' });
    await until(() => leftIn(app.dataDir).length === 0);
    await server.end();
  }
  expect(left, 'no kill came in time: the test has shown nothing').toBeGreaterThan(0);
});

test('the next backup sweeps it too, and is whole', async () => {
  for (const [, moment] of momentsOfBackup) {
    await endAt(['backup.ts', [archive], settingsOf(app)], moment, 'SIGKILL');
    rmSync(archive, { force: true });
    expect(await runCommand('backup.ts', [archive], settingsOf(app))).toMatchObject({ status: 0, stderr: '' });
    expect(leftIn(app.dataDir)).toEqual([]);
  }
});

test('a backup that is asked to end leaves nothing', async () => {
  for (const [, moment] of momentsOfBackup) {
    await endAt(['backup.ts', [archive], settingsOf(app)], moment, 'SIGTERM');
    expect(leftIn(app.dataDir)).toEqual([]);
  }
});

test('after a killed restore the next one finds the way clear, and brings back everything', async () => {
  expect(await runCommand('backup.ts', [archive], settingsOf(app))).toMatchObject({ status: 0, stderr: '' });
  let killed = 0;
  for (const [at, [, moment]] of momentsOfRestore.entries()) {
    const settings = { DATA_DIR: join(folder, `restored-${at}`), ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS };
    const inTime = await endAt(['restore.ts', [archive], settings], () => moment(settings.DATA_DIR), 'SIGKILL');
    expectPrivate(settings.DATA_DIR);
    if (!inTime) continue;
    killed++;
    expect(await runCommand('restore.ts', [archive], settings)).toMatchObject({ status: 0, stderr: '' });
    expect(leftIn(settings.DATA_DIR)).toEqual([]);
    const verified = await runCommand('verify-files.ts', [], settings);
    expect(verified.stdout).toBe('40 arquivos lidos: 40 estão como foram guardados.\n');
  }
  expect(killed, 'no kill came in time: the test has shown nothing').toBeGreaterThan(0);
});

test('a second backup at the same time is refused, and leaves the first one alone', async () => {
  const first = startCommand('backup.ts', [archive], settingsOf(app));
  await until(() => found(app.dataDir, 'backing-up-*') || first.child.exitCode !== null, 1);
  const second = await runCommand('backup.ts', [join(folder, 'second.tar.gz')], settingsOf(app));
  expect(await first.ended).toMatchObject({ status: 0, stderr: '' });
  // The first may have been done before the second began.
  expect(second.stderr).toBe(
    second.status === 0 ? '' : 'Já há uma cópia ou uma volta em andamento nesta DATA_DIR. Espere que termine.\n',
  );
});
