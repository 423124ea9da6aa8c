import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { today } from '../platform/contract/dates.ts';
import { keepDay } from '../testing/clock/keep-day.ts';
import {
  groupFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  makeUnit,
  signInFirstAdmin,
  unknownId,
} from '../testing/factories.ts';
import { png } from '../testing/images.ts';
import { type MailServer, startMailServer } from '../testing/mail-server.ts';
import { spokenText } from '../testing/pdf/spoken-text.ts';
import { confirmAddress } from '../testing/practice/confirmed-address.ts';
import { startApp, type TestApp } from '../testing/start-app.ts';

keepDay();

let app: TestApp;
let mails: MailServer;
let admin: string;
let doctor: Awaited<ReturnType<typeof makeProfessional>>;
beforeAll(async () => {
  mails = await startMailServer();
  app = await startApp(mails.settings);
  admin = await signInFirstAdmin(app);
  doctor = await makeProfessional(app, { name: 'Rui Tavares' }, admin);
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

let mine: Awaited<ReturnType<typeof makeCompany>>;
let ids: { ana: string; bia: string; caio: string };
beforeEach(async () => {
  mine = await makeClient();
  const unit = await makeUnit(app, mine, { identification: 'Galpão Norte' });
  const ana = await makeEmployee(app, mine, { name: 'Ana Quirino', unitId: unit.id });
  const bia = await makeEmployee(app, mine, { name: 'Bia Xerém' });
  const caio = await makeEmployee(app, mine, { name: 'Caio Wanderley', employee_function: 'Vigia' });
  ids = { ana: ana.id, bia: bia.id, caio: caio.id };
});

/** A company with a programme whose one group has 'Auxiliar de produção' examined; what is due is computed. */
async function makeClient() {
  const company = await makeCompany(app, {}, admin);
  await makeProgramme(app, { companyId: company.companyId, token: doctor.token }, { groups: [groupFields()] });
  await app.workDueJobs();
  return company;
}

const make = (body: object, as = doctor.token) => app.call('POST', '/recalls', { as, body });
const list = async (as: string) => (await app.call('GET', '/recalls', { as })).body.recalls;
const letter = (id: string, as: string) =>
  fetch(`${app.url}/api/recalls/${id}/letter`, { headers: { authorization: `Bearer ${as}` } });
const textOf = async (response: Response) =>
  (await spokenText(new Uint8Array(await response.arrayBuffer()))).map(({ spoken }) => spoken).join('');
const recalledOn = async (id: string) => {
  const found = await app.call('GET', `/due-dates?list=neverExamined&companyId=${mine.companyId}&page=1`, {
    as: doctor.token,
  });
  return found.body.people.find((person: { id: string }) => person.id === id)?.recalledOn;
};

describe('a recall', () => {
  test('makes one letter for a company, notes it on each line and tells the company', async () => {
    const made = await make({ employeeIds: [ids.ana, ids.bia] });
    expect(made).toMatchObject({ status: 201, body: { people: 2 } });
    const [id] = made.body.recallIds;
    expect(await list(mine.token)).toMatchObject([
      { id, people: 2, unitName: null, recalledOn: today(), mailed: false },
    ]);
    expect(await recalledOn(ids.ana)).toBe(today());
    const { notifications } = (await app.call('GET', '/notifications', { as: mine.token })).body;
    expect(notifications[0]).toMatchObject({ path: '/due-dates/letters' });
    expect(notifications[0].text).toContain('2 colaboradores');
  });

  test('the letter is opened by the practice and the company with names, exams and days, and stays as it was', async () => {
    const [id] = (await make({ employeeIds: [ids.ana, ids.bia] })).body.recallIds;
    const opened = await letter(id, mine.token);
    expect(opened.headers.get('content-type')).toContain('application/pdf');
    const text = await textOf(opened);
    for (const said of ['AnaQuirino', 'BiaXerém', 'GalpãoNorte', 'Avaliaçãoclínicaocupacional', 'RuiTavares'])
      expect(text).toContain(said);
    expect(text).not.toContain('CaioWanderley');
    const { version, ...employee } = (await app.call('GET', `/employee/${ids.ana}`, { as: mine.token })).body.employee;
    const body = { ...employee, name: 'Ana de Outro Nome', nis: '120.56412.84-7', rg: '1', version };
    expect((await app.call('PUT', `/employees/update/${ids.ana}`, { as: mine.token, body })).status).toBe(200);
    expect(await textOf(await letter(id, doctor.token))).toBe(text);
  });

  test('the letter says where the company signs in: the configured or confirmed address, and none where nobody has confirmed one', async () => {
    const [id] = (await make({ employeeIds: [ids.ana] })).body.recallIds;
    expect(await textOf(await letter(id, mine.token))).toContain(`atendimento,em${mails.settings.PUBLIC_URL}.`);
    const plain = await startApp({}, { isUnconfirmed: true });
    try {
      const by = await makeProfessional(plain);
      const theirs = await makeCompany(plain);
      await makeProgramme(plain, { companyId: theirs.companyId, token: by.token }, { groups: [groupFields()] });
      const people = [await makeEmployee(plain, theirs), await makeEmployee(plain, theirs)];
      await plain.workDueJobs();
      const textFor = async (employeeId = '') => {
        const made = await plain.call('POST', '/recalls', { as: by.token, body: { employeeIds: [employeeId] } });
        const path = `${plain.url}/api/recalls/${made.body.recallIds[0]}/letter`;
        return textOf(await fetch(path, { headers: { authorization: `Bearer ${by.token}` } }));
      };
      const text = await textFor(people[0]?.id);
      expect(text).toContain('Paramarcarohorário');
      expect(text).not.toMatch(/https?:|127\.0\.0\.1/);
      await confirmAddress(plain.db, 'https://zelo.clinica.test');
      expect(await textFor(people[1]?.id)).toContain('atendimento,emhttps://zelo.clinica.test.');
    } finally {
      await plain.stop();
    }
  });

  test('the letter names people by the alphabet, whoever was registered first', async () => {
    const abel = await makeEmployee(app, mine, { name: 'Ábel Zanini' });
    const [id] = (await make({ employeeIds: [ids.bia, abel.id, ids.ana] })).body.recallIds;
    const text = await textOf(await letter(id, mine.token));
    expect(text.match(/ÁbelZanini|AnaQuirino|BiaXerém/g)).toEqual(['ÁbelZanini', 'AnaQuirino', 'BiaXerém']);
  });

  test('a letter opened again has the letterhead of its day, whatever the practice prints on today', async () => {
    const putUp = async (image: string) =>
      expect((await app.call('PUT', '/practice/letterhead', { as: admin, body: { image } })).status).toBe(200);
    const bytes = async (id: string) => Buffer.from(await (await letter(id, mine.token)).arrayBuffer());
    await putUp(png());
    const [id] = (await make({ employeeIds: [ids.ana] })).body.recallIds;
    const ofTheDay = await bytes(id);
    await putUp('');
    const [drawn] = (await make({ employeeIds: [ids.bia] })).body.recallIds;
    expect([ofTheDay, await bytes(drawn)].map((pdf) => /\/Subtype\s*\/Image/.test(pdf.toString('latin1')))).toEqual([
      true,
      false,
    ]);
    expect((await bytes(id)).equals(ofTheDay)).toBe(true);
  });

  test('makes one letter for each unit and for who is in none, when it is asked for so', async () => {
    const made = await make({ employeeIds: [ids.ana, ids.bia], per: 'unit' });
    expect(made.body.recallIds).toHaveLength(2);
    const units = (await list(mine.token)).map(({ unitName }: { unitName: string | null }) => unitName);
    expect(units.toSorted()).toEqual(['Galpão Norte', null]);
  });

  test('gives each of several companies a letter of its own, and neither sees the other’s', async () => {
    const other = await makeClient();
    const davi = await makeEmployee(app, other, { name: 'Davi Brandão' });
    const { recallIds } = (await make({ employeeIds: [ids.ana, davi.id] })).body;
    expect(recallIds).toHaveLength(2);
    const [own] = await list(other.token);
    expect(await list(other.token)).toHaveLength(1);
    expect(await textOf(await letter(own.id, other.token))).toContain('DaviBrandão');
    const foreign = recallIds.find((id: string) => id !== own.id);
    expect((await letter(foreign, other.token)).status).toBe(404);
    expect((await app.call('GET', `/recalls?companyId=${mine.companyId}`, { as: other.token })).status).toBe(404);
  });

  test('asks before somebody is recalled again within the days, and takes either answer', async () => {
    await make({ employeeIds: [ids.ana] });
    const refused = await make({ employeeIds: [ids.ana, ids.bia] });
    expect(refused).toMatchObject({ status: 409, body: { code: 'RECALLED_BEFORE', data: { recent: 1, total: 2 } } });
    expect(refused.body.message).toBe('1 colaborador de 2 já foi convocado há pouco.');
    const alone = await make({ employeeIds: [ids.ana] });
    expect(alone.body.message).toBe('O colaborador já foi convocado há pouco.');
    const nobodyLeft = await make({ employeeIds: [ids.ana], before: 'leaveOut' });
    expect(nobodyLeft.status).toBe(400);
    expect(nobodyLeft.body.data.issues).toMatchObject([
      { path: 'before', message: 'O colaborador já foi convocado há pouco: não resta ninguém' },
    ]);
    expect((await make({ employeeIds: [ids.ana, ids.bia], before: 'leaveOut' })).body.people).toBe(1);
    expect((await make({ employeeIds: [ids.ana, ids.bia], before: 'include' })).body.people).toBe(2);
    expect((await make({ employeeIds: [ids.ana], againAfter: 0 })).status).toBe(201);
  });

  test('sent twice with one key is one letter', async () => {
    const once = { as: doctor.token, body: { employeeIds: [ids.ana] }, key: `recall ${ids.ana}` };
    const first = await app.call('POST', '/recalls', once);
    const again = await app.call('POST', '/recalls', once);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await list(mine.token)).toHaveLength(1);
  });

  test('is refused for who has no exam to do, by name, and for who is not there', async () => {
    const refused = await make({ employeeIds: [ids.ana, ids.caio] });
    expect(refused.status).toBe(400);
    expect(refused.body.data.issues).toMatchObject([{ path: 'employeeIds' }]);
    expect(refused.body.data.issues[0].message).toContain('Caio Wanderley');
    expect((await make({ employeeIds: [unknownId] })).status).toBe(404);
    expect((await make({ employeeIds: [] })).status).toBe(400);
    expect((await make({ employeeIds: [ids.ana] }, mine.token)).status).toBe(403);
    expect(await list(mine.token)).toEqual([]);
  });

  test('tells the company by e-mail only when it is asked for, without a name or an exam', async () => {
    await app.workDueJobs();
    mails.received.length = 0;
    await make({ employeeIds: [ids.ana], byMail: true });
    await make({ employeeIds: [ids.bia] });
    const jobs = JSON.stringify(await app.db.selectFrom('jobs').selectAll().execute());
    await app.workDueJobs();
    const [mail, ...others] = mails.to(mine.company.user.email);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      headers: { subject: 'Há uma carta da clínica para a sua empresa' },
      path: '/due-dates/letters',
    });
    for (const secret of ['Ana', 'Quirino', 'Avaliação', 'clínica ocupacional', 'Auxiliar']) {
      expect(JSON.stringify([mail?.text, mail?.html])).not.toContain(secret);
      expect(jobs).not.toContain(secret);
    }
    expect((await list(mine.token)).map(({ mailed }: { mailed: boolean }) => mailed)).toEqual([false, true]);
  });

  test('is in the trail with each person, and so is whoever opens the letter or exports the list', async () => {
    const [id] = (await make({ employeeIds: [ids.ana, ids.bia] })).body.recallIds;
    await letter(id, mine.token);
    const exported = await fetch(`${app.url}/api/exports/dueDates/list?list=neverExamined&format=csv`, {
      headers: { authorization: `Bearer ${mine.token}` },
    });
    const lines = (await exported.text()).trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines.slice(1).join()).toMatch(/Ana Quirino.*Bia Xerém|Bia Xerém.*Ana Quirino/s);
    const { entries } = (await app.call('GET', `/audit?companyId=${mine.companyId}&pageSize=10`, { as: admin })).body;
    const told = entries.map(({ action, employeeId }: Record<string, string>) => [action, employeeId]);
    expect(told).toEqual(
      expect.arrayContaining([
        ['recalled', null],
        ['recalled', ids.ana],
        ['recalled', ids.bia],
        ['opened', null],
        ['exported', null],
      ]),
    );
  });
});
