import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpointsOf } from '../../access/endpoints.server.ts';
import { contracts } from '../../app/api.server.ts';
import { makeBlock, makeCarePlace, makeReferral } from '../../testing/care.ts';
import { exampleCalls } from '../../testing/example-calls.ts';
import {
  adminFields,
  makeAbsence,
  makeCompany,
  makeDocument,
  makeDraft,
  makeEmployee,
  makeEquipment,
  makeExamRecord,
  makeInterval,
  makeProfessional,
  makeProgramme,
  makeRestriction,
  makeUnit,
  password,
  signIn,
  signInFirstAdmin,
  unknownId,
} from '../../testing/factories.ts';
import { issueDocument } from '../../testing/issued.ts';
import { makePrivacyRequest } from '../../testing/rights/privacy.ts';
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
  const programme = await makeProgramme(app, at);
  const draft = await makeDraft(app, at);
  const { sessions } = (await app.call('GET', '/sessions', { as: company.token })).body;
  const place = await makeCarePlace(app, doctor);
  const sent = { employeeId: employee.id, placeId: place.id, token: company.token };
  target = {
    admin: await makeAdmin(adminFields()),
    company: company.companyId,
    session: sessions[0].id,
    unit: unit.id,
    equipment: (await makeEquipment(app, doctor)).id,
    employee: employee.id,
    employeeCpf: employee.cpf,
    issued: (await issueDocument(app, { employee, token: doctor.token })).documentId,
    secret: (await makeDocument(app, at, { name: secrets[1], medicalConfidentiality: true })).id,
    open: (await makeDocument(app, at, { name: secrets[2], medicalConfidentiality: false })).id,
    professional: doctor.professional.id,
    user: doctor.professional.userId,
    programme: programme.programmeId,
    draft: draft.programmeId,
    group: programme.groups[0].id,
    notice: unknownId,
    carePlace: place.id,
    block: await makeBlock(app, { placeId: place.id, token: doctor.token }),
    referral: (await makeReferral(app, sent)).id,
    cancelledReferral: unknownId,
    examRecord: await makeExamRecord(app, at),
    absence: await makeAbsence(app, at),
    restriction: await makeRestriction(app, at),
    interval: await makeInterval(app, at),
    privacyRequest: await makePrivacyRequest(app, at),
    notification: unknownId,
    ...emails,
  };
});
afterAll(() => app.stop());

const makeAdmin = async (body: object) => (await app.call('POST', '/admins', { as: admin, body })).body.admin.id;

/** Registers an administrator, a company and a professional; each answers the e-mail. */
const registering = [
  async () => {
    const fields = adminFields();
    await makeAdmin(fields);
    return fields.email;
  },
  async () => (await makeCompany(app, {}, admin)).company.user.email,
  async () => (await makeProfessional(app, {}, admin)).professional.user.email,
];
const known: string[] = [];

/**
 * New sessions of the three, for the refusals of one are counted together; whom an earlier call lets sign in no more is
 * registered anew.
 */
const freshCallers = (): Promise<string[]> =>
  Promise.all(
    registering.map(async (register, at) => {
      const email = known[at];
      const again = email && (await app.call('POST', '/login', { body: { email, password } }));
      if (again && again.status === 200) return again.body.token;
      const registered = await register();
      known[at] = registered;
      return signIn(app, registered);
    }),
  );

/** A world in which every record has the same identifier. */
const everywhere = (id: string): World => ({
  admin: id,
  company: id,
  session: id,
  unit: id,
  equipment: id,
  employee: id,
  employeeCpf: '111.222.333-44',
  examRecord: id,
  absence: id,
  restriction: id,
  interval: id,
  privacyRequest: id,
  carePlace: id,
  block: id,
  referral: id,
  cancelledReferral: id,
  issued: id,
  programme: id,
  draft: id,
  group: id,
  open: id,
  secret: id,
  professional: id,
  user: id,
  notice: id,
  notification: id,
  ...emails,
});

const taking = endpointsOf(contracts).flatMap(({ name, method, requires }) => {
  // Who signs in names an account by its e-mail, no record; and so many tries would close the door to the callers.
  const call = requires === 'public' ? undefined : exampleCalls[name];
  const sent = call && JSON.stringify([call.path(everywhere('marked')), call.body?.(everywhere('marked'))]);
  return call && sent?.includes('marked') ? [{ name, method, call }] : [];
});

test.each(taking)(
  '$name with an identifier of any kind gives an administrator no name that is not theirs',
  async (endpoint) => {
    for (const as of await freshCallers()) {
      for (const id of new Set(Object.values(target))) await tryWith(endpoint, id, as);
    }
    const read = async (path: string) => (await app.call('GET', path, { as: admin })).body;
    const { entries } = await read('/audit?action=refused&pageSize=100');
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry).toMatchObject({ subjectName: null, companyName: null });
    const shown = JSON.stringify([entries, await read('/audit?pageSize=100')]);
    for (const name of secrets) expect(shown).not.toContain(name);
  },
);

test('what all of that has left in the trail is exported without such a name too', async () => {
  const { text } = (await app.call('GET', '/exports/audit/list?format=csv', { as: admin })).body;
  expect(text.split('\n').length).toBeGreaterThan(taking.length);
  for (const name of secrets) expect(text).not.toContain(name);
});

/** The identifier in every place of the call, beside the company whose record it is. */
async function tryWith({ method, call }: (typeof taking)[number], id: string, as: string) {
  const path = call.path(everywhere(id));
  const companyId = target.company;
  const query = `${path.includes('?') ? '&' : '?'}companyId=${companyId}`;
  const body = method === 'GET' ? {} : { body: { ...call.body?.(everywhere(id)), companyId } };
  expect((await app.call(method, path + query, { as, ...body })).status).toBeLessThan(500);
}
