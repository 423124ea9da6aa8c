import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import type { ApiResponse } from '../../testing/api.ts';
import { employeeFields, makeCompany, makeEmployee, makeProfessional, sendFile } from '../../testing/factories.ts';
import { startAppAt } from '../../testing/start-app.ts';
import { report } from './report.ts';
import { fill, smallDisk } from './small-disk.ts';

const message = 'O servidor está sem espaço em disco. Nada foi gravado; avise o responsável pelo sistema.';

test('a full disk is said so, loses nothing, and is over as soon as there is room', async ({ skip }) => {
  const disk = smallDisk(20);
  if (!disk) return skip();
  const api = await startAppAt({ dataDir: disk.folder, database: null, bucket: null });
  const company = await makeCompany(api);
  const employee = await makeEmployee(api, company);
  const doctor = (await makeProfessional(api)).token;
  const path = `/employees/${company.companyId}`;
  const write = () =>
    api.call('POST', '/employees', { as: company.token, body: { ...employeeFields(), companyId: company.companyId } });

  const filler = join(disk.folder, 'filler');
  fill(filler);
  const acknowledged = [employee.id];
  let refused: ApiResponse | undefined;
  for (let tries = 0; tries < 3_000 && !refused; tries++) {
    const response = await write();
    if (response.status === 201) acknowledged.push(response.body.employee.id);
    else refused = response;
  }
  expect(refused).toMatchObject({ status: 507, body: { code: 'INSUFFICIENT_STORAGE', message } });
  const health = async () => (await api.call('GET', '/health')).body;
  expect(await health()).toMatchObject({ status: 'unavailable', database: 'full', storage: 'full', tasksSetAside: 0 });
  // Reading goes on while nothing can be written.
  expect((await api.call('GET', path, { as: company.token })).body.employees).toHaveLength(acknowledged.length);

  rmSync(filler);
  expect(await health()).toMatchObject({ database: 'ok' });
  const again = await write();
  expect(again.status).toBe(201);
  acknowledged.push(again.body.employee.id);

  const body = {
    name: 'Grande',
    contentType: 'application/pdf',
    companyId: company.companyId,
    employeeId: employee.id,
  };
  const { signedUrl } = (await api.call('POST', '/uploads', { as: doctor, body })).body;
  const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(16_000_000)]);
  const upload = await sendFile(api, signedUrl, large);
  expect([upload.status, ((await upload.json()) as { message: string }).message]).toEqual([507, message]);
  expect(
    (await sendFile(api, signedUrl, Buffer.concat([large.subarray(0, 100_000), Buffer.from('\n%%EOF\n')]))).status,
  ).toBe(200);

  const { employees } = (await api.call('GET', path, { as: company.token })).body;
  const lost = acknowledged.filter((id) => !employees.some((kept: { id: string }) => kept.id === id)).length;
  await api.stop().catch(() => {}); // The folder itself is a mount: it can't be removed before it is unmounted.
  expect(integrityOf(join(disk.folder, 'zelo.sqlite'))).not.toBe('corrupt');
  disk.remove();
  const recovery = 'grava de novo assim que há espaço, sem reinício';
  report({
    fault: 'disco cheio (SQLite e arquivos)',
    load: 'gravações seguidas',
    acknowledged: acknowledged.length,
    lost,
    recovery,
  });
  expect(lost).toBe(0);
});

function integrityOf(path: string): unknown {
  const database = new DatabaseSync(path);
  const row = database.prepare('pragma integrity_check').get();
  database.close();
  return row?.integrity_check === 'ok' ? 'ok' : 'corrupt';
}
