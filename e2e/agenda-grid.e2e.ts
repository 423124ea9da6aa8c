import type { Locator, Page } from '@playwright/test';
import { formatDate } from '../src/platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, password, professionalFields } from '../src/testing/factories.ts';
import { barriers, excessWidth } from './barriers.ts';
import { expect, signIn, test } from './fixtures.ts';

test.use({ emptyFor: 'agenda-grid.e2e.ts' });

/** A Monday to come, within the months in which something can be booked. */
const monday = mondayToCome();
const on = formatDate(monday);

type Api = Parameters<typeof makeCompany>[0];

/** A place with an own column and one of a professional, a pause at noon, a block, and two who come. */
async function makeDay(api: Api, name: string) {
  const doctor = professionalFields({ name });
  const { token, professional } = await makeProfessional(api, doctor);
  const of = await makeCompany(api, { fantasy_name: 'Serraria do Alto' });
  const opening = { weekday: 1, professionalId: null, from: 480, to: 720, capacity: 1 };
  const hours = [
    ...[opening, { ...opening, from: 780, to: 1080 }],
    { ...opening, professionalId: professional.id, to: 600 },
    { ...opening, weekday: 3 },
  ];
  const { id: placeId, name: place } = await makeCarePlace(api, { token }, { hours });
  const refer = async (person: string, startsAt: number | null, professionalId: string | null = null) => {
    const employee = await makeEmployee(api, of, { name: person });
    const at = { token, placeId, employeeId: employee.id };
    return makeReferral(api, at, { day: monday, startsAt, ...(startsAt === null ? {} : { professionalId }) });
  };
  const { id } = await refer('Iara Campos', 480);
  await refer('Joel Antunes', 500);
  await refer('Lia Prado', null);
  const path = `/agenda?placeId=${placeId}&day=${monday}`;
  const read = async (referralId: string) => (await api.call('GET', `/referrals/${referralId}`, { as: token })).body;
  return { doctor, token, placeId, place, id, path, refer, read };
}

const card = (page: Page, name: string) => page.locator('[data-appointment]').filter({ hasText: name });
const column = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

test('a day is a grid: columns, the pause, what is free; an empty place refers; it is printed white and without menus', async ({
  page,
  api,
}) => {
  const { doctor, place, path, token, placeId } = await makeDay(api, 'Otávio Grade');
  await signIn(page, doctor.email, password, path);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('who comes stands in the column of the place, and at the height of their time', async () => {
    await expect(page.getByRole('heading', { name: /^Segunda, / })).toContainText(on);
    await expect(page.getByText('2 com hora marcada · 1 por ordem de chegada')).toBeVisible();
    await expect(column(page, place).locator('[data-appointment]')).toHaveCount(2);
    await expect(column(page, 'Otávio Grade')).toBeVisible();
    await expect(column(page, place)).toContainText('Intervalo');
    const [first, second] = [await boxOf(card(page, 'Iara Campos')), await boxOf(card(page, 'Joel Antunes'))];
    const whole = await boxOf(column(page, place));
    expect(Math.round(second.y - first.y)).toBe(28);
    expect(whole.height).toBeLessThanOrEqual(841);
    expect.soft(await barriers(page)).toEqual([]);
    expect.soft(await excessWidth(page)).toBe(0);
    await expect(page.getByRole('listitem').filter({ hasText: 'Lia Prado' })).toContainText('Por chegada');
  });

  await test.step('a block is told with its reason, and nothing is free in it', async () => {
    const body = {
      professionalId: null,
      fromDay: monday,
      toDay: monday,
      fromMinute: 840,
      toMinute: 900,
      reason: 'Reunião',
    };
    await api.call('POST', `/care-places/${placeId}/blocks`, { as: token, body });
    await expect(column(page, place)).toContainText('Reunião');
    await expect(freeIn(page, place, '14:20')).toHaveCount(0);
  });

  await test.step('printed it is white, and no menu or button is on it', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor))
      .toBe('rgb(255, 255, 255)');
    await expect(card(page, 'Iara Campos')).toBeVisible();
    for (const name of ['Imprimir', 'Hoje', 'Dia anterior']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    }
    await page.emulateMedia({ colorScheme: null, media: 'screen' });
  });

  await test.step('the keys go over what is free, and one of it begins a referral', async () => {
    await freeIn(page, place, '08:40').focus();
    await page.keyboard.press('ArrowDown');
    await expect(freeIn(page, place, '09:00')).toBeFocused();
    await freeIn(page, 'Otávio Grade', '09:20, Otávio Grade').click({ position: { x: 10, y: 5 } });
    await expect(page.getByRole('heading', { level: 1, name: 'Encaminhar' })).toBeVisible();
    await expect(page.getByText(`Escolhido: ${on}, às 09:20`)).toBeVisible();
  });
});

test('somebody is moved by hand and by keys, within a day and a week', async ({ page, api }) => {
  const { doctor, place, path, id, read } = await makeDay(api, 'Otávio Mão');
  await signIn(page, doctor.email, password, path);
  await page.setViewportSize({ width: 1440, height: 1100 });

  await test.step('by hand, to another time of another column', async () => {
    await drag(page, card(page, 'Iara Campos'), freeIn(page, 'Otávio Mão', '09:20, Otávio Mão'));
    await expect(page.getByText(`Iara Campos: remarcado para ${on}, às 09:20.`)).toBeVisible();
    await expect(column(page, 'Otávio Mão').locator('[data-appointment]')).toHaveText(/09:20 Iara Campos/);
    expect((await read(id)).referral).toMatchObject({ startsAt: 560, professionalName: 'Otávio Mão' });
    await expect(page).toHaveURL(path);
  });

  await test.step('let go where nothing is free they stay', async () => {
    const noon = column(page, place).getByText('Intervalo');
    await drag(page, card(page, 'Joel Antunes'), noon);
    await expect(card(page, 'Joel Antunes')).toContainText('08:20');
  });

  await test.step('by keys: taken, led by arrows, and let go; Escape leaves them where they are', async () => {
    await card(page, 'Joel Antunes').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    const words = page.getByRole('status').filter({ hasText: 'Joel Antunes' });
    await expect(words).toContainText('08:40');
    await page.keyboard.press('Escape');
    await expect(words).toHaveCount(0);
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(words).toContainText('Otávio Mão');
    await page.keyboard.press('Enter');
    await expect(column(page, 'Otávio Mão').locator('[data-appointment]').filter({ hasText: 'Joel' })).toBeVisible();
    await expect(card(page, 'Joel Antunes')).toBeFocused();
  });

  await test.step('in a week, to another day', async () => {
    await page.getByText('Semana', { exact: true }).click();
    await expect(page.getByText('Sem atendimento').first()).toBeVisible();
    expect.soft(await barriers(page)).toEqual([]);
    await drag(page, card(page, 'Joel Antunes'), freeIn(page, /^Quarta/, '09:00'));
    await expect(column(page, /^Quarta/).locator('[data-appointment]')).toHaveText(/09:00 Joel Antunes/);
  });
});

test('of two who move the same person the second is told, and sees where they are now', async ({ page, api }) => {
  const { doctor, token, place, placeId, path, id, read } = await makeDay(api, 'Otávio Dois');
  await signIn(page, doctor.email, password, path);
  await expect(card(page, 'Iara Campos')).toBeVisible();
  // The other one is first by a moment: what was seen here is no longer so when it arrives.
  await page.route(`**/api/referrals/${id}/move`, async (route) => {
    const { version } = (await read(id)).referral;
    const body = { placeId, day: monday, startsAt: 600, professionalId: null, version };
    expect((await api.call('PUT', `/referrals/${id}/move`, { as: token, body })).status).toBe(200);
    await route.continue();
  });
  await card(page, 'Iara Campos').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Outra pessoa mudou este agendamento enquanto isso/)).toBeVisible();
  await expect(column(page, place).locator('[data-appointment]').filter({ hasText: 'Iara' })).toContainText('10:00');
});

test('a telephone has the day in its order, with its gaps, and a list is still there', { tag: '@seldom-1' }, async ({
  page,
  api,
}) => {
  const { doctor, path, place } = await makeDay(api, 'Otávio Telefone');
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, doctor.email, password, path);
  const person = page.getByRole('listitem').filter({ hasText: 'Iara Campos' });
  await expect(person).toContainText('08:00');
  await expect(person).toContainText('Agendado');
  expect((await boxOf(person)).height).toBeLessThanOrEqual(88);
  await expect(page.getByRole('listitem').filter({ hasText: /livre até 12:00/ })).toContainText(place);
  await expect(page.getByRole('listitem').filter({ hasText: 'Intervalo' }).first()).toBeVisible();
  expect.soft(await barriers(page)).toEqual([]);
  expect.soft(await excessWidth(page)).toBe(0);
  await page.getByRole('link', { name: `Encaminhar para este horário: 13:00, ${place}` }).click();
  await expect(page.getByText(`Escolhido: ${on}, às 13:00`)).toBeVisible();
  await page.goto(`${path}&view=list`);
  await expect(page.getByText('2 pessoas com hora marcada')).toBeVisible();
});

function freeIn(page: Page, name: string | RegExp, time: string): Locator {
  return column(page, name).getByRole('link', { name: `Encaminhar para este horário: ${time}`, exact: true });
}

async function boxOf(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return box;
}

async function drag(page: Page, of: Locator, to: Locator): Promise<void> {
  const [from, until] = [await boxOf(of), await boxOf(to)];
  await page.mouse.move(from.x + 30, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(until.x + 20, until.y + 20, { steps: 8 });
  await page.mouse.move(until.x + 30, until.y + 8, { steps: 2 });
  await page.mouse.up();
}

function mondayToCome(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 21 + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
