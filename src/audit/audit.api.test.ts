import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordUnknown } from '../sign-in/limits/unknown-sign-ins.db.ts';
import {
  adminFields,
  companyFields,
  employeeFields,
  makeCompany,
  makeDocument,
  makeEmployee,
  makeProfessional,
  makeUnit,
  password,
  professionalFields,
  signIn,
  signInFirstAdmin,
  unitFields,
  unknownId,
} from '../testing/factories.ts';
import { setUpSecondFactor } from '../testing/second-factor.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';
import { verifyChain } from '../trail/chain.db.ts';

let app: TestApp;
let admin: string;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;

beforeAll(async () => {
  app = await startApp();
  admin = await signInFirstAdmin(app);
  mine = await makeCompany(app);
  other = await makeCompany(app);
  doctor = await makeProfessional(app);
});
afterAll(() => app.stop());

/** What was written since the given moment of the trail, oldest first, as it is stored. */
async function written(task: () => Promise<unknown>) {
  const count = async () => (await verifyChain(app.db)).entries;
  const before = await count();
  await task();
  const rows = await app.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('number', '>', before)
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ ...row, changes: row.changes ? JSON.parse(row.changes) : null }));
}

const at = (employee: { id: string }) => ({ companyId: mine.companyId, employeeId: employee.id, token: doctor.token });
const userOf = async (token: string) => (await app.call('GET', '/profile', { as: token })).body.user.id;

describe('health data', () => {
  test('lists, openings and uploads of documents are written down with who, whose and from where', async () => {
    const employee = await makeEmployee(app, mine);
    const document = await makeDocument(app, at(employee), { medicalConfidentiality: false });
    const [doctorId, companyUser] = [await userOf(doctor.token), await userOf(mine.token)];
    const entries = await written(async () => {
      await app.call('GET', `/documents/${employee.id}`, { as: mine.token });
      await app.call('GET', `/documents/${employee.id}?search=x`, { as: doctor.token });
      await app.call('GET', `/sigilalDocuments/${employee.id}`, { as: doctor.token });
      await app.call('GET', `/document/${document.id}`, { as: doctor.token });
    });
    const common = { employee_id: employee.id, company_id: mine.companyId, address: '127.0.0.1', changes: null };
    const byDoctor = { ...common, actor_id: doctorId, actor_type: 'professional' };
    expect(entries).toMatchObject([
      { ...common, actor_id: companyUser, actor_type: 'company', action: 'listed', subject: 'document', detail: null },
      { ...byDoctor, action: 'listed', subject: 'document', detail: null },
      { ...byDoctor, action: 'listed', subject: 'document', detail: 'confidential' },
      { ...byDoctor, action: 'opened', subject: 'document', subject_id: document.id },
    ]);
  });

  test('an upload is written down once, when its file has arrived, not when it is announced', async () => {
    const employee = await makeEmployee(app, mine);
    const body = { name: 'Laudo', contentType: 'application/pdf', companyId: mine.companyId, employeeId: employee.id };
    const announced = await written(() =>
      app.call('POST', '/uploads', { as: doctor.token, body: { ...body, size: 9 } }),
    );
    expect(announced).toEqual([]);
    const arrived = await written(() => makeDocument(app, at(employee)));
    expect(arrived.filter(({ action }) => action === 'uploaded')).toMatchObject([
      {
        actor_id: await userOf(doctor.token),
        subject: 'document',
        employee_id: employee.id,
        company_id: mine.companyId,
      },
    ]);
  });

  test('a print is written down by employee and form alone', async () => {
    const employee = await makeEmployee(app, mine);
    const print = (body: object) => app.call('POST', '/prints', { as: doctor.token, body });
    const entries = await written(async () => {
      expect((await print({ employeeId: employee.id, form: 'aso', conclusion: 'inapto' })).status).toBe(204);
    });
    expect(entries).toMatchObject([
      { action: 'printed', subject: 'form', detail: 'aso', employee_id: employee.id, company_id: mine.companyId },
    ]);
    expect(JSON.stringify(entries)).not.toContain('inapto');
    expect((await print({ employeeId: employee.id, form: 'poema' })).body.data.issues).toEqual([
      { path: 'form', message: 'Escolha um dos formulários' },
    ]);
    expect((await print({ employeeId: unknownId, form: 'aso' })).status).toBe(404);
  });

  test('registration data is read without a trace: it is on the hot path and says nothing of health', async () => {
    const entries = await written(async () => {
      await app.call('GET', `/employees/${mine.companyId}`, { as: mine.token });
      await app.call('GET', `/units/${mine.companyId}`, { as: mine.token });
      await app.call('GET', '/companies', { as: admin });
    });
    expect(entries).toEqual([]);
  });
});

describe('refusals', () => {
  test('a forbidden call and a record out of reach are written down with what was asked for', async () => {
    const employee = await makeEmployee(app, mine);
    const document = await makeDocument(app, at(employee));
    const entries = await written(async () => {
      await app.call('GET', `/sigilalDocuments/${employee.id}`, { as: mine.token });
      await app.call('GET', `/document/${document.id}`, { as: mine.token });
      await app.call('GET', `/employee/${employee.id}`, { as: other.token });
      await app.call('GET', `/documents/${employee.id}`, { as: admin });
    });
    const refused = { action: 'refused', address: '127.0.0.1' };
    expect(entries).toMatchObject([
      { ...refused, detail: 'documents.listConfidential', subject: 'document', employee_id: employee.id },
      { ...refused, detail: 'documents.open', subject: 'document', subject_id: document.id },
      { ...refused, detail: 'employees.read', subject: 'employee', subject_id: employee.id, actor_type: 'company' },
      { ...refused, detail: 'documents.list', subject: 'document', employee_id: employee.id, actor_type: 'admin' },
    ]);
  });

  test('visitors, wrong input and unknown addresses leave nothing, and of what was sent only identifiers are kept', async () => {
    const entries = await written(async () => {
      await app.call('GET', `/documents/${unknownId}`);
      await app.call('GET', `/documents/${unknownId}`, { as: 'inventado' });
      await app.call('GET', '/employee/xyz', { as: mine.token });
      await app.call('GET', '/nada', { as: mine.token });
      const body = { ...employeeFields({ name: 'Nome Digitado' }), companyId: other.companyId };
      await app.call('POST', '/employees', { as: mine.token, body });
    });
    expect(entries).toMatchObject([{ action: 'refused', detail: 'employees.create', company_id: other.companyId }]);
    expect(JSON.stringify(entries)).not.toContain('Digitado');
  });
});

describe('changes', () => {
  test('an employee: what was entered, then the old and the new value of each field that was changed', async () => {
    const fields = employeeFields({ nis: '12056412547', rg: '12.345.678-9', sector: 'Forno' });
    let id = '';
    const created = await written(async () => {
      const response = await app.call('POST', '/employees', {
        as: mine.token,
        body: { ...fields, companyId: mine.companyId },
      });
      id = response.body.employee.id;
    });
    expect(created).toMatchObject([{ action: 'created', subject: 'employee', subject_id: id, employee_id: id }]);
    expect(created[0]?.changes).toMatchObject({ name: [null, fields.name], sector: [null, 'Forno'] });

    const changed = await written(async () => {
      const body = { ...fields, sector: 'Padaria', dt_birth: '21-05-1990' };
      expect((await app.call('PUT', `/employees/update/${id}`, { as: mine.token, body })).status).toBe(200);
      for (let times = 0; times < 2; times++) await app.call('PUT', `/employee/delete/${id}`, { as: mine.token });
    });
    expect(changed.map(({ action, changes }) => [action, changes])).toEqual([
      ['updated', { sector: ['Forno', 'Padaria'], dt_birth: ['1990-05-20', '1990-05-21'] }],
      ['inactivated', {}],
    ]);
  });

  test('administrators, companies, professionals and units likewise, and never a password', async () => {
    const [adminInput, companyInput, professionalInput] = [adminFields(), companyFields(), professionalFields()];
    const entries = await written(async () => {
      const post = async (path: string, body: object) => (await app.call('POST', path, { as: admin, body })).body;
      const put = (path: string, body: object, as = admin) => app.call('PUT', path, { as, body });
      const madeAdmin = (await post('/admins', adminInput)).admin;
      await put(`/admins/update/${madeAdmin.id}`, { ...adminInput, name: 'Outra' });
      const company = (await post('/companies', companyInput)).company;
      await put(`/company/update/${company.id}`, { ...companyInput, email: `x${companyInput.email}` });
      const professional = (await post('/professionals', professionalInput)).professional;
      await put(`/professional/update/${professional.id}`, {
        ...professionalInput,
        uf: 'RJ',
        password: 'nova-senha-1',
      });
      const unitInput = unitFields();
      const unit = await makeUnit(app, mine, unitInput);
      await put(`/unit/update/${unit.id}`, { ...unitInput, city: 'Santos' }, mine.token);
      await put(`/unit/delete/${unit.id}`, {}, mine.token);
    });
    const seen = entries.map(({ action, subject, changes }) => [
      action,
      subject,
      action === 'updated' ? changes : null,
    ]);
    expect(seen).toEqual([
      ['created', 'admin', null],
      ['updated', 'admin', { name: [adminInput.name, 'Outra'] }],
      ['created', 'company', null],
      ['updated', 'company', { email: [companyInput.email, `x${companyInput.email}`] }],
      ['created', 'professional', null],
      ['updated', 'professional', { uf: ['SP', 'RJ'] }],
      ['password-changed', 'user', null],
      ['created', 'unit', null],
      ['updated', 'unit', { city: ['São Paulo', 'Santos'] }],
      ['deleted', 'unit', null],
    ]);
    expect(entries.filter(({ subject }) => subject === 'unit').map(({ company_id }) => company_id)).toEqual(
      Array.from({ length: 3 }, () => mine.companyId),
    );
    for (const secret of [adminInput.password, 'nova-senha-1', 'password_hash', '$argon2']) {
      expect(JSON.stringify(entries)).not.toContain(secret);
    }
  });

  test('one that does not say which version was seen is marked as having overwritten unseen', async () => {
    const [adminInput, professionalInput] = [adminFields(), professionalFields()];
    const [unitInput, employeeInput] = [unitFields(), employeeFields({ nis: '12056412547', rg: '12.345.678-9' })];
    const companyInput = companyFields();
    const [company, unit, employee] = [
      await makeCompany(app, companyInput),
      await makeUnit(app, mine, unitInput),
      await makeEmployee(app, mine, employeeInput),
    ];
    const madeAdmin = (await app.call('POST', '/admins', { as: admin, body: adminInput })).body.admin;
    const professional = (await app.call('POST', '/professionals', { as: admin, body: professionalInput })).body
      .professional;
    const updates: [string, object, string][] = [
      [`/admins/update/${madeAdmin.id}`, adminInput, admin],
      [`/company/update/${company.companyId}`, companyInput, admin],
      [`/professional/update/${professional.id}`, { ...professionalInput, password: '' }, admin],
      [`/unit/update/${unit.id}`, unitInput, mine.token],
      [`/employees/update/${employee.id}`, employeeInput, mine.token],
    ];
    for (const [path, body, as] of updates) {
      const entries = await written(async () => {
        expect((await app.call('PUT', path, { as, body: { ...body, version: 1 } })).status, path).toBe(200);
        expect((await app.call('PUT', path, { as, body })).status, path).toBe(200);
      });
      expect(entries, path).toMatchObject([
        { action: 'updated', detail: null },
        { action: 'updated', detail: 'unseen' },
      ]);
    }
  });

  test('a change that is refused or undone leaves no entry of it', async () => {
    const taken = await makeEmployee(app, mine);
    const unit = await makeUnit(app, mine);
    await makeEmployee(app, mine, { unitId: unit.id });
    const entries = await written(async () => {
      const body = { ...employeeFields({ cpf: taken.cpf }), companyId: mine.companyId };
      expect((await app.call('POST', '/employees', { as: mine.token, body })).status).toBe(409);
      expect((await app.call('PUT', `/unit/delete/${unit.id}`, { as: mine.token })).status).toBe(409);
    });
    expect(entries).toEqual([]);
  });
});

describe('sign-ins', () => {
  test('in, out, a failed try and a new password are written down', async () => {
    const fields = companyFields();
    await makeCompany(app, fields);
    const entries = await written(async () => {
      await app.call('POST', '/login', { body: { email: fields.email, password: 'errada-errada' } });
      const token = await signIn(app, fields.email);
      const body = { current: fields.password, password: 'outra-senha-8' };
      expect((await app.call('PUT', '/profile/password', { as: token, body })).status).toBe(204);
      await app.call('POST', '/logout', { as: token });
    });
    expect(entries.map(({ action }) => action)).toEqual([
      'sign-in-failed',
      'signed-in',
      'password-changed',
      'signed-out',
    ]);
    const [{ actor_id } = { actor_id: null }] = entries;
    expect(actor_id).toEqual(expect.any(String));
    for (const entry of entries) {
      expect(entry).toMatchObject({ actor_id, actor_type: 'company', subject: 'user', subject_id: actor_id });
    }
    expect(JSON.stringify(entries)).not.toMatch(/errada|outra-senha/);
  });

  test('what changes the sign-in itself is written down too', async () => {
    const { token } = await makeCompany(app);
    const entries = await written(async () => {
      await app.call('PUT', '/sessions/end-others', { as: token });
      const { recoveryCodes } = await setUpSecondFactor(app, token);
      const proof = { password, code: recoveryCodes[0] };
      await app.call('PUT', '/second-factor/turn-off', { as: token, body: proof });
    });
    expect(entries.map(({ action }) => action)).toEqual(['sessions-ended', 'second-factor-on', 'second-factor-off']);
  });

  test('of an e-mail that nobody has nothing is kept: it may be a password', async () => {
    const body = { email: 'minha-senha@zelo.test', password: 'qualquer-uma' };
    const entries = await written(async () => {
      await app.call('POST', '/login', { body });
      await recordUnknown(app.db, new Date(Date.now() + 16 * 60_000));
    });
    expect(entries).toMatchObject([
      { action: 'sign-in-failed', actor_id: null, actor_type: null, address: '127.0.0.1', detail: 'unknown-email.1' },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/minha-senha|qualquer/);
  });
});
