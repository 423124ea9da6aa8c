import type { Locator, Page } from '@playwright/test';
import { today } from '../src/platform/contract/dates.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, password, professionalFields } from '../src/testing/factories.ts';
import { barriers } from './barriers.ts';
import { expect, signIn, test } from './fixtures.ts';

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
