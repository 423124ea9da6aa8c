import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  groupFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  makeUnit,
  unitFields,
} from '../../../../testing/factories.ts';
import { fileAt } from '../../../../testing/files/file-at.ts';
import { issueDocument } from '../../../../testing/issued.ts';
import { spokenText } from '../../../../testing/pdf/spoken-text.ts';
import { startApp, type TestApp } from '../../../../testing/start-app.ts';

/** The physician responsible for the PCMSO stands on an ASO as the company's programme says, whatever the browser has shown. */

let app: TestApp;
let company: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let employee: Awaited<ReturnType<typeof makeEmployee>>;

beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app, { name: 'Rui Tavares', registration_number: '98765', uf: 'SP' });
});
beforeEach(async () => {
  company = await makeCompany(app);
  employee = await makeEmployee(app, company, { name: 'Iara Prado de Souza' });
});
afterAll(() => app.stop());

const makeInForce = (fields: object = {}) =>
  makeProgramme(app, { companyId: company.companyId, token: doctor.token }, { ...fields });
const clinicalOf = (exam_date: string) => ({ exam_name: 'Avaliação clínica', exam_date });
const issue = (date: string) =>
  issueDocument(app, { employee, token: doctor.token }, { answers: { date, exams: [clinicalOf(date)] } });

async function bytesOf({ documentId }: { documentId: string }): Promise<Buffer> {
  const { signedUrl } = (await app.call('GET', `/document/${documentId}`, { as: doctor.token })).body;
  return Buffer.from(await (await fetch(fileAt(app, signedUrl))).arrayBuffer());
}

test('the one whom the programme names that holds on the day of the ASO', async () => {
  await makeInForce({ validFrom: '2026-02-01', physicianName: 'Dra. Olga Pires', physicianNumber: '4321' });
  const text = await textOf(await issue('10-11-2026'));
  expect(text).toContain('Dra.OlgaPires');
  expect(text).toContain('CRM/PR4321');
  expect(text).toContain('RuiTavares');
  expect(await textOf(await issue('31-01-2026'))).not.toContain('OlgaPires');
});

test('the practice’s where the company has no programme, nobody’s where it is exempt', async () => {
  expect(await textOf(await issue('10-11-2026'))).toContain('responsávelpeloPCMSO');
  await makeUnit(app, company);
  const nobody = { physicianName: '', physicianCouncil: '', physicianNumber: '', physicianUf: '' };
  await makeInForce({ exempt: true, ...nobody, groups: [groupFields({ absence: true, risks: [] })] });
  expect(await textOf(await issue('10-11-2026'))).not.toContain('PCMSO');
});

test('an exemption that has lapsed leaves nobody out: the practice’s physician, as without a programme', async () => {
  const unit = await makeUnit(app, company);
  const nobody = { physicianName: '', physicianCouncil: '', physicianNumber: '', physicianUf: '' };
  await makeInForce({ exempt: true, ...nobody, groups: [groupFields({ absence: true, risks: [] })] });
  const listed = async () => {
    const { body } = await app.call('GET', `/programmes/${company.companyId}`, { as: doctor.token });
    return body.programmes.map(({ exempt, isExempt }: { exempt: boolean; isExempt: boolean }) => [exempt, isExempt]);
  };
  expect(await listed()).toEqual([[true, true]]);
  const fields = unitFields({ degree_of_risk: '3' });
  const changed = await app.call('PUT', `/unit/update/${unit.id}`, { as: company.token, body: fields });
  expect(changed.status).toBe(200);
  expect(await listed()).toEqual([[true, false]]);
  expect(await textOf(await issue('10-11-2026'))).toContain('responsávelpeloPCMSO');
});

test('once, where the same physician has examined', async () => {
  await makeInForce({ physicianName: 'Rui Tavares', physicianNumber: '98.765', physicianUf: 'SP' });
  const text = await textOf(await issue('10-11-2026'));
  expect(text).toContain('responsávelpeloPCMSOequeexaminou');
  expect(text.match(/PCMSO/g)).toHaveLength(1);
});

test('what has been issued does not change with the programme, a correction names who holds then', async () => {
  await makeInForce({ physicianName: 'Dra. Olga Pires' });
  const first = await issue('10-11-2026');
  const before = await bytesOf(first);
  await makeInForce({ validFrom: '2026-03-01', physicianName: 'Dr. Saulo Lemos', groups: [] });
  expect((await bytesOf(first)).equals(before)).toBe(true);
  const body = { supersedesId: first.documentId, answers: { date: '10-11-2026', observation: 'Via corrigida' } };
  const second = await issueDocument(app, { employee, token: doctor.token }, body);
  expect(await textOf(second)).toContain('Dr.SauloLemos');
  expect((await bytesOf(first)).equals(before)).toBe(true);
});

test('the code of an exam is kept with the answers for the next form, and stands on no paper', async () => {
  const exams = [
    { ...clinicalOf('2026-11-10'), exam_code: '0295' },
    { exam_name: 'Audiometria tonal', exam_date: '2026-11-09', exam_code: '0281' },
  ];
  const issued = await issueDocument(app, { employee, token: doctor.token }, { answers: { exams } });
  const text = await textOf(issued);
  expect(text).toContain('Audiometriatonal');
  // Elsewhere four digits in a row may be those of somebody's CPF.
  const row = /Audiometriatonal.{0,40}/.exec(text)?.[0];
  expect(row).not.toMatch(/0281/);
  expect(text).not.toMatch(/0281Audiometria/);
  const { body } = await app.call('GET', `/issued-documents/${issued.documentId}/answers`, { as: doctor.token });
  expect(body.answers.exams).toEqual(exams);
});

/** What is read of its PDF, without white space. */
async function textOf(issued: { documentId: string }): Promise<string> {
  return (await spokenText(await bytesOf(issued))).map(({ spoken }) => spoken).join('');
}
