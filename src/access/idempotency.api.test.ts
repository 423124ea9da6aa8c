import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contracts } from '../app/api.server.ts';
import { openText } from '../platform/storage/sealed-text.server.ts';
import { blockFields, referralFields, walkInFields } from '../testing/care.ts';
import { exampleCalls } from '../testing/example-calls.ts';
import {
  adminFields,
  makeCompany,
  makeEmployee,
  password,
  reportFields,
  signIn,
  unitFields,
} from '../testing/factories.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { makeWorlds } from '../testing/world.ts';
import { endpointsOf } from './endpoints.server.ts';
import { deleteOldKeys } from './idempotency.db.ts';

const creatingCalls = endpointsOf(contracts).filter(({ creates }) => creates);

let app: TestApp;
let worlds: Awaited<ReturnType<typeof makeWorlds>>;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let keys = 0;
const freshKey = () => `key-${++keys}`;

beforeAll(async () => {
  app = await startApp();
  worlds = await makeWorlds(app);
  mine = await makeCompany(app);
});
afterAll(() => app.stop());

async function rowsOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(app.db);
  return Number(rows[0]?.count);
}

const unit = (fields: object = {}) => ({ ...unitFields(), companyId: mine.companyId, ...fields });
const makeUnit = (body: object, key?: string, as = mine.token) =>
  app.call('POST', '/units', { as, body, ...(key === undefined ? {} : { key }) });

/** What a creating call does: who makes it, the table that gets a row, and what makes another request of it. */
type Creating = {
  as: 'admin' | 'companyA' | 'professional';
  table: string;
  other: () => object;
  body?: () => object;
  /** Where the example of the call is about nothing that is there. */
  path?: () => string;
  /** What stands in the way of it, and is taken away before. */
  before?: () => Promise<unknown>;
};

const creating: Readonly<Record<string, Creating>> = {
  '/admins': { as: 'admin', table: 'admins', other: () => ({ name: 'Outro nome' }) },
  '/companies': { as: 'admin', table: 'companies', other: () => ({ corporate_reason: 'Outro nome' }) },
  '/professionals': { as: 'admin', table: 'professionals', other: () => ({ name: 'Outro nome' }) },
  '/equipment': { as: 'professional', table: 'equipment', other: () => ({ name: 'Outro nome' }) },
  '/units': { as: 'companyA', table: 'units', other: () => ({ identification: 'Outro nome' }) },
  '/employees': { as: 'companyA', table: 'employees', other: () => ({ name: 'Outro nome' }) },
  '/uploads': { as: 'professional', table: 'documents', other: () => ({ name: 'Outro nome' }) },
  '/issued-documents': {
    as: 'professional',
    table: 'issued_documents',
    other: () => ({ supersedesId: worlds.a.issued }),
  },
  '/company-documents': {
    as: 'professional',
    table: 'issued_documents',
    other: () => ({ correctionReason: 'Outro motivo' }),
    before: cancelCompanyDocuments,
  },
  '/person-documents': {
    as: 'professional',
    table: 'issued_documents',
    other: () => ({ correctionReason: 'Outro motivo' }),
    body: () => ({ kind: 'cat', recordId: catToIssue }),
    // Of a CAT one paper stands.
    before: makeCatToIssue,
  },
  '/issued-documents/{documentId}/deliveries': {
    as: 'professional',
    table: 'deliveries',
    other: () => ({ note: 'Outro nome' }),
  },
  '/bundles': {
    as: 'companyA',
    table: 'bundles',
    other: () => ({ documentIds: [worlds.b.issued] }),
    body: () => ({ documentIds: [worlds.a.issued] }),
  },
  '/imports': { as: 'companyA', table: 'imports', other: () => ({ fileName: 'outra.csv' }) },
  '/programmes/{companyId}': {
    as: 'professional',
    table: 'programmes',
    other: () => ({ rural: true }),
    before: discardDraft,
  },
  '/programme/{programmeId}/groups': {
    as: 'professional',
    table: 'exposure_groups',
    other: () => ({ name: 'Outro nome', functions: [] }),
    before: findDraft,
  },
  '/programme/{programmeId}/groups/{groupId}/copy': {
    as: 'professional',
    table: 'exposure_groups',
    other: () => ({ toCompanyId: worlds.a.company }),
    body: () => ({ toCompanyId: worlds.b.company }),
  },
  '/employee/{employeeId}/cats': {
    as: 'professional',
    table: 'cats',
    other: () => ({ note: 'Outra' }),
    // A second one of a person's day is asked about.
    before: () => app.db.deleteFrom('cats').execute(),
  },
  '/annual-reports/{companyId}': {
    as: 'professional',
    table: 'annual_reports',
    other: () => ({ breakdown: 'sector' }),
    // Of a period there is one.
    before: async () => {
      await app.db.deleteFrom('report_presentations').execute();
      await app.db.deleteFrom('annual_reports').execute();
    },
  },
  '/annual-report/{reportId}/presentations': {
    as: 'professional',
    table: 'report_presentations',
    other: () => ({ presented_to: 'Ata 4' }),
    path: () => `/annual-report/${issuedReport}/presentations`,
    before: issueReport,
  },
  '/employee/{employeeId}/doses': {
    as: 'professional',
    table: 'vaccinations',
    other: () => ({ lot: 'HB-002' }),
    // Of one number there is one dose.
    before: forgetVaccines,
  },
  '/employee/{employeeId}/vaccine-refusals': {
    as: 'professional',
    table: 'vaccinations',
    other: () => ({ note: 'Outra' }),
    // Of one vaccine one refusal stands.
    before: forgetVaccines,
  },
  '/employee/{employeeId}/restrictions': {
    as: 'professional',
    table: 'work_restrictions',
    other: () => ({ words: 'Não trabalhar em altura' }),
  },
  '/employee/{employeeId}/diseases': {
    as: 'professional',
    table: 'work_diseases',
    other: () => ({ note: 'Outra' }),
  },
  '/esocial/conditions/{companyId}': {
    as: 'professional',
    table: 'esocial_conditions',
    other: () => ({ sector: 'Forja' }),
    // Of a group one holds from a day on.
    before: () => app.db.deleteFrom('esocial_conditions').execute(),
  },
  '/employee/{employeeId}/exams': {
    as: 'professional',
    table: 'exam_records',
    other: () => ({ place: 'Outro lugar' }),
  },
  '/absences': {
    as: 'companyA',
    table: 'absences',
    other: () => ({ ends_on: '2026-02-05' }),
    // Nobody is away twice on one day.
    before: () => app.db.deleteFrom('absences').execute(),
  },
  '/employee/{employeeId}/consents': {
    as: 'professional',
    table: 'consents',
    other: () => ({ paper: 'Pasta verde' }),
    // Of one purpose one holds.
    before: () => app.db.deleteFrom('consents').execute(),
  },
  '/employee/{employeeId}/privacy-requests': {
    as: 'professional',
    table: 'privacy_requests',
    other: () => ({ channel: 'email' }),
  },
  '/employee/{employeeId}/intervals': {
    as: 'professional',
    table: 'personal_intervals',
    other: () => ({ months: 3 }),
  },
  '/recalls': {
    as: 'professional',
    table: 'recalls',
    other: () => ({ per: 'unit' }),
    body: () => ({ employeeIds: [worlds.a.employee], before: 'include' }),
    // Who is due is known when a job has computed it.
    before: () => app.workDueJobs(),
  },
  '/webhooks': { as: 'companyA', table: 'webhooks', other: () => ({ name: 'Outro nome' }) },
  '/care-places': { as: 'professional', table: 'care_places', other: () => ({ name: 'Outro lugar' }) },
  '/care-places/{placeId}/blocks': {
    as: 'professional',
    table: 'care_blocks',
    other: () => ({ reason: 'Outro motivo' }),
    body: () => blockFields(),
    path: () => `/care-places/${worlds.a.carePlace}/blocks`,
  },
  '/referrals': {
    as: 'companyA',
    table: 'referrals',
    other: () => ({ occasion: 'admission' }),
    body: () => referralFields({ employeeId: nobodySent, placeId: worlds.a.carePlace }),
    before: findNobodySent,
  },
  '/referrals/many': {
    as: 'companyA',
    table: 'referrals',
    other: () => ({ occasion: 'admission' }),
    body: () => {
      const { placeId, occasion, day } = referralFields({ employeeId: nobodySent, placeId: worlds.a.carePlace });
      return { employeeIds: [nobodySent], placeId, occasion, day, byArrival: true };
    },
    before: findNobodySent,
  },
  '/queue': {
    as: 'professional',
    table: 'referrals',
    other: () => ({ priority: 'other' }),
    body: () => walkInFields({ employeeId: nobodySent, placeId: worlds.a.carePlace }),
    before: findNobodySent,
  },
};

/** Somebody of the company who has no referral: of each occasion there is one that is open. */
let nobodySent: string;

async function findNobodySent(): Promise<void> {
  const company = { companyId: worlds.a.company, token: worlds.tokens.companyA };
  nobodySent = (await makeEmployee(app, company)).id;
}

async function forgetVaccines(): Promise<void> {
  await app.db.deleteFrom('vaccinations').execute();
}

/** A CAT of which no paper was issued. */
let catToIssue: string;

async function makeCatToIssue(): Promise<void> {
  const body = { day: '02-02-2026', anotherConfirmed: true };
  const path = `/employee/${worlds.a.employee}/cats`;
  catToIssue = (await app.call('POST', path, { as: worlds.tokens.professional, body })).body.catId;
}

/** A report that was issued: no other is presented. */
let issuedReport: string;

async function issueReport(): Promise<void> {
  await cancelCompanyDocuments();
  await app.db.deleteFrom('report_presentations').execute();
  await app.db.deleteFrom('annual_reports').execute();
  const [as, companyId] = [worlds.tokens.professional, worlds.a.company];
  const days = { from_on: '01-01-2025', until_on: '31-12-2025', breakdown: 'unit' };
  const { body } = await app.call('POST', `/annual-reports/${companyId}`, { as, body: days });
  issuedReport = body.annualReport.id;
  const written = reportFields({ degree: '2', version: 1 });
  await app.call('PUT', `/annual-report/${issuedReport}`, { as, body: written });
  const answers = { reportId: issuedReport, version: 2 };
  await app.call('POST', '/company-documents', { as, body: { companyId, kind: 'annual-report', answers } });
}

/** A company has one version in preparation. */
async function discardDraft(): Promise<void> {
  await findDraft();
  await app.call('DELETE', `/programme/${worlds.a.draft}`, { as: worlds.tokens.professional });
}

/** Of each thing a company has one document that stands. */
async function cancelCompanyDocuments(): Promise<void> {
  const of = { as: worlds.tokens.professional };
  const { body } = await app.call('GET', `/company-documents/${worlds.a.company}`, of);
  for (const { id } of body.documents) {
    await app.call('PUT', `/issued-documents/${id}/cancel`, { ...of, body: { reason: 'Feito para o teste' } });
  }
}

async function findDraft(): Promise<void> {
  const { body } = await app.call('GET', `/programmes/${worlds.a.company}`, { as: worlds.tokens.professional });
  worlds.a.draft = body.programmes[0].id;
}

test('the calls that make a record are known', () => {
  expect(
    creatingCalls.map(({ path }) => path).sort(),
    'Say in `creating` who calls it, which table gets a row, and what makes another request of its example.',
  ).toEqual(Object.keys(creating).sort());
});

describe.each(creatingCalls)('$method $path', ({ name, path }) => {
  const known = creating[path];
  if (!known) return;
  const { as, table, other, body = () => exampleCalls[name]?.body?.(worlds.a) ?? {}, before } = known;
  const at = () => known.path?.() ?? exampleCalls[name]?.path(worlds.a) ?? path;
  beforeEach(async () => before?.());
  const send = (fields: object, key: string) => app.call('POST', at(), { as: worlds.tokens[as], body: fields, key });
  /** A link is new each time; what it is for is the same. */
  const answered = ({ status, body: { signedUrl, ...answer } }: Awaited<ReturnType<typeof send>>) => {
    if (path === '/uploads') expect(signedUrl).toEqual(expect.any(String));
    return { status, body: answer };
  };
  // A company has one bundle under way.
  afterEach(() => app.workDueJobs());

  test('sent again with its key makes nothing and is answered as the first time', async () => {
    const [fields, key] = [body(), freshKey()];
    const before = await rowsOf(table);
    const first = await send(fields, key);
    expect(first.status).toBe(201);
    expect(answered(await send(fields, key))).toEqual(answered(first));
    expect(await rowsOf(table)).toBe(before + 1);
    expect(await send({ ...fields, ...other() }, key)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Idempotency-Key') },
    });
    expect(await rowsOf(table)).toBe(before + 1);
  });

  test('sent five times at once with one key makes one record', async () => {
    const [fields, key] = [body(), freshKey()];
    const before = await rowsOf(table);
    const responses = (await Promise.all(Array.from({ length: 5 }, () => send(fields, key)))).map(answered);
    expect(responses).toEqual(responses.map(() => ({ status: 201, body: responses[0]?.body })));
    expect(await rowsOf(table)).toBe(before + 1);
  });
});

test('the same record twice is two with two keys, and without any', async () => {
  const body = unit();
  const responses = [
    await makeUnit(body, freshKey()),
    await makeUnit(body, freshKey()),
    await makeUnit(body),
    await makeUnit(body),
  ];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(responses.map(({ body }) => body.unit.id)).size).toBe(4);
});

test('a refused call leaves no key behind: corrected, it is taken', async () => {
  const key = freshKey();
  expect((await makeUnit(unit({ cnpj: '1' }), key)).status).toBe(400);
  expect((await makeUnit(unit({ companyId: worlds.b.company }), key)).status).toBe(404);
  expect((await makeUnit(unit(), key)).status).toBe(201);

  const { admin } = worlds.tokens;
  const [first, second] = [adminFields(), adminFields()];
  const twin = { ...second, email: first.email };
  const send = (body: object) => app.call('POST', '/admins', { as: admin, body, key });
  expect((await app.call('POST', '/admins', { as: admin, body: first })).status).toBe(201);
  expect((await send(twin)).status).toBe(409);
  expect((await send(second)).status).toBe(201);
});

test('a key belongs to its user', async () => {
  const key = freshKey();
  const other = await makeCompany(app);
  const [ours, theirs] = [
    await makeUnit(unit(), key),
    await makeUnit(unit({ companyId: other.companyId }), key, other.token),
  ];
  expect([ours.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body.unit.id).not.toBe(ours.body.unit.id);
});

test('a key is kept for a day and then forgotten', async () => {
  const [body, key] = [unit(), freshKey()];
  const first = await makeUnit(body, key);
  const age = (hours: number) =>
    app.db
      .updateTable('idempotency_keys')
      .set({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() })
      .execute();
  await age(23);
  await deleteOldKeys(app.db);
  expect((await makeUnit(body, key)).body).toEqual(first.body);
  await age(25);
  const second = await makeUnit(body, key);
  expect(second.body.unit.id).not.toBe(first.body.unit.id);
  expect((await makeUnit(body, key)).body).toEqual(second.body);
  await age(25);
  await deleteOldKeys(app.db);
  expect(await rowsOf('idempotency_keys')).toBe(0);
});

test('what is kept holds no password, no link and not the key itself', async () => {
  const { admin, professional } = worlds.tokens;
  const secret = 'segredo-de-ninguem';
  const body = adminFields({ password: secret });
  expect((await app.call('POST', '/admins', { as: admin, body, key: 'chave-bem-visivel' })).status).toBe(201);
  await expect(signIn(app, body.email, secret)).resolves.toEqual(expect.any(String));
  await app.call('POST', '/uploads', {
    as: professional,
    body: exampleCalls['documents.upload']?.body?.(worlds.a),
    key: freshKey(),
  });
  const rows = await app.db.selectFrom('idempotency_keys').selectAll().execute();
  const kept = JSON.stringify(
    rows.map(({ answer, ...row }) => {
      const place = `answer ${row.user_id} ${row.request_hash}`;
      return { ...row, answer: openText(answer, place, app.encryptionKeys) };
    }),
  );
  expect(kept).toContain(body.email);
  for (const hidden of [secret, password, 'chave-bem-visivel', 'signedUrl', 'argon2'])
    expect(kept).not.toContain(hidden);
});

test.each(['', ' ', 'a'.repeat(201), 'ação'])('the key %j is refused', async (key) => {
  const response = await makeUnit(unit(), key);
  expect(response).toMatchObject({ status: 400, body: { data: { issues: [{ path: 'Idempotency-Key' }] } } });
});

test('the documentation shows the header where it counts', async () => {
  const { body } = await app.call('GET', '/docs/json');
  const parameters = (path: string, method: string) => JSON.stringify(body.paths[path][method].parameters ?? []);
  for (const { path } of creatingCalls) expect(parameters(path, 'post'), path).toContain('Idempotency-Key');
  expect(parameters('/units/{companyId}', 'get')).not.toContain('Idempotency-Key');
});
