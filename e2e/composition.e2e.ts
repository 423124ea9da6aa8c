import type { Locator, Page } from '@playwright/test';
import { today } from '../src/platform/contract/dates.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCarePlace, makeReferral, walkInFields } from '../src/testing/care.ts';
import {
  groupFields,
  makeAbsence,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  password,
  professionalFields,
} from '../src/testing/factories.ts';
import { aso, fitFor, number, whole } from './asos.ts';
import { barriers } from './barriers.ts';
import { dayShown } from './days.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { countHands, tabTo } from './hands.ts';
import { makeProgrammePeople } from './programmes.ts';
import { makeDay as makeProgrammeDay } from './tasks-in-hands.ts';

/** Where things stand on the screens on which the practice works: what comes next is seen without moving the page. */

// The first queue is that of the only place there is.
test.use({ emptyFor: 'composition.e2e.ts' });

const desk = { width: 1440, height: 900 };
const telephone = { width: 390, height: 844 };

/** Where something begins and how high it is, in pixels of the page. */
async function placeOf(target: Locator): Promise<{ top: number; height: number; bottom: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to measure');
  return { top: box.y, height: box.height, bottom: box.y + box.height };
}

/** A day at a place: some who wait, the first of them with a priority, and some who are still expected. */
async function makeDay(api: Api, { waiting, expected }: { waiting: number; expected: number }) {
  const reception = professionalFields({ name: 'Bia Balcão', access: 'reception' });
  const { token } = await makeProfessional(api, reception);
  const of = await makeCompany(api, { fantasy_name: 'Marmoraria do Vale Encantado' });
  const { id: placeId } = await makeCarePlace(api, { token }, { rooms: ['Sala 1', 'Sala 2'] });
  for (let at = 0; at < waiting + expected; at++) {
    const employee = await makeEmployee(api, of, { name: `Pessoa ${String.fromCharCode(65 + at)} Alves de Oliveira` });
    const { id } = await makeReferral(api, { token, placeId, employeeId: employee.id }, { day: today() });
    if (at >= waiting) continue;
    const body = { priority: at === 0 ? 'pregnant' : '' };
    expect((await api.call('PUT', `/queue/${id}/arrive`, { as: token, body })).status).toBe(200);
  }
  return { reception };
}

/** How high all of the screen is, also what is below the window. */
function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().bottom ?? 0);
}

/** Counts the presses of the mouse from now on. */
async function presses(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const hands = { clicks: 0 };
    window.addEventListener('pointerdown', () => hands.clicks++, true);
    return hands;
  });
  return async () => (await counted.jsonValue()).clicks;
}

test('the queue shows who waits and who is expected at once, the next is called by one click and received by two', async ({
  page,
  api,
}) => {
  const { reception } = await makeDay(api, { waiting: 10, expected: 2 });
  await page.setViewportSize(desk);
  await signIn(page, reception.email, password, '/queue');
  const rows = page.getByRole('row').filter({ hasText: 'Marmoraria' });

  await test.step('ten who wait are within the window, the first of them high up, each of one height', async () => {
    await expect(rows).toHaveCount(10);
    expect((await placeOf(rows.first())).top).toBeLessThanOrEqual(260);
    expect((await placeOf(rows.nth(8))).bottom).toBeLessThanOrEqual(desk.height);
    for (const row of await rows.all()) expect(Math.round((await placeOf(row)).height)).toBeLessThanOrEqual(53);
    const expected = page.getByRole('region', { name: 'Agendados de hoje' });
    await expect(expected.getByRole('button', { name: /^Chegou: / })).toHaveCount(2);
    expect(Math.abs((await placeOf(expected)).top - (await placeOf(page.getByRole('table'))).top)).toBeLessThan(24);
  });

  await test.step('the room is asked for once on this computer: from then on one click calls the next', async () => {
    await page.getByRole('button', { name: /^Chamar: Pessoa A/ }).click();
    await expect(page.getByText('Escolha a sala', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Chamar para' }).click();
    await page.getByRole('option', { name: 'Sala 2' }).click();
    await page.reload();
    const clicks = await presses(page);
    await page.getByRole('button', { name: /^Chamar: Pessoa A/ }).click();
    await expect(rows.first()).toContainText('chamado para Sala 2');
    expect(await clicks()).toBe(1);
  });

  await test.step('two clicks receive who is expected', async () => {
    const clicks = await presses(page);
    await page.getByRole('button', { name: /^Chegou: Pessoa K/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sem prioridade' }).click();
    await expect(rows).toHaveCount(11);
    expect(await clicks()).toBe(2);
  });

  await test.step('on a telephone a person is a card of two lines, and what is expected a choice away', async () => {
    await page.setViewportSize(telephone);
    await expect(page.getByRole('region', { name: 'Agendados de hoje' })).toBeHidden();
    await expect(rows).toHaveCount(11);
    for (const row of await rows.all()) expect((await placeOf(row)).height).toBeLessThanOrEqual(88);
    expect((await placeOf(rows.first())).top).toBeLessThanOrEqual(454);
    await page.getByText(/^Agendados \(1\)/).click();
    await expect(page.getByRole('button', { name: /^Chegou: Pessoa L/ })).toBeVisible();
    for (const size of [telephone, desk]) {
      await page.setViewportSize(size);
      expect.soft(await barriers(page), `at ${size.width}`).toEqual([]);
    }
    await page.getByText(/^Aguardando \(/).click();
    await expect(page.getByRole('region', { name: 'Agendados de hoje' })).toBeVisible();
    expect.soft(await barriers(page), 'side by side').toEqual([]);
  });
});

test('who attends has the patient and what comes next in view, what the register says in one line, and the second ASO of a function in 4 clicks', async ({
  page,
  api,
}) => {
  const { doctor, reception, place, person } = await makeProgrammeDay(api, 'Serralheria do Vale');
  for (const name of ['Davi Serralheiro', 'Elza Serralheira']) {
    const employee = await person(name);
    const of = { employeeId: employee.id, placeId: place.id };
    const { body } = await api.call('POST', '/login', { body: { email: reception.email, password } });
    expect((await api.call('POST', '/queue', { as: body.token, body: walkInFields(of) })).status).toBe(201);
  }
  await page.setViewportSize(desk);
  await signIn(page, doctor.email, password, `/queue?placeId=${place.id}`);
  await page.getByRole('button', { name: 'Atender: Davi Serralheiro' }).click();
  const issue = aso(page).getByRole('button', { name: 'Emitir' });
  const bar = page.getByLabel('Resumo do colaborador').locator('div').first();

  await test.step('an ASO of a programme is half as high as it was; what the register says is folded', async () => {
    await aso(page).getByRole('button', { name: 'Trazer do programa' }).click();
    await expect(field(aso(page), 'Riscos físicos')).toHaveValue('Ruído');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(1_800);
    await expect(field(aso(page), 'Razão social')).toBeHidden();
    await expect(field(aso(page), 'Nome')).toBeHidden();
    await expect(field(aso(page), 'Data')).toHaveValue(dayShown(today()));
  });

  await test.step('the patient and the buttons are in view wherever the page stands', async () => {
    for (const top of [0, 500, 5_000]) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      for (const said of ['Davi Serralheiro', 'anos', 'CPF', whole.employee_function, 'Guia ']) {
        await expect(bar).toContainText(said);
      }
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(issue).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('by keys a section opens, and what is missing leads to its field', async () => {
    await aso(page).getByRole('button', { name: 'Trocar empresa ou colaborador' }).focus();
    await tabTo(page, aso(page).locator('summary').first());
    await page.keyboard.press('Enter');
    await expect(field(aso(page), 'Razão social')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(field(aso(page), 'Razão social')).toBeHidden();
    await tabTo(page, aso(page).getByRole('button', { name: 'Faltam 2' }), 90);
    await page.keyboard.press('Enter');
    const missing = aso(page).getByRole('region', { name: /^O que falta/ });
    await expect(missing).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(missing).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(missing.getByRole('button', { name: 'Data de cada exame realizado' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(aso(page).getByLabel('Data do exame')).toBeFocused();
  });

  await test.step('nothing bars the way at either width, in the dark neither', async () => {
    for (const size of [telephone, desk]) {
      await page.setViewportSize(size);
      expect.soft(await barriers(page), `at ${size.width}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await barriers(page), 'in the dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('the second ASO of the function takes 4 clicks and no key, after ‘Próximo da fila’', async () => {
    await aso(page).getByRole('button', { name: 'Hoje nos exames sem data' }).click();
    await fitFor(aso(page)).check();
    await field(aso(page), 'Local').fill('Curitiba');
    await expect(aso(page).getByText('Conteúdo mínimo da NR-7 preenchido')).toBeVisible();
    await issue.click();
    await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
    await page.getByRole('button', { name: /^Próximo da fila: Elza Serralheira/ }).click();
    await expect(bar).toContainText('Elza Serralheira');
    await expect(field(aso(page), 'Local')).toHaveValue('Curitiba');
    const hands = await countHands(page);
    await aso(page).getByRole('button', { name: 'Usar, com os exames feitos hoje' }).click();
    await fitFor(aso(page)).check();
    await issue.click();
    await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    expect(await hands()).toEqual({ clicks: 4, keys: 0 });
    await expect(page.getByRole('link', { name: 'Fila: ninguém aguarda' })).toBeVisible();
  });
});

test('who is referred sees the days, the first time chosen and the button at once', async ({ page, api }) => {
  const reception = professionalFields({ name: 'Caio Balcão', access: 'reception' });
  const { token } = await makeProfessional(api, reception);
  const hours = [1, 2, 3, 4, 5].flatMap((weekday) =>
    [
      { from: 420, to: 720 },
      { from: 780, to: 1080 },
    ].map((open) => ({ weekday, professionalId: null, capacity: 2, ...open })),
  );
  const place = await makeCarePlace(api, { token }, { name: 'Unidade dos Dias Úteis', hours });
  const of = await makeCompany(api, { fantasy_name: 'Curtume do Vale' });
  const { id: employeeId } = await makeEmployee(api, of, { name: 'Zeca Curtume' });
  await page.setViewportSize(desk);
  const asked = new URLSearchParams({ employeeId, occasion: 'periodic', placeId: place.id });
  await signIn(page, reception.email, password, `/referrals/create?${asked}`);
  const chosen = page.getByRole('status').filter({ hasText: 'Escolhido' });
  const send = page.getByRole('button', { name: 'Encaminhar', exact: true });

  await test.step('at a desk all of it is within the window', async () => {
    await expect(chosen).toContainText(/Primeiro horário: (seg|ter|qua|qui|sex) \d\d:\d\d/);
    await expect(page.getByRole('radiogroup', { name: 'Horários livres' }).getByText('17:40')).toBeVisible();
    expect(await heightOf(page)).toBeLessThanOrEqual(desk.height);
    expect((await placeOf(send)).bottom).toBeLessThanOrEqual(desk.height);
    expect.soft(await barriers(page), 'at a desk').toEqual([]);
  });

  await test.step('another day is one click, and its first time stands chosen; the arrows choose days, too', async () => {
    const days = page.getByRole('radiogroup', { name: 'Dia', exact: true });
    const before = await chosen.textContent();
    await days.getByRole('radio', { disabled: false }).nth(2).check();
    await expect(chosen).not.toHaveText(before ?? '');
    await expect(chosen).toContainText('às 07:00');
    await expect(chosen).not.toContainText('Primeiro horário');
    const third = await chosen.textContent();
    await page.keyboard.press('ArrowRight');
    await expect(chosen).not.toHaveText(third ?? '');
    await expect(page.getByText(/^Sem atendimento: /)).toBeVisible();
    const next = page.getByRole('button', { name: /^Próximo dia livre: / });
    const day = (await next.textContent())?.slice(-5) ?? '';
    await next.click();
    await expect(chosen).toContainText(`Escolhido: ${day}`);
  });

  await test.step('on a telephone nothing is wider than the window', async () => {
    await page.setViewportSize(telephone);
    expect.soft(await barriers(page), 'on a telephone').toEqual([]);
  });
});

/** What of a list is measured: its rows at a desk, where the first of them begins, and its cards on a telephone, with a name of 30 letters. Who was never examined has a pill of two lines beside it. */
const lists = {
  doctor: [
    { path: '/due-dates?list=neverExamined', row: 64, first: 352, card: 108 },
    { path: '/referrals', row: 48, first: 280, card: 88 },
    { path: '/absences?list=all', row: 64, first: 370, card: 88 },
    { path: '/esocial', row: 52, first: 436, card: 96 },
  ],
  company: [
    { path: '/employees', row: 50, first: 280, card: 88 },
    { path: '/due-dates?list=neverExamined', row: 64, first: 352, card: 108 },
  ],
  admin: [
    { path: '/companies', row: 48, first: 280, card: 90 },
    { path: '/professionals', row: 64, first: 280, card: 90 },
  ],
} as const;

test('lists have rows of one height at a desk, the first of them high up, and low cards on a telephone', async ({
  page,
  api,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Carpintaria do Vale');
  const group = groupFields({ name: 'Produção' });
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [group] });
  const place = await makeCarePlace(api, doctor);
  for (const name of ['Ana Beatriz Carvalho de Moraes', 'Bia Carpinteira', 'Caio Carpinteiro']) {
    const { id: employeeId } = await makeEmployee(api, { companyId, token: company.token }, { name });
    await makeReferral(api, { token: doctor.token, placeId: place.id, employeeId }, { day: today() });
    await makeAbsence(api, { employeeId, token: company.token });
  }
  const who = { doctor, company, admin: api.admin };
  for (const role of ['doctor', 'company', 'admin'] as const) {
    await signIn(page, who[role].email, who[role].password);
    for (const { path, row, first, card } of lists[role]) {
      await test.step(`${role}: ${path}`, async () => {
        const rows = page.locator('main table tbody tr:has(td:not(:empty))');
        await page.setViewportSize(desk);
        await page.goto(path);
        await expect(rows.filter({ hasText: /\p{L}/u }).first()).toBeVisible();
        expect.soft(Math.round((await placeOf(rows.first())).top), `${path}, first row`).toBeLessThanOrEqual(first);
        for (const one of await rows.all()) {
          expect.soft(Math.floor((await placeOf(one)).height), `${path}, row`).toBeLessThanOrEqual(row);
        }
        await page.setViewportSize(telephone);
        for (const one of await rows.all()) {
          expect.soft(Math.floor((await placeOf(one)).height), `${path}, card`).toBeLessThanOrEqual(card);
        }
        expect.soft(await barriers(page), `${path} on a telephone`).toEqual([]);
      });
    }
  }
});
