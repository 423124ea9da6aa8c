import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../testing/chance/chance.ts';
import {
  adminFields,
  companyFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  password,
  professionalFields,
  signIn,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { setUpSecondFactor } from '../testing/second-factor.ts';
import { firstAdmin, startApp, type TestApp } from '../testing/start-app.ts';
import { deleteOldNotifications } from './notifications.db.ts';

let app: TestApp;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, {}, admin);
});
afterAll(() => app.stop());

const list = async (as: string, query = '') => (await app.call('GET', `/notifications${query}`, { as })).body;
const told = async (as: string) => (await list(as)).notifications;
const unread = async (as: string) => (await app.call('GET', '/notifications/unread', { as })).body.unread;
const put = async (path: string, as: string, body?: object) =>
  (await app.call('PUT', path, { as, ...(body && { body }) })).status;
const choices = async (as: string) => (await app.call('GET', '/notifications/choices', { as })).body.choices;

/** A company with an employee, and what a professional sends for them. */
async function makeClient(fields: object = {}) {
  const company = await makeCompany(app, fields, admin);
  const employee = await makeEmployee(app, company, { name: 'Iara Campos' });
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  const send = (name: string, medicalConfidentiality = false) =>
    makeDocument(app, at, { name, medicalConfidentiality });
  const withdraw = (document: { id: string }) =>
    put(`/document/withdraw/${document.id}`, doctor.token, { reason: 'Enviado por engano' });
  return { ...company, place: `/employee/documents/${employee.id}`, send, withdraw };
}

describe('a document', () => {
  test('that a company may read is told to its user, with the way to it, and to nobody else', async () => {
    const [client, other] = [await makeClient(), await makeClient()];
    const before = await told(admin);
    await client.send('ASO admissional');
    expect(await told(client.token)).toEqual([
      {
        id: expect.any(String),
        kind: 'document-available',
        text: 'Novo documento de Iara Campos: ASO admissional.',
        path: client.place,
        createdAt: expect.any(String),
        read: false,
      },
    ]);
    expect(await told(other.token)).toEqual([]);
    expect(await told(doctor.token)).toEqual([]);
    expect(await told(admin)).toEqual(before);
  });

  test('under medical confidentiality is told to nobody, neither when it comes nor when it is withdrawn', async () => {
    const client = await makeClient();
    const secret = await client.send('Laudo psiquiátrico', true);
    expect(await client.withdraw(secret)).toBe(204);
    expect(await told(client.token)).toEqual([]);
    expect(await unread(client.token)).toBe(0);
  });

  test('that was withdrawn is told as withdrawn, and what told of it before says its name no more', async () => {
    const client = await makeClient();
    const document = await client.send('Enviado ao errado');
    expect(await client.withdraw(document)).toBe(204);
    expect(await client.withdraw(document), 'sent again').toBe(204);
    expect(await told(client.token)).toMatchObject([
      {
        kind: 'document-withdrawn',
        text: 'Um documento de Iara Campos foi retirado pela clínica.',
        path: client.place,
      },
      { kind: 'document-available', text: 'O que este aviso dizia não está mais disponível.', path: null },
    ]);
  });

  test('is told to nobody who may not sign in', async () => {
    const client = await makeClient();
    await put(`/accounts/deactivate/${client.company.userId}`, admin);
    await client.send('ASO');
    await put(`/accounts/reactivate/${client.company.userId}`, admin);
    expect(await told(await signIn(app, client.company.user.email))).toEqual([]);
  });
});

describe('reading', () => {
  test('lessens the count, and is done once', async () => {
    const client = await makeClient();
    await client.send('Um');
    await client.send('Dois');
    const [newest] = await told(client.token);
    expect(newest.text).toContain('Dois');
    expect(await unread(client.token)).toBe(2);
    for (const _ of ['once', 'again']) expect(await put(`/notifications/read/${newest.id}`, client.token)).toBe(204);
    expect(await unread(client.token)).toBe(1);
    expect((await told(client.token)).map(({ read }: { read: boolean }) => read)).toEqual([true, false]);
  });

  test('all leaves unread what has come since the list was read', async () => {
    const client = await makeClient();
    await client.send('Um');
    await client.send('Dois');
    const [seen] = await told(client.token);
    await client.send('Três');
    expect(await put('/notifications/read-all', client.token, { until: seen.id })).toBe(204);
    expect(await unread(client.token)).toBe(1);
    expect((await told(client.token)).map(({ read }: { read: boolean }) => read)).toEqual([false, true, true]);
  });

  test('is refused for what is another’s, and is in the trail as a refusal', async () => {
    const [client, other] = [await makeClient(), await makeClient()];
    await client.send('Um');
    const [{ id }] = await told(client.token);
    for (const as of [other.token, admin, doctor.token]) {
      expect(await put(`/notifications/read/${id}`, as)).toBe(404);
      expect(await put('/notifications/read-all', as, { until: id })).toBe(404);
    }
    expect(await put(`/notifications/read/${unknownId}`, client.token)).toBe(404);
    expect(await unread(client.token)).toBe(1);
    const refused = app.db.selectFrom('audit_entries').select(['subject', 'subject_id as subjectId']);
    expect(await refused.where('action', '=', 'refused').where('subject_id', '=', id).execute()).not.toEqual([]);
  });

  test('goes on where a page ends, though more have come meanwhile', async () => {
    const client = await makeClient();
    const rows = Array.from({ length: 45 }, (_, at) => ({
      id: `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      user_id: client.company.userId,
      kind: 'document-available',
      subject_id: unknownId,
      created_at: new Date().toISOString(),
      in_bell: true,
      read_at: null,
    }));
    await app.db.insertInto('notifications').values(rows).execute();
    const first = await list(client.token);
    await client.send('Mais um');
    const second = await list(client.token, `?before=${first.next}`);
    const third = await list(client.token, `?before=${second.next}`);
    const ids = [first, second, third].flatMap(({ notifications }) =>
      notifications.map(({ id }: { id: string }) => id),
    );
    expect(ids).toEqual(rows.map(({ id }) => id).reverse());
    expect(third.next).toBeNull();
    expect((await app.call('GET', '/notifications?before=agora', { as: client.token })).status).toBe(400);
  });
});

describe('an access that an administrator gives', () => {
  test('is told to the other administrators, as it stands when it is read', async () => {
    const fields = adminFields();
    await app.call('POST', '/admins', { as: admin, body: fields });
    const other = await signIn(app, fields.email);
    const before = await told(admin);
    const { name } = (await makeProfessional(app, { name: 'Dra. Nova' }, admin)).professional;
    expect(await told(other)).toMatchObject([
      { kind: 'access-given', text: `${firstAdmin.email} cadastrou ${name} (profissional).`, path: '/dashboard' },
    ]);
    expect(await told(admin), 'who did it knows').toEqual(before);
  });

  test('is told again, to all but who has decided, once it was approved', async () => {
    const strict = await startApp({ REQUIRE_SECOND_ADMIN: 'true' });
    try {
      const first = await signInFirstAdmin(strict);
      const fields = adminFields();
      await strict.call('POST', '/admins', { as: first, body: fields });
      const second = await signIn(strict, fields.email);
      await strict.call('POST', '/professionals', { as: first, body: professionalFields({ name: 'Dr. Novo' }) });
      const of = async (as: string) => (await strict.call('GET', '/notifications', { as })).body.notifications;
      const [asked] = await of(second);
      expect(asked.text).toContain('aguarda a aprovação de outro administrador');
      const [{ id }] = (await strict.call('GET', '/access-notices', { as: second })).body.notices;
      expect((await strict.call('PUT', `/access-notices/approve/${id}`, { as: second })).status).toBe(204);
      expect(await of(first)).toMatchObject([{ kind: 'access-given', read: false }]);
      expect((await of(first))[0].text).toContain(`aprovado por ${fields.email}`);
      expect((await of(second)).map((one: { text: string }) => one.text)).toEqual([
        expect.stringContaining(`aprovado por ${fields.email}`),
      ]);
    } finally {
      await strict.stop();
    }
  });
});

describe('the own account', () => {
  test('tells its user of a new password, and of a sign-in from another browser than the first', async () => {
    const { company, token } = await makeCompany(app, {}, admin);
    const { email } = company.user;
    expect(await told(token), 'the first browser is no news').toEqual([]);
    const login = (device: string) => app.call('POST', '/login', { body: { email, password, device } });
    const { body } = await login('c'.repeat(32));
    await login('c'.repeat(32));
    const change = { current: password, password: 'outra-senha-longa' };
    expect(await put('/profile/password', body.token, change)).toBe(204);
    expect(await told(body.token)).toMatchObject([
      { kind: 'password-changed', text: 'A sua senha foi trocada.', path: '/settings' },
      { kind: 'new-device', path: '/settings' },
    ]);
    expect((await choices(body.token)).map(({ kind }: { kind: string }) => kind)).not.toContain('password-changed');
  });

  test('tells its user, and nobody else, of another e-mail and of a second factor', async () => {
    const { professional, token } = await makeProfessional(app, {}, admin);
    await setUpSecondFactor(app, token);
    const { id, userId: _, user: __, version: ___, ...fields } = professional;
    const body = { ...fields, email: `novo-${professional.user.email}` };
    expect(await put(`/professional/update/${id}`, admin, body)).toBe(200);
    const kinds = app.db.selectFrom('notifications').select('kind').where('user_id', '=', professional.userId);
    expect(await kinds.orderBy('id').execute()).toEqual([{ kind: 'second-factor-on' }, { kind: 'email-changed' }]);
  });
});

describe('the choices', () => {
  test('begin with the usual ones of the user’s kinds, and hold for what comes after', async () => {
    const client = await makeClient();
    expect(await choices(client.token)).toEqual([
      { kind: 'document-available', label: 'Documentos novos', inBell: true, mail: 'daily' },
      { kind: 'document-withdrawn', label: 'Documentos retirados', inBell: true, mail: 'daily' },
      { kind: 'document-ended', label: 'Documentos corrigidos ou cancelados', inBell: true, mail: 'daily' },
      { kind: 'bundle-ready', label: 'ASOs em um arquivo', inBell: true, mail: 'none' },
      { kind: 'import-ended', label: 'Importação de planilhas', inBell: true, mail: 'none' },
      { kind: 'programme-in-force', label: 'Programa de saúde em vigor', inBell: true, mail: 'daily' },
      { kind: 'programme-ending', label: 'Programa de saúde perto do fim', inBell: true, mail: 'daily' },
      {
        kind: 'annual-report-due',
        label: 'Relatório analítico do PCMSO perto do prazo',
        inBell: true,
        mail: 'daily',
      },
      { kind: 'risks-changed', label: 'Mudanças de riscos a examinar', inBell: true, mail: 'daily' },
      { kind: 'esocial-due', label: 'Prazos do eSocial', inBell: true, mail: 'daily' },
      { kind: 'certificate-ending', label: 'Certificados digitais que vão vencer', inBell: true, mail: 'daily' },
      { kind: 'restriction-news', label: 'Restrições ao trabalho', inBell: true, mail: 'daily' },
      { kind: 'referral-made', label: 'Encaminhamentos feitos pela clínica', inBell: true, mail: 'daily' },
      { kind: 'referral-moved', label: 'Encaminhamentos remarcados', inBell: true, mail: 'now' },
      { kind: 'referral-cancelled', label: 'Encaminhamentos cancelados', inBell: true, mail: 'now' },
      { kind: 'referral-missed', label: 'Faltas a atendimentos', inBell: true, mail: 'daily' },
      { kind: 'referral-tomorrow', label: 'Lembretes de atendimentos do dia seguinte', inBell: true, mail: 'daily' },
      { kind: 'api-token-ending', label: 'Chaves de API que vão vencer', inBell: true, mail: 'daily' },
      { kind: 'webhook-failing', label: 'Webhooks que falham', inBell: true, mail: 'daily' },
    ]);
    const document = await client.send('Antes');
    const off = { kind: 'document-available', inBell: false, mail: 'none' };
    expect(await put('/notifications/choices', client.token, { choices: [off] })).toBe(204);
    expect((await choices(client.token))[0]).toMatchObject(off);
    await client.send('Depois');
    await client.withdraw(document);
    expect((await told(client.token)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'document-withdrawn',
      'document-available',
    ]);
  });

  test('of a kind that is told to others, or that nobody knows, are refused at their place', async () => {
    const company = await makeCompany(app, companyFields(), admin);
    for (const kind of ['access-given', 'unknown']) {
      const body = { choices: [{ kind, inBell: true, mail: 'none' }] };
      const { status, body: answer } = await app.call('PUT', '/notifications/choices', { as: company.token, body });
      expect([status, answer.data.issues[0].path]).toEqual([400, 'choices.0.kind']);
    }
    const twice = ['none', 'now'].map((mail) => ({ kind: 'document-available', inBell: true, mail }));
    expect(await put('/notifications/choices', company.token, { choices: twice })).toBe(204);
    expect((await choices(company.token))[0].mail, 'the last word holds').toBe('now');
  });
});

describe('with very many notifications of one user', () => {
  test('the list stays one page, the count ends at 100, and all are read and forgotten', async () => {
    const client = await makeClient();
    const together = (from: number) =>
      Array.from({ length: 2_000 }, (_, at) => ({
        id: `01980000-0000-7000-8000-${String(from + at).padStart(12, '0')}`,
        user_id: client.company.userId,
        kind: 'document-available',
        subject_id: unknownId,
        created_at: '2026-01-01T00:00:00.000Z',
        in_bell: true,
        read_at: null,
      }));
    for (let from = 0; from < rows(100_000); from += 2_000) {
      await app.db.insertInto('notifications').values(together(from)).execute();
    }
    expect(await unread(client.token)).toBe(100);
    const page = await list(client.token);
    expect(page.notifications).toHaveLength(20);
    expect(await put('/notifications/read-all', client.token, { until: page.notifications[0].id })).toBe(204);
    expect(await unread(client.token)).toBe(0);
    await client.send('Novo');
    await deleteOldNotifications(app.db, new Date());
    expect((await told(client.token)).map(({ text }: { text: string }) => text)).toEqual([
      'Novo documento de Iara Campos: Novo.',
    ]);
  });
});
