import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endLeases, startNode } from '../../testing/crash/start-node.ts';
import { makeCompany, makeEmployee, makeProfessional } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { makeIssuedRow } from '../../testing/issued/issued-rows.ts';
import { unzip } from '../../testing/issued/unzip.ts';
import { report } from './report.ts';

const count = 12;
const filler = Buffer.alloc(500_000, 'x');

test.each([
  ['', '', ['bundle:packing#6', 'file:written', 'file:placed', 'bundle:ready']],
  [' cifrados', Buffer.alloc(32, 1).toString('base64'), ['bundle:packing#6']],
] as const)(
  'kill -9 while ASOs%s are packed: no half file is ever seen, and in the end all are in it',
  async (how, keys, points) => {
    const node = await startNode('SQLite', { ENCRYPTION_KEYS: keys });
    onTestFinished(() => node.stop());
    const { companyId, token } = await makeCompany(node);
    const employee = await makeEmployee(node, { companyId, token });
    const of = { companyId, employeeId: employee.id, token: (await makeProfessional(node)).token };
    const bytes: Buffer[] = [];
    for (let made = 0; made < count; made++) {
      bytes.push((await makeIssuedRow({ api: node, db: node.db }, of, { filler })).bytes);
    }
    const body = { from: '2026-01-01', to: '2099-12-31' };
    let lost = 0;
    for (const point of points) {
      const before = globSync('files/**/*.zip', { cwd: node.dataDir }).length;
      const { bundleId } = (await node.call('POST', '/bundles', { as: token, body })).body;
      const state = async () => (await node.call('GET', '/bundles', { as: token })).body.bundles[0].state;
      const killed = await node.beside(point);
      await killed.died();
      const made = globSync('files/**/*.zip', { cwd: node.dataDir }).length - before;
      if (point === 'bundle:ready') {
        expect([await state(), made]).toEqual(['ready', 1]);
      } else {
        expect([await state(), made], point).toEqual(['making', point === 'file:placed' ? 1 : 0]);
        expect(readdirSync(join(node.dataDir, 'arriving')), point).not.toEqual([]);
        expect((await node.call('GET', `/bundles/${bundleId}`, { as: token })).status).toBe(409);
      }
      await endLeases(node, killed);
      await node.workDueJobs();
      expect(await state()).toBe('ready');
      const { signedUrl } = (await node.call('GET', `/bundles/${bundleId}`, { as: token })).body;
      const files = await unzip(new Uint8Array(await (await fetch(fileAt(node, signedUrl))).arrayBuffer()));
      expect(files.size, point).toBe(count + 1);
      lost += bytes.filter((each) => ![...files.values()].some((file) => file.equals(each))).length;
    }
    report({
      fault: 'kill -9 ao reunir ASOs',
      load: `${count} ASOs${how} de 0,5 MB em um arquivo, ${points.length} quedas`,
      acknowledged: count * points.length,
      lost,
      recovery: 'o arquivo é feito de novo, inteiro',
    });
    expect(lost).toBe(0);
  },
);
