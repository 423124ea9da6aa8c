import type { Page } from '@playwright/test';
import { today } from '../src/platform/contract/dates.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, password, professionalFields } from '../src/testing/factories.ts';
import { expect, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { holdCalls } from './held-calls.ts';

/** The screen of a waiting room: its link, its sound, its look in the dark (product 17.6). */

/** A place with somebody who waits in its queue, and who works at it. */
async function makeWaiting(api: Api) {
  const receptionist = professionalFields({ access: 'reception' });
  const { token } = await makeProfessional(api, receptionist);
  const { id: placeId } = await makeCarePlace(api, { token }, { rooms: ['Sala 1', 'Sala 2'] });
  const { id: employeeId } = await makeEmployee(api, await makeCompany(api));
  const { id } = await makeReferral(api, { token, placeId, employeeId }, { day: today() });
  const put = async (path: string, body: object) => {
    expect((await api.call('PUT', `/queue/${id}/${path}`, { as: token, body })).status).toBeLessThan(300);
  };
  await put('arrive', { priority: '' });
  const { body } = await api.call('POST', `/care-places/${placeId}/panel-link`, { as: token });
  return { receptionist, placeId, path: body.path as string, call: (room: string) => put('call', { room }) };
}

/** How many notes the page has sounded. */
async function countNotes(page: Page): Promise<() => Promise<number>> {
  let notes = 0;
  await page.exposeFunction('noteSounded', () => {
    notes += 1;
  });
  await page.addInitScript(() => {
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      Reflect.get(window, 'noteSounded')();
      start.call(this, when);
    };
  });
  return async () => notes;
}

test('a panel is silent until somebody switches its sound on, and then sounds with every new call', async ({
  page,
  api,
}) => {
  const { path, call } = await makeWaiting(api);
  const notes = await countNotes(page);
  await page.goto(path);
  await call('Sala 1');
  await expect(page.getByText('Sala 1')).toBeVisible();
  expect(await notes()).toBe(0);

  await page.getByRole('button', { name: 'Ligar som' }).click();
  await expect.poll(notes).toBe(2);
  await call('Sala 2');
  await expect(page.getByText('Sala 2')).toBeVisible();
  await expect.poll(notes).toBe(4);

  await page.getByRole('button', { name: 'Desligar som' }).click();
  await expect(page.getByRole('button', { name: 'Ligar som' })).toBeVisible();
  await call('Sala 1');
  await expect(page.getByText('Sala 1')).toBeVisible();
  expect(await notes()).toBe(4);
});

test('the letters of the ticket called take 28 % of the height of a television, those before it stand beside, or below on end', async ({
  page,
  api,
}) => {
  const { path, call } = await makeWaiting(api);
  const { path: other, call: callThere } = await makeWaiting(api);
  await call('Sala 1');
  await callThere('Sala 2');
  const ticket = page.locator('strong').first();
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [3840, 2160],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await expect(ticket).toHaveText(/^[NP]\d{3}$/);
    const share = await ticket.evaluate((letters) => {
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(letters);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return 0;
      context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return context.measureText('N').actualBoundingBoxAscent / window.innerHeight;
    });
    expect(share, `${width} × ${height}`).toBeGreaterThan(0.275);
    const around = await page.getByText('Sala 1').locator('xpath=ancestor::section').boundingBox();
    const own = await ticket.evaluate((letters) => {
      const range = document.createRange();
      range.selectNodeContents(letters);
      return range.getBoundingClientRect().width;
    });
    expect(own).toBeLessThan(around?.width ?? 0);
  }
  for (const [width, height, isBeside] of [
    [1920, 1080, true],
    [1080, 1920, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(other);
    const newest = await page.getByText('Sala 2').locator('xpath=ancestor::section').boundingBox();
    const before = await page.getByRole('list', { name: 'Chamadas anteriores' }).boundingBox();
    expect((before?.x ?? 0) >= (newest?.x ?? 0) + (newest?.width ?? 0)).toBe(isBeside);
    expect((before?.y ?? 0) >= (newest?.y ?? 0) + (newest?.height ?? 0)).toBe(!isBeside);
  }
});

test('a panel is dark where its screen wants that, and light where not', { tag: '@seldom-5' }, async ({
  page,
  api,
}) => {
  const { path } = await makeWaiting(api);
  const brightness = () =>
    page.getByRole('main').evaluate((main) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(main).backgroundColor.match(/\d+/g) ?? []).map(Number);
      return (red + green + blue) / 3;
    });
  for (const [colorScheme, isIt] of [
    ['dark', (value: number) => value < 64],
    ['light', (value: number) => value > 192],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.getByText('Aguarde: a sua senha aparece aqui.')).toBeVisible();
    expect(isIt(await brightness()), colorScheme).toBe(true);
  }
});

test('a link that is asked for twice at once is made once', { tag: '@seldom-3' }, async ({ page, api }) => {
  const { receptionist, placeId } = await makeWaiting(api);
  await signIn(page, receptionist.email, password, `/queue/panel/${placeId}?placeId=${placeId}`);
  const modal = dialog(page, 'Painel da sala de espera');
  const button = modal.getByRole('button', { name: 'Criar outro link' });
  await expect(button).toBeVisible();
  const { asked, release } = await holdCalls(page, /\/panel-link$/);
  const made: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/panel-link')) made.push(request.url());
  });
  // Both presses on the very element, wherever what appears above it moves it.
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
  await asked;
  release();
  const link = modal.getByRole('textbox', { name: 'Link do painel' });
  await expect(link).toBeFocused();
  expect(made).toHaveLength(1);
  await page.goto(await link.inputValue());
  await expect(page.getByText('Aguarde: a sua senha aparece aqui.')).toBeVisible();
});

test('its address opens the link of a place also where there are others and none was chosen', {
  tag: '@seldom-2',
}, async ({ page, api }) => {
  await makeWaiting(api);
  const { receptionist, placeId } = await makeWaiting(api);
  await signIn(page, receptionist.email, password, `/queue/panel/${placeId}`);
  const modal = dialog(page, 'Painel da sala de espera');
  await expect(modal.getByRole('button', { name: 'Criar outro link' })).toBeVisible();
  await modal.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL('/queue');
  await expect(page.getByText('Escolha o local para ver a fila de hoje.')).toBeVisible();
});
