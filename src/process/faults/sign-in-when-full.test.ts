import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { employeeFields, makeCompany, password } from '../../testing/factories.ts';
import { startAppAt } from '../../testing/start-app.ts';
import { report } from './report.ts';
import { fill, smallDisk } from './small-disk.ts';

/** The morning of a clinic. */
const signIns = 60;

test('while the disk is full people sign in, work in their session, read lists and sign out; with room everything is written again', async ({
  skip,
}) => {
  const disk = smallDisk(20);
  if (!disk) return skip();
  const api = await startAppAt({ dataDir: disk.folder, database: null, bucket: null });
  const email = 'dia-cheio@zelo.test';
  const company = await makeCompany(api, { email });
  const list = `/employees/${company.companyId}`;
  const write = async (as: string) => {
    const body = { ...employeeFields(), companyId: company.companyId };
    return (await api.call('POST', '/employees', { as, body })).status;
  };
  const signIn = (typed: string) => api.call('POST', '/login', { body: { email, password: typed } });
  expect(await write(company.token)).toBe(201);
  const held = () => statSync(join(disk.folder, 'reserve')).size;
  const whole = held();

  let written = 1;
  const filler = join(disk.folder, 'filler');
  const writeUntilRefused = async () => {
    for (;;) {
      fill(filler); // Whatever room there is others take.
      const status = await write(company.token);
      if (status !== 201) return status;
      written++;
    }
  };
  expect(await writeUntilRefused()).toBe(507);

  for (let number = 0; number < signIns; number++) {
    fill(filler);
    const { status, body } = await signIn(password);
    expect(status, `sign-in ${number}`).toBe(200);
    const seen = await api.call('GET', list, { as: body.token });
    expect([seen.status, seen.body.employees.length]).toEqual([200, written]);
    expect((await api.call('PUT', '/sessions/active', { as: body.token })).status).toBe(204);
    if (number % 2 === 0) expect((await api.call('POST', '/logout', { as: body.token })).status).toBe(204);
  }
  expect((await signIn('outra senha 1234')).status).toBe(401);
  // What is held is for signing in: others come to their end before it does.
  expect(await writeUntilRefused()).toBe(507);
  const left = held();
  expect(left).toBeGreaterThan(0);

  rmSync(filler);
  expect(await write(company.token)).toBe(201);
  expect((await signIn(password)).status).toBe(200);
  expect(held()).toBe(whole);
  const { employees } = (await api.call('GET', list, { as: company.token })).body;
  expect(employees).toHaveLength(written + 1);
  await api.stop().catch(() => {}); // The folder itself is a mount: it can't be removed before it is unmounted.
  disk.remove();
  expect(existsSync(disk.folder)).toBe(false);
  report({
    fault: 'disco cheio: entrar, ler e sair',
    load: `${signIns} entradas, e tudo o que sobra tomado por outros`,
    acknowledged: written + 1,
    lost: written + 1 - employees.length,
    recovery: `grava de novo assim que há espaço; da reserva de ${whole >> 20} MB ficaram ${(left / 2 ** 20).toFixed(1)}`,
  });
});
