import type { Locator, Page } from '@playwright/test';
import { audiometryLabels } from '../src/documents/forms/tonal-audiometry/tonal-audiometry.labels.ts';
import { makeEquipment } from '../src/testing/factories.ts';
import { fileAt } from '../src/testing/files/file-at.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { makeEmployeeAndProfessional } from './records.ts';
import { sharedInk } from './same-picture.ts';

/** An audiometry is keyed by numbers and Tab alone, or clicked; issued; and concluded on by a physician. */

const air = [500, 1000, 2000, 3000, 4000, 6000, 8000];
const bone = air.slice(0, 5);
const form = (page: Page): Locator => page.getByRole('form', { name: 'Audiometria' });
const threshold = (page: Page, row: keyof typeof audiometryLabels, hz: number) =>
  form(page).getByRole('textbox', { name: `${audiometryLabels[row]}, ${hz} Hz`, exact: true });

test('both ears by keyboard alone, twelve numbers each; one mended on the drawing; issued, and concluded on', async ({
  page,
  api,
  server,
  loginAs,
}) => {
  const { employeeId, professional } = await makeEmployeeAndProfessional(api, { name: 'Olívia Ouvinte' });
  const { serial } = await makeEquipment(api, professional, { name: 'Audiômetro da sala 2' });
  await loginAs(professional.email, professional.password, `/documents/create/${employeeId}`);
  await page.getByRole('tab', { name: 'Exames na clínica' }).click();

  await test.step('the audiometer comes from the register', async () => {
    await form(page).getByRole('button', { name: 'Usar Audiômetro da sala 2' }).last().click();
    await field(form(page), 'Número de série').fill(serial);
    await field(form(page), 'Repouso acústico, em horas').fill('14');
    await form(page).getByRole('combobox', { name: 'Otoscopia à direita' }).selectOption('Sem obstrução');
    await form(page).getByRole('combobox', { name: 'Otoscopia à esquerda' }).selectOption('Sem obstrução');
  });

  await test.step('twelve numbers and twelve Tabs for each ear', async () => {
    const right = ['10', '10', '15', '20', '25', '20', '15', '5', '10', '10', '15', '20'];
    const left = ['10', '15', '15', '30', '45', '40', '20', '10', '10', '15', '30', '40'];
    await threshold(page, 'right_air', 500).focus();
    for (const level of right) {
      await page.keyboard.type(level);
      await page.keyboard.press('Tab');
    }
    for (const [at, hz] of air.entries()) await expect(threshold(page, 'right_air', hz)).toHaveValue(right[at] ?? '');
    for (const [at, hz] of bone.entries()) {
      await expect(threshold(page, 'right_bone', hz)).toHaveValue(right[at + 7] ?? '');
    }
    // What is marked of thresholds is folded away: one Tab leads over it.
    await page.keyboard.press('Tab');
    await expect(threshold(page, 'left_air', 500)).toBeFocused();
    for (const level of left) {
      await page.keyboard.type(level);
      await page.keyboard.press('Tab');
    }
    await expect(threshold(page, 'left_bone', 4000)).toHaveValue('40');
  });

  const drawing = form(page).getByRole('img', { name: /^Audiograma/ });
  await test.step('a click on the drawing sets the nearest threshold, and the field says so', async () => {
    const box = await drawing.boundingBox();
    if (!box) throw new Error('the drawing is there');
    // 8 kHz of the right ear, at 30 dB.
    const scale = box.width / 760;
    await drawing.click({ position: { x: (100 + 23 + 4 * 46) * scale, y: (38 + 2 * 46) * scale } });
    await expect(threshold(page, 'right_air', 8000)).toHaveValue('30');
    await threshold(page, 'right_air', 8000).fill('15');
  });
  const svg = await drawing.evaluate((element) => {
    const copy = element.cloneNode(true) as SVGElement;
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    return copy.outerHTML;
  });

  await form(page).getByRole('button', { name: 'Emitir' }).click();
  await dialog(page, 'Emitir Audiometria').getByRole('button', { name: 'Emitir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Audiometria \d{4}\/\d{6}$/ })).toBeVisible();

  await test.step('the drawing in the PDF is that of the screen, pixel by pixel', async () => {
    const documentId = page.url().split('/').at(-1) ?? '';
    const { signedUrl } = (await api.call('GET', `/document/${documentId}`, { as: professional.token })).body;
    const pdf = Buffer.from(await (await fetch(fileAt(server, signedUrl))).arrayBuffer());
    const { onScreen, inPdf } = await sharedInk(page, svg, pdf);
    expect(onScreen).toBeGreaterThan(0.995);
    expect(inPdf).toBeGreaterThan(0.995);
  });

  await test.step('the audiogram is there with its sentences, and a physician concludes', async () => {
    await page.goto(`/people/${employeeId}/audiograms`);
    await expect(page.getByText(/sugestivo de PAINPSE \(5\.2\)/)).toBeVisible();
    await page.getByRole('button', { name: /^Concluir sobre/ }).click();
    const modal = dialog(page, 'Concluir sobre o audiograma');
    await modal.getByRole('checkbox', { name: 'PAINPSE confirmada à esquerda' }).check();
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(modal).toBeHidden();
    await expect(
      page.getByText('Orelha esquerda: sem desencadeamento nem agravamento, PAINPSE confirmada'),
    ).toBeVisible();
  });
});
