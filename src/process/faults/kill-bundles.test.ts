import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.server.ts';
import { apiAt } from '../../testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { makeIssuedRow } from '../../testing/issued/issued-rows.ts';
import { unzip } from '../../testing/issued/unzip.ts';
import { startServer } from '../../testing/start-process.ts';
import { until } from '../../testing/until.ts';
import { report } from './report.ts';

const count = 60;
const filler = Buffer.alloc(500_000, 'x');

test.each([
  ['', ''],
  [' cifrados', Buffer.alloc(32, 1).toString('base64')],
])(
  'kill -9 three times while ASOs%s are packed: no half file is ever seen, and in the end all are in it',
  async (how, keys) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'zelo-kill-'));
    const settings = { DATA_DIR: dataDir, ENCRYPTION_KEYS: keys };
    let server = await startServer(settings);
    const { admin } = server;
    const api = () => apiAt(server.url, admin);
    const { companyId, token } = await makeCompany(api());
    const employee = await makeEmployee(api(), { companyId, token });
    const of = { companyId, employeeId: employee.id, token: (await makeProfessional(api())).token };
    const db = openDatabase(server.place);
    const bytes: Buffer[] = [];
    for (let made = 0; made < count; made++) {
      bytes.push((await makeIssuedRow({ api: api(), db }, of, { filler })).bytes);
    }
    const body = { from: '2026-01-01', to: '2099-12-31' };
    const { bundleId } = (await api().call('POST', '/bundles', { as: token, body })).body;
    const bundle = async () => (await api().call('GET', '/bundles', { as: token })).body.bundles[0];
    let kills = 0;
    let early = 0;
    while (kills < 3) {
      // In the middle of the file, or just before it is whole.
      await until(() => readdirSync(join(dataDir, 'arriving')).length > 0, 1);
      kills++;
      await server.end('SIGKILL');
      if (globSync('files/**/*.zip', { cwd: dataDir }).length > 0) early++;
      server = await startServer(settings);
      expect((await bundle()).state).toBe('making');
      expect((await api().call('GET', `/bundles/${bundleId}`, { as: token })).status).toBe(409);
      // What the dead node holds is another's after its lease, which nobody waits for here.
      await db.updateTable('jobs').set({ due_at: '2026-01-01T00:00:00.000Z' }).where('kind', '=', 'bundle').execute();
    }
    await until(async () => (await bundle()).state === 'ready');
    const { signedUrl } = (await api().call('GET', `/bundles/${bundleId}`, { as: token })).body;
    const files = await unzip(new Uint8Array(await (await fetch(fileAt(server, signedUrl))).arrayBuffer()));
    const lost = bytes.filter((each) => ![...files.values()].some((file) => file.equals(each))).length;
    report({
      fault: 'kill -9 ao reunir ASOs',
      load: `${count} ASOs${how} de 0,5 MB em um arquivo, ${kills} quedas no meio dele`,
      acknowledged: count,
      lost,
      recovery: 'o arquivo é feito de novo, inteiro',
    });
    expect([files.size, lost, early]).toEqual([count + 1, 0, 0]);
    expect(globSync('files/**/*.zip', { cwd: dataDir })).toHaveLength(1);
    await db.destroy();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
