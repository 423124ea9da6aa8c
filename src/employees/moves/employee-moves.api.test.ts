import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  employeeFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeUnit,
  unknownId,
} from '../../testing/factories.ts';
import { manyEmployees } from '../../testing/many-employees.ts';
import { isAnybodyWaiting } from '../../testing/queries/waiting-for-locks.ts';
import { startApp, type TestApp } from '../../testing/start-app.ts';
import { until } from '../../testing/until.ts';
import { verifyChain } from '../../trail/chain.db.ts';
import { lockUnit } from '../../units/unit-lookups.db.ts';

let app: TestApp;
let mine: Awaited<ReturnType<typeof makeCompany>>;
let other: Awaited<ReturnType<typeof makeCompany>>;
let professional: string;

beforeAll(async () => {
  app = await startApp();
  [mine, other] = [await makeCompany(app), await makeCompany(app)];
  professional = (await makeProfessional(app)).token;
});
afterAll(() => app.stop());

const put = (path: string, body?: object, as = mine.token) => app.call('PUT', path, { as, body });
const get = (path: string, as = mine.token) => app.call('GET', path, { as });
const move = (id: string, unitId: unknown, as?: string) => put(`/employees/move/${id}`, { unitId }, as);
const moveAll = (id: string, toUnitId: unknown, as?: string) => put(`/unit/move/${id}`, { toUnitId }, as);
const reactivate = (id: string, as?: string) => put(`/employee/reactivate/${id}`, undefined, as);
const inactivate = (id: string) => put(`/employee/delete/${id}`);
const removeUnit = (id: string) => put(`/unit/delete/${id}`);
const post = (fields: object) =>
  app.call('POST', '/employees', {
    as: mine.token,
    body: { ...employeeFields(), companyId: mine.companyId, ...fields },
  });
const namesIn = async (path: string) =>
  (await get(path)).body.employees.map(({ name }: { name: string }) => name) as string[];
const trailOf = async (id: string) =>
  (await get(`/audit/employee/${id}`, professional)).body.entries as { action: string; changes: unknown[] }[];

const unitGone = (path: string) => ({
  status: 400,
  body: { data: { issues: [{ path, message: 'Esta unidade não existe mais. Escolha outra.' }] } },
});
const inactive = { status: 409, body: { message: 'Este cadastro está inativo. Reative-o para editar.' } };

describe('moving an employee into another unit', () => {
  test('changes the unit alone, shows in both lists, and the trail names both units', async () => {
    const [from, to] = [
      await makeUnit(app, mine, { identification: 'Norte' }),
      await makeUnit(app, mine, { identification: 'Sul' }),
    ];
    const employee = await makeEmployee(app, mine, { unitId: from.id });
    const moved = await move(employee.id, to.id);
    expect(moved).toMatchObject({ status: 200, body: { employee: { ...employee, unitId: to.id } } });
    expect((await get(`/employee/${employee.id}`)).body).toEqual(moved.body);
    expect(await namesIn(`/employees/unit/${from.id}`)).toEqual([]);
    expect(await namesIn(`/employees/unit/${to.id}`)).toEqual([employee.name]);
    expect((await trailOf(employee.id))[0]).toMatchObject({
      action: 'moved',
      changes: expect.arrayContaining([
        { field: 'unit', before: 'Norte', after: 'Sul' },
        { field: 'unitId', before: from.id, after: to.id },
      ]),
    });
    expect((await move(employee.id, null)).body.employee.unitId).toBeNull();
    expect((await move(employee.id, '')).status).toBe(200);
    const done = (await trailOf(employee.id)).map(({ action }) => action);
    expect(done.filter((action) => action !== 'listed')).toEqual(['moved', 'moved', 'created']);
  });

  test('leaves the form of somebody who is editing as it was: the unit is no field of it', async () => {
    const [unit, employee] = [await makeUnit(app, mine), await makeEmployee(app, mine, { nis: '1', rg: '1' })];
    await move(employee.id, unit.id);
    const saved = await put(`/employees/update/${employee.id}`, { ...employee, office: 'Chefe' });
    expect(saved.body.employee).toMatchObject({ office: 'Chefe', unitId: unit.id });
  });

  test('is refused into a unit of another company, a deleted or an unknown one, and for an inactive employee', async () => {
    const [unit, theirs, gone] = [await makeUnit(app, mine), await makeUnit(app, other), await makeUnit(app, mine)];
    await removeUnit(gone.id);
    const employee = await makeEmployee(app, mine, { unitId: unit.id });
    for (const id of [theirs.id, gone.id, unknownId])
      expect(await move(employee.id, id)).toMatchObject(unitGone('unitId'));
    expect((await move(employee.id, 'xyz')).status).toBe(400);
    expect((await put(`/employees/move/${employee.id}`, {})).status).toBe(400);
    expect((await move(employee.id, theirs.id, other.token)).status).toBe(404);
    expect((await get(`/employee/${employee.id}`)).body.employee).toEqual(employee);
    await inactivate(employee.id);
    expect(await move(employee.id, null)).toMatchObject(inactive);
  });
});

describe('moving everybody of a unit', () => {
  test('takes the active ones, so that the unit can be deleted', async () => {
    const [from, to] = [await makeUnit(app, mine), await makeUnit(app, mine)];
    const [ana, bia, gone] = [
      await makeEmployee(app, mine, { name: 'Ana', unitId: from.id }),
      await makeEmployee(app, mine, { name: 'Bia', unitId: from.id }),
      await makeEmployee(app, mine, { unitId: from.id }),
    ];
    await inactivate(gone.id);
    expect((await removeUnit(from.id)).status).toBe(409);
    expect(await moveAll(from.id, to.id)).toMatchObject({ status: 200, body: { moved: 2 } });
    expect(await namesIn(`/employees/unit/${to.id}`)).toEqual(['Ana', 'Bia']);
    for (const { id } of [ana, bia]) expect((await trailOf(id))[0]).toMatchObject({ action: 'moved' });
    expect((await get(`/employee/${gone.id}`)).body.employee.unitId).toBe(from.id);
    expect((await removeUnit(from.id)).status).toBe(204);
    expect((await moveAll(to.id, null)).body).toEqual({ moved: 2 });
    expect((await moveAll(to.id, null)).body).toEqual({ moved: 0 });
    expect((await get(`/employee/${ana.id}`)).body.employee.unitId).toBeNull();
  });

  test('is refused into the same unit, a deleted one and another company’s, and of a unit out of reach', async () => {
    const [from, gone, theirs] = [await makeUnit(app, mine), await makeUnit(app, mine), await makeUnit(app, other)];
    const employee = await makeEmployee(app, mine, { unitId: from.id });
    await removeUnit(gone.id);
    for (const id of [gone.id, theirs.id]) expect(await moveAll(from.id, id)).toMatchObject(unitGone('toUnitId'));
    expect((await moveAll(from.id, from.id)).body.data.issues).toMatchObject([{ path: 'toUnitId' }]);
    for (const id of [gone.id, theirs.id, unknownId]) expect((await moveAll(id, from.id)).status).toBe(404);
    expect((await get(`/employee/${employee.id}`)).body.employee).toEqual(employee);
  });

  test('of thousands leaves nobody behind and every one an entry, while others are answered', async () => {
    const company = await makeCompany(app);
    const [from, to] = [await makeUnit(app, company), await makeUnit(app, company)];
    await manyEmployees(app.db, company.companyId, 3_000);
    await app.db
      .updateTable('employees')
      .set({ unit_id: from.id })
      .where('company_id', '=', company.companyId)
      .execute();
    const order: string[] = [];
    const moving = moveAll(from.id, to.id, company.token).finally(() => order.push('moved'));
    const unit = await get(`/unit/${to.id}`, company.token).finally(() => order.push('read'));
    const moved = await moving;
    expect([unit.status, moved.body, order]).toEqual([200, { moved: 3_000 }, ['read', 'moved']]);
    const count = async (column: 'employee_id' | 'number') => {
      const { rows } = await sql<{
        count: number;
      }>`select count(distinct ${sql.ref(column)}) as count from audit_entries
        where action = 'moved' and company_id = ${company.companyId}`.execute(app.db);
      return Number(rows[0]?.count);
    };
    expect([await count('employee_id'), await count('number')]).toEqual([3_000, 3_000]);
    expect((await get(`/employees/unit/${to.id}?pageSize=0`, company.token)).body.total).toBe(3_000);
    expect((await verifyChain(app.db)).broken).toBeNull();
  });

  test('at the moment the other unit is deleted leaves nobody in a deleted unit', async () => {
    for (let round = 0; round < 10; round++) {
      const [from, to] = [await makeUnit(app, mine), await makeUnit(app, mine)];
      const employee = await makeEmployee(app, mine, { unitId: from.id });
      const moving = round % 2 ? moveAll(from.id, to.id) : move(employee.id, to.id);
      const [moved, deletion] = await Promise.all([moving, removeUnit(to.id)]);
      expect([moved.status, deletion.status]).toEqual(moved.status === 200 ? [200, 409] : [400, 204]);
      const unit = (await get(`/employee/${employee.id}`)).body.employee.unitId;
      expect(unit).toBe(moved.status === 200 ? to.id : from.id);
    }
  });

  test('to and fro at once, and one by one meanwhile, ends', async () => {
    const [one, two] = [await makeUnit(app, mine), await makeUnit(app, mine)];
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, at) => makeEmployee(app, mine, { unitId: at % 2 ? one.id : two.id })),
    );
    const responses = await Promise.all([
      moveAll(one.id, two.id),
      moveAll(two.id, one.id),
      ...people.map(({ id }, at) => move(id, at % 2 ? two.id : one.id)),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  });

  test.runIf(process.env.TEST_ENGINE === 'postgres')(
    'holds the same unit first, whichever way they go: nobody who has the other one waits for it',
    async () => {
      const ids: string[] = [(await makeUnit(app, mine)).id, (await makeUnit(app, mine)).id];
      const [first = '', second = ''] = ids.sort();
      for (const [from, to] of [
        [first, second],
        [second, first],
      ] as const) {
        const { moving } = await app.db.transaction().execute(async (tx) => {
          await lockUnit(tx, mine.companyId, first);
          const moved = moveAll(from, to);
          await until(() => isAnybodyWaiting(app.db));
          await lockUnit(tx, mine.companyId, second);
          return { moving: moved };
        });
        expect((await moving).status).toBe(200);
      }
    },
  );
});

describe('an inactive employee', () => {
  test('is not edited, and says why', async () => {
    const employee = await makeEmployee(app, mine, { nis: '1', rg: '1' });
    await inactivate(employee.id);
    expect(await put(`/employees/update/${employee.id}`, { ...employee, name: 'Outra' })).toMatchObject(inactive);
    expect((await get(`/employee/${employee.id}`)).body.employee.name).toBe(employee.name);
  });

  test('is listed when asked for, in its place among the others and with its date', async () => {
    const company = await makeCompany(app);
    const unit = await makeUnit(app, company);
    const made = [];
    for (const name of ['Ana', 'Bento', 'Caio']) made.push(await makeEmployee(app, company, { name, unitId: unit.id }));
    await put(`/employee/delete/${made[1].id}`, undefined, company.token);
    for (const as of [company.token, professional]) {
      for (const path of [`/employees/${company.companyId}`, `/employees/unit/${unit.id}`]) {
        const listed = async (query: string) =>
          (await get(`${path}${query}`, as)).body.employees.map(
            (row: { name: string; inactivatedAt: string | null }) => [row.name, row.inactivatedAt !== null],
          );
        const all = [
          ['Ana', false],
          ['Bento', true],
          ['Caio', false],
        ];
        expect(await listed('?inactive=true')).toEqual(all);
        expect(await listed('?inactive=true&search=bento&page=1')).toEqual([all[1]]);
        expect(await listed('?inactive=false')).toEqual([all[0], all[2]]);
        expect(await listed('')).toEqual([all[0], all[2]]);
        expect((await get(`${path}?inactive=talvez`, as)).status).toBe(400);
      }
    }
  });

  test('comes back with the same record and its history', async () => {
    const unit = await makeUnit(app, mine);
    const employee = await makeEmployee(app, mine, { unitId: unit.id });
    await inactivate(employee.id);
    const back = await reactivate(employee.id);
    expect(back).toMatchObject({ status: 200, body: { employee } });
    expect((await reactivate(employee.id)).body).toEqual(back.body);
    expect((await get(`/employee/${employee.id}`)).body.employee).toEqual(employee);
    expect(await namesIn(`/employees/unit/${unit.id}`)).toEqual([employee.name]);
    expect((await trailOf(employee.id)).map(({ action }) => action)).toEqual(['reactivated', 'inactivated', 'created']);
  });

  test('comes back without the unit that was deleted meanwhile, and the trail says so', async () => {
    const unit = await makeUnit(app, mine, { identification: 'Fechada' });
    const employee = await makeEmployee(app, mine, { unitId: unit.id });
    await inactivate(employee.id);
    await removeUnit(unit.id);
    expect((await reactivate(employee.id)).body.employee.unitId).toBeNull();
    const [entry] = await trailOf(employee.id);
    expect(entry?.changes).toContainEqual({ field: 'unit', before: 'Fechada', after: null });
  });

  test('does not come back beside an active one with the same CPF, nor for another company', async () => {
    const employee = await makeEmployee(app, mine);
    await inactivate(employee.id);
    expect((await reactivate(employee.id, other.token)).status).toBe(404);
    await makeEmployee(app, mine, { cpf: employee.cpf, evenIfInactive: true });
    const message = 'A empresa já tem um empregado ativo com este CPF';
    expect(await reactivate(employee.id)).toMatchObject({
      status: 409,
      body: { message, data: { issues: [{ path: 'cpf', message }] } },
    });
    expect((await get(`/employee/${employee.id}`)).body.employee.inactivatedAt).toEqual(expect.any(String));
  });
});

describe('a CPF whose record is inactive', () => {
  test('is refused with that record named, and registered anew when the caller means it', async () => {
    const first = await makeEmployee(app, mine, { name: 'Davi', registration: 'R-1' });
    await inactivate(first.id);
    const again = await post({ cpf: first.cpf });
    expect(again).toMatchObject({
      status: 409,
      body: {
        code: 'INACTIVE_EMPLOYEE',
        data: {
          issues: [{ path: 'cpf' }],
          former: { id: first.id, name: 'Davi', registration: 'R-1', inactivatedAt: expect.any(String) },
        },
      },
    });
    const second = await post({ cpf: first.cpf, evenIfInactive: true });
    expect(second.status).toBe(201);
    await inactivate(second.body.employee.id);
    expect((await post({ cpf: first.cpf })).body.data.former.id).toBe(second.body.employee.id);
    await reactivate(first.id);
    expect((await post({ cpf: first.cpf })).body).toMatchObject({ code: 'CONFLICT' });
  });

  test('of another company says nothing', async () => {
    const theirs = await makeEmployee(app, other);
    await put(`/employee/delete/${theirs.id}`, undefined, other.token);
    expect((await post({ cpf: theirs.cpf })).status).toBe(201);
  });
});
