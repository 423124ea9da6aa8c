import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type ApiResponse, apiAt } from '../../testing/api.ts';
import { employeeFields, makeCompany, makeEmployee, makeProfessional, sendFile } from '../../testing/factories.ts';
import { startServer } from '../../testing/start-process.ts';
import { report } from './report.ts';

/** A small file system of its own; null where none may be mounted. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'zelo-small-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]).status === 0;
  if (mounted) return folder;
  rmSync(folder, { recursive: true });
  console.log('SEM PERMISSÃO PARA MONTAR UM DISCO PEQUENO: O TESTE DE DISCO CHEIO FOI PULADO.');
  if (process.env.CI === 'true') throw new Error('Com CI=true isso é uma falha.');
  return null;
}

const message = 'O servidor está sem espaço em disco. Nada foi gravado; avise o responsável pelo sistema.';

test('a full disk is said so, loses nothing, and is over as soon as there is room', async ({ skip }) => {
  const disk = smallDisk();
  if (!disk) return skip();
  const server = await startServer({ DATA_DIR: disk, LOG_LEVEL: 'silent' });
  const api = apiAt(server.url, server.admin);
  const company = await makeCompany(api);
  const employee = await makeEmployee(api, company);
  const doctor = (await makeProfessional(api)).token;
  const path = `/employees/${company.companyId}`;
  const write = () =>
    api.call('POST', '/employees', { as: company.token, body: { ...employeeFields(), companyId: company.companyId } });

  const filler = join(disk, 'filler');
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
  expect(await health()).toEqual({ status: 'unavailable', database: 'full', storage: 'full', tasksSetAside: 0 });
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
  const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(12_000_000)]);
  const upload = await sendFile(api, signedUrl, large);
  expect([upload.status, ((await upload.json()) as { message: string }).message]).toEqual([507, message]);
  expect(
    (await sendFile(api, signedUrl, Buffer.concat([large.subarray(0, 100_000), Buffer.from('\n%%EOF\n')]))).status,
  ).toBe(200);

  const { employees } = (await api.call('GET', path, { as: company.token })).body;
  const lost = acknowledged.filter((id) => !employees.some((kept: { id: string }) => kept.id === id)).length;
  await server.stop().catch(() => {}); // The folder itself is a mount: it can't be removed before it is unmounted.
  expect(integrityOf(join(disk, 'zelo.sqlite'))).not.toBe('corrupt');
  spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
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

/** Takes all the room that is left. */
function fill(path: string): void {
  for (let size = 1 << 20; size >= 4096; size >>= 1) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // No room for a piece of this size any more.
    }
  }
}

function integrityOf(path: string): unknown {
  const database = new DatabaseSync(path);
  const row = database.prepare('pragma integrity_check').get();
  database.close();
  return row?.integrity_check === 'ok' ? 'ok' : 'corrupt';
}
