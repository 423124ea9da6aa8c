import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { apiAt } from '../../testing/api.ts';
import { startNode } from '../../testing/crash/start-node.ts';
import { makeCompany, makeEmployee, makeProfessional, sendFile } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { until } from '../../testing/until.ts';
import { report } from './report.ts';

const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(500_000, 'x'), Buffer.from('\n%%EOF\n')]);

test.each([
  ['', '', ['file:written#10', 'file:placed#10', 'upload:published#10']],
  [' cifrados', Buffer.alloc(32, 1).toString('base64'), ['file:written#10']],
] as const)(
  'kill -9 during uploads%s leaves nothing half listed, and the next start clears the rest',
  async (how, keys, points) => {
    const node = await startNode('SQLite', { ENCRYPTION_KEYS: keys });
    onTestFinished(() => node.stop());
    const company = await makeCompany(node);
    const employee = await makeEmployee(node, company);
    const as = (await makeProfessional(node)).token;
    const body = {
      name: 'ASO',
      contentType: 'application/pdf',
      companyId: company.companyId,
      employeeId: employee.id,
    };
    const links = new Map<string, string>();
    const acknowledged = new Set<string>();
    let [left, lost] = [0, 0];
    for (const point of points) {
      const killed = await node.beside(point);
      const sendUntilItDies = async () => {
        for (;;) {
          const { documentId, signedUrl } = (await node.call('POST', '/uploads', { as, body })).body;
          links.set(documentId, signedUrl);
          if ((await sendFile(apiAt(killed.url, node.admin), signedUrl, bytes)).status === 200)
            acknowledged.add(documentId);
        }
      };
      await Promise.allSettled(Array.from({ length: 8 }, sendUntilItDies));
      await killed.died();
      left += readdirSync(join(node.dataDir, 'arriving')).length;
      const { documents } = (await node.call('GET', `/documents/${employee.id}`, { as })).body;
      const listed = new Set<string>(documents.map(({ id }: { id: string }) => id));
      lost += [...acknowledged].filter((id) => !listed.has(id)).length;
      for (const id of listed) {
        const { signedUrl } = (await node.call('GET', `/document/${id}`, { as })).body;
        const file = Buffer.from(await (await fetch(fileAt(node, signedUrl))).arrayBuffer());
        if (!file.equals(bytes)) lost++;
      }
      // What was not answered is sent again by the same link, and is there then, once.
      for (const [id, link] of links) {
        if (acknowledged.has(id)) continue;
        expect((await sendFile(node, link, bytes)).status, point).toBe(200);
        acknowledged.add(id);
      }
      expect((await node.call('GET', `/documents/${employee.id}`, { as })).body.documents).toHaveLength(links.size);
    }
    node.work(); // As a start does.
    await until(() => readdirSync(join(node.dataDir, 'arriving')).length === 0);
    report({
      fault: 'kill -9 durante envios',
      load: `8 envios${how} de 0,5 MB ao mesmo tempo, ${points.length} quedas`,
      acknowledged: acknowledged.size,
      lost,
      recovery: `${left} temporários apagados no novo início`,
    });
    expect(lost).toBe(0);
  },
);
