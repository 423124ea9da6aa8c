import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCarePlace, putReferral } from '../../testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, signInFirstAdmin, unknownId } from '../../testing/factories.ts';
import { spokenText } from '../../testing/pdf/spoken-text.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';

let app: TestApp;
let admin: string;
let doctor: { token: string };
let mine: Awaited<ReturnType<typeof makeCompany>>;
let placeId: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, {}, admin);
  mine = await makeCompany(app, {}, admin);
  placeId = (await makeCarePlace(app, doctor, { name: 'Unidade Centro', bring: 'Óculos, se usar' })).id;
});
afterAll(() => app.stop());

const exams = JSON.stringify([
  { code: '0295', name: 'Avaliação clínica ocupacional', reason: 'Ruído contínuo, dose acima do nível de ação' },
  { code: '0281', name: 'Audiometria tonal ocupacional', reason: 'Ruído contínuo, dose acima do nível de ação' },
]);

async function refer(name: string, fields: Parameters<typeof putReferral>[2] = {}) {
  const { id: employeeId } = await makeEmployee(app, mine, { name });
  const at = { companyId: mine.companyId, employeeId, placeId, userId: mine.company.userId };
  return { employeeId, ...(await putReferral(app, at, { exams, ...fields })) };
}

const open = (id: string, as?: string) =>
  fetch(`${app.url}/api/referrals/${id}/guide`, { headers: as ? { authorization: `Bearer ${as}` } : {} });
const bytesOf = async (id: string) => new Uint8Array(await (await open(id, mine.token)).arrayBuffer());
const textOf = async (id: string) => (await spokenText(await bytesOf(id))).map(({ spoken }) => spoken).join('');

test('a guide tells place, day, time, exams with their preparation and what to bring, and no reason of an exam', async () => {
  const preparation = { text: 'Repouso de ruído por 14 horas' };
  const kept = await app.call('PUT', '/exam-preparations/0281', { as: doctor.token, body: preparation });
  expect(kept.status).toBeLessThan(300);
  const { id, name } = await refer('Ana Quirino');
  const response = await open(id, mine.token);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toContain(`guia-${name.slice(5).replace('/', '-')}.pdf`);
  const text = await textOf(id);
  for (const said of ['AnaQuirino', 'UnidadeCentro', '24/11/2026', '08:20', 'Óculos,seusar', 'Audiometriatonal'])
    expect(text).toContain(said);
  expect(text).toContain('Repousoderuídopor14horas');
  expect(text).not.toMatch(/dose|níveldeação|contínuo/);
});

test('the same referral is the same bytes; moved or cancelled, its guide says how it stands', async () => {
  const { id } = await refer('Bia Xerém');
  const before = Buffer.from(await bytesOf(id));
  expect(Buffer.from(await bytesOf(id)).equals(before)).toBe(true);
  const change = (fields: object) => app.db.updateTable('referrals').set(fields).where('id', '=', id).execute();
  await change({ day: '2026-12-01', starts_at: null });
  expect(await textOf(id)).toContain('01/12/2026');
  expect(await textOf(id)).toContain('porordemdechegada');
  await change({ state: 'cancelled' });
  expect(await textOf(id)).toContain('Cancelada:estaguianãovalemais.');
});

test('a name that the typeface lacks a character of is refused with the character', async () => {
  const { id } = await refer('Caio 🦷 Wanderley');
  const refused = await open(id, mine.token);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('🦷');
});

test('a guide is for its company and the clinic, and whoever opens it is in the trail', async () => {
  const { id, employeeId } = await refer('Davi Brandão');
  expect((await open(id)).status).toBe(401);
  expect((await open(id, admin)).status).toBe(403);
  expect((await open(id, (await makeCompany(app, {}, admin)).token)).status).toBe(404);
  expect((await open(unknownId, mine.token)).status).toBe(404);
  expect((await open('nenhum', mine.token)).status).toBe(400);
  expect((await open(id, doctor.token)).status).toBe(200);
  const opened = app.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id);
  expect(await opened.where('action', '=', 'opened').execute()).toMatchObject([{ employee_id: employeeId }]);
});
