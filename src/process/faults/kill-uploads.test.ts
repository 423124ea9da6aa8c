import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiAt } from '../../testing/api.ts';
import { makeCompany, makeEmployee, makeProfessional, sendFile } from '../../testing/factories.ts';
import { fileAt } from '../../testing/files/file-at.ts';
import { startServer } from '../../testing/start-process.ts';
import { until } from '../../testing/until.ts';
import { load, report } from './report.ts';

const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, 'x'), Buffer.from('\n%%EOF\n')]);

test.each([
  ['', ''],
  [' cifrados', Buffer.alloc(32, 1).toString('base64')],
])('kill -9 during uploads%s leaves nothing half listed, and the next start clears the rest', async (how, keys) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'zelo-kill-'));
  const settings = { DATA_DIR: dataDir, ENCRYPTION_KEYS: keys };
  const first = await startServer(settings);
  const api = apiAt(first.url, first.admin);
  const company = await makeCompany(api);
  const employee = await makeEmployee(api, company);
  const doctor = (await makeProfessional(api)).token;
  const acknowledged = new Set<string>();
  let ended = false;
  const body = { name: 'ASO', contentType: 'application/pdf', companyId: company.companyId, employeeId: employee.id };
  await load(
    8,
    () => ended,
    async () => {
      const { documentId, signedUrl } = (await api.call('POST', '/uploads', { as: doctor, body })).body;
      if ((await sendFile(api, signedUrl, bytes)).status === 200) acknowledged.add(documentId);
      if (acknowledged.size >= 40 && !ended) {
        ended = true;
        await first.end('SIGKILL');
      }
    },
  );
  const left = readdirSync(join(dataDir, 'arriving')).length;
  const second = await startServer(settings);
  await until(() => readdirSync(join(dataDir, 'arriving')).length === 0);
  const again = apiAt(second.url, first.admin);
  const { documents } = (await again.call('GET', `/documents/${employee.id}`, { as: doctor })).body;
  let lost = [...acknowledged].filter((id) => !documents.some((document: { id: string }) => document.id === id)).length;
  for (const { id } of documents) {
    const { signedUrl } = (await again.call('GET', `/document/${id}`, { as: doctor })).body;
    const file = Buffer.from(await (await fetch(fileAt(second, signedUrl))).arrayBuffer());
    if (!file.equals(bytes)) lost++;
  }
  report({
    fault: 'kill -9 durante envios',
    load: `8 envios${how} de 2 MB ao mesmo tempo`,
    acknowledged: acknowledged.size,
    lost,
    recovery: `${left} temporários apagados no novo início`,
  });
  expect(lost).toBe(0);
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
