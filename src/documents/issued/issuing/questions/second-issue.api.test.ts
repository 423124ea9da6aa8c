import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCompany, makeEmployee, makeProfessional } from '../../../../testing/factories.ts';
import { issueBody } from '../../../../testing/issued.ts';
import { startApp, type TestApp } from '../../../../testing/start-app.ts';
import type { FormKind } from '../../../forms/registry.ts';

let app: TestApp;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
let mine: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  app = await startApp();
  doctor = await makeProfessional(app);
  mine = await makeCompany(app);
});
afterAll(() => app.stop());

const person = async () => ({ ...(await makeEmployee(app, mine)), companyId: mine.companyId });
type Person = Awaited<ReturnType<typeof person>>;
const issue = (kind: FormKind, employee: Person, fields: object = {}) =>
  app.call('POST', '/issued-documents', {
    as: doctor.token,
    body: { ...issueBody(kind, employee), anotherConfirmed: false, ...fields },
  });
const answers = (kind: FormKind, employee: Person, fields: object) => ({
  answers: issueBody(kind, employee, { answers: fields }).answers,
});

test('a second ASO of the same person, day and occasion is asked about and takes no number, until it is said to be wanted', async () => {
  const ana = await person();
  const first = await issue('aso', ana);
  expect(first.status).toBe(201);
  const asked = await issue('aso', ana);
  expect(asked).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'anotherConfirmed' }] } } });
  expect(asked.body.data.issues[0].message).toContain(`e ocasião: ${first.body.name}.`);
  const wanted = await issue('aso', ana, { anotherConfirmed: true });
  const numberOf = (name: string) => Number(name.slice(-6));
  expect(numberOf(wanted.body.name)).toBe(numberOf(first.body.name) + 1);
});

test('what stands in the way is named by its identifier, though something else was issued since', async () => {
  const dora = await person();
  const first = (await issue('aso', dora)).body.documentId;
  const other = await issue('aso', dora, answers('aso', dora, { examType: 'Retorno ao trabalho' }));
  expect(other.status, JSON.stringify(other.body)).toBe(201);
  expect((await issue('aso', dora)).body.data.issues).toMatchObject([{ path: 'anotherConfirmed', about: first }]);
});

test('of two who issue it at the same moment one is asked', async () => {
  const bia = await person();
  const both = await Promise.all([issue('aso', bia), issue('aso', bia)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
});

test('the correction of a document is no second one, and neither is one beside a document that was cancelled', async () => {
  const caio = await person();
  const first = (await issue('aso', caio)).body.documentId;
  const corrected = await issue('aso', caio, { supersedesId: first });
  expect(corrected.status).toBe(201);
  const cancelled = await app.call('PUT', `/issued-documents/${corrected.body.documentId}/cancel`, {
    as: doctor.token,
    body: { reason: 'Emitido por engano' },
  });
  expect(cancelled.status).toBe(204);
  expect((await issue('aso', caio)).status).toBe(201);
});

test('another person, another occasion and another kind are asked about nothing', async () => {
  const [dora, eva] = [await person(), await person()];
  expect((await issue('aso', dora)).status).toBe(201);
  expect((await issue('aso', eva)).status).toBe(201);
  expect((await issue('anamnesis', dora)).status).toBe(201);
  expect((await issue('anamnesis', dora)).body.data.issues[0].message).toContain('para a mesma pessoa: Anamnese');
  const other = await issue('aso', dora, answers('aso', dora, { examType: 'Retorno ao trabalho' }));
  expect(other.status, JSON.stringify(other.body)).toBe(201);
});

test('a second prescription is asked about only where it says the same', async () => {
  const gil = await person();
  expect((await issue('prescription', gil)).status).toBe(201);
  expect((await issue('prescription', gil)).body.data.issues[0].message).toContain('e com o mesmo texto');
  const other = await issue('prescription', gil, answers('prescription', gil, { buyer_name: 'Outra Compradora' }));
  expect(other.status, JSON.stringify(other.body)).toBe(201);
});
