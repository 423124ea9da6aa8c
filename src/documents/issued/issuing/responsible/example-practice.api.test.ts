import { afterAll, beforeAll, expect, test } from 'vitest';
import example from '../../../../practice/practice.example.json' with { type: 'json' };
import {
  groupFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  makeUnit,
  signInFirstAdmin,
} from '../../../../testing/factories.ts';
import { fileAt } from '../../../../testing/files/file-at.ts';
import { makeDosesOfCard } from '../../../../testing/issued/card-doses.ts';
import { makeHouseEquipment } from '../../../../testing/issued/house.ts';
import { issueBody, issueDocument } from '../../../../testing/issued.ts';
import { spokenText } from '../../../../testing/pdf/spoken-text.ts';
import { withExamplePractice } from '../../../../testing/practice/practice.ts';
import { startApp, type TestApp } from '../../../../testing/start-app.ts';
import { formKinds } from '../../../forms/registry.ts';

/** As long as the practice is the example's, nothing that nobody is or has stands on what is issued (product 1.4). */

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
beforeAll(async () => {
  app = await startApp(withExamplePractice);
  doctor = await makeProfessional(app, { name: 'Rui Tavares', registration_number: '98765', uf: 'SP' });
  await makeHouseEquipment(app, doctor);
});
afterAll(() => app.stop());

const { physician } = example;
const invented = [
  ...[example.name, example.phone, example.email, example.address],
  ...[physician.name, physician.registration, physician.address],
];

async function makePerson() {
  const company = await makeCompany(app);
  return { company, employee: await makeEmployee(app, company) };
}

const issue = (employee: Parameters<typeof issueBody>[1], fields: Parameters<typeof issueBody>[2] = {}) =>
  app.call('POST', '/issued-documents', { as: doctor.token, body: issueBody('aso', employee, fields) });

/** What is read of its PDF, without white space. */
async function textOf({ documentId }: { documentId?: string }): Promise<string> {
  const { signedUrl } = (await app.call('GET', `/document/${documentId}`, { as: doctor.token })).body;
  const bytes = Buffer.from(await (await fetch(fileAt(app, signedUrl))).arrayBuffer());
  return (await spokenText(bytes)).map(({ spoken }) => spoken).join('');
}

function expectNothingInvented(text: string): void {
  for (const words of invented) expect(text).not.toContain(words.replace(/\s/g, ''));
}

test('an ASO that would name the example’s physician is refused with the way out, and takes no number', async () => {
  const { company, employee } = await makePerson();
  const refused = await issue(employee);
  expect(refused).toMatchObject({ status: 409, body: { code: 'RESPONSIBLE_UNKNOWN' } });
  expect(refused.body.message).toMatch(/7\.5\.19\.1, f.*‘Clínica’.*programa de saúde/);

  await makeProgramme(app, { companyId: company.companyId, token: doctor.token }, { physicianName: 'Dra. Olga Pires' });
  const issued = await issue(employee);
  expect(issued).toMatchObject({ status: 201, body: { name: expect.stringMatching(/^ASO \d{4}\/000001$/) } });
  const text = await textOf(issued.body);
  expect(text).toContain('Dra.OlgaPires');
  expectNothingInvented(text);
});

test('where the company is exempt nobody has to be named', async () => {
  const { company, employee } = await makePerson();
  await makeUnit(app, company);
  const nobody = { physicianName: '', physicianCouncil: '', physicianNumber: '', physicianUf: '' };
  const groups = [groupFields({ absence: true, risks: [] })];
  await makeProgramme(app, { companyId: company.companyId, token: doctor.token }, { exempt: true, ...nobody, groups });
  const text = await textOf(await issueDocument(app, { employee, token: doctor.token }));
  expect(text).not.toContain('PCMSO');
  expectNothingInvented(text);
});

const others = formKinds.filter((kind) => kind !== 'aso');
test.each(others)('%s is issued by whoever signs it, with nobody named beside them', async (kind) => {
  const { employee } = await makePerson();
  if (kind === 'vaccination-card') await makeDosesOfCard(app, { employeeId: employee.id, token: doctor.token });
  const text = await textOf(await issueDocument(app, { employee, token: doctor.token, kind }));
  expect(text).toContain('RuiTavares');
  expectNothingInvented(text);
});

test('a physician who is chosen is the practice’s own, whatever else is still the example’s', async () => {
  const { employee } = await makePerson();
  const admin = await signInFirstAdmin(app);
  const { professional } = await makeProfessional(app, { name: 'Dra. Noemi Prado', registration_number: '4455' });
  const body = { professionalId: professional.id };
  expect((await app.call('PUT', '/practice/physician', { as: admin, body })).status).toBe(200);
  const text = await textOf(await issueDocument(app, { employee, token: doctor.token }));
  expect(text).toContain('Dra.NoemiPrado');
  expectNothingInvented(text);
});
