import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointsOf } from '../../access/endpoints.server.ts';
import { contracts } from '../../app/api.server.ts';
import { exampleCalls } from '../../testing/example-calls.ts';
import {
  adminFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  signIn,
  signInFirstAdmin,
  unknownId,
} from '../../testing/factories.ts';
import { issueDocument } from '../../testing/issued.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import type { World } from '../../testing/world.ts';

const secrets = ['Nomesecreto Silva', 'Sorologiasecreta.pdf', 'Laudosecreto.pdf'] as const;

const emails = {
  adminEmail: 'admin-alvo@zelo.test',
  companyEmail: 'empresa-alvo@zelo.test',
  professionalEmail: 'profissional-alvo@zelo.test',
};

let app: TestApp;
let admin: string;
let target: World;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  const company = await makeCompany(app);
  const doctor = await makeProfessional(app);
  const unit = await makeUnit(app, company);
  const employee = await makeEmployee(app, company, { name: secrets[0], unitId: unit.id });
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  const { sessions } = (await app.call('GET', '/sessions', { as: company.token })).body;
  target = {
    admin: await makeAdmin(adminFields()),
    company: company.companyId,
    session: sessions[0].id,
    unit: unit.id,
    employee: employee.id,
    employeeCpf: employee.cpf,
    issued: (await issueDocument(app, { employee, token: doctor.token })).documentId,
    secret: (await makeDocument(app, at, { name: secrets[1], medicalConfidentiality: true })).id,
    open: (await makeDocument(app, at, { name: secrets[2], medicalConfidentiality: false })).id,
    professional: doctor.professional.id,
    user: doctor.professional.userId,
    notice: unknownId,
    notification: unknownId,
    ...emails,
  };
});
afterAll(() => app.stop());

const makeAdmin = async (body: object) => (await app.call('POST', '/admins', { as: admin, body })).body.admin.id;

/** The tokens of an administrator, a company and a professional whom no earlier call has changed. */
async function freshCallers(): Promise<string[]> {
  const fields = adminFields();
  await makeAdmin(fields);
  return [
    await signIn(app, fields.email),
    (await makeCompany(app, {}, admin)).token,
    (await makeProfessional(app, {}, admin)).token,
  ];
}

/** A world in which every record has the same identifier. */
const everywhere = (id: string): World => ({
  admin: id,
  company: id,
  session: id,
  unit: id,
  employee: id,
  employeeCpf: '111.222.333-44',
  issued: id,
  open: id,
  secret: id,
  professional: id,
  user: id,
  notice: id,
  notification: id,
  ...emails,
});

const taking = endpointsOf(contracts).flatMap(({ name, method }) => {
  const call = exampleCalls[name];
  const sent = call && JSON.stringify([call.path(everywhere('marked')), call.body?.(everywhere('marked'))]);
  return call && sent?.includes('marked') ? [{ name, method, call }] : [];
});

test.each(taking)(
  '$name with an identifier of any kind gives an administrator no name that is not theirs',
  async (endpoint) => {
    for (const as of await freshCallers()) {
      for (const id of Object.values(target)) await tryWith(endpoint, id, as);
    }
    const read = async (path: string) => (await app.call('GET', path, { as: admin })).body;
    const { entries } = await read('/audit?action=refused&pageSize=100');
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry).toMatchObject({ subjectName: null, companyName: null });
    const everything = JSON.stringify([entries, await read('/audit?pageSize=100'), await read('/audit/export')]);
    for (const name of secrets) expect(everything).not.toContain(name);
  },
);

/** The identifier in every place of the call, beside the company whose record it is. */
async function tryWith({ method, call }: (typeof taking)[number], id: string, as: string) {
  const path = call.path(everywhere(id));
  const companyId = target.company;
  const query = `${path.includes('?') ? '&' : '?'}companyId=${companyId}`;
  const body = method === 'GET' ? {} : { body: { ...call.body?.(everywhere(id)), companyId } };
  expect((await app.call(method, path + query, { as, ...body })).status).toBeLessThan(500);
}
