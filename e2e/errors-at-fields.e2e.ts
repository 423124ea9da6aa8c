import { type Locator, type Page, expect as unwaited } from '@playwright/test';
import { daysAfter, today } from '../src/platform/contract/dates.ts';
import { blockFields, makeCarePlace, placeFields } from '../src/testing/care.ts';
import {
  groupFields,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  password,
  professionalFields,
} from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog, signedInCompany } from './forms.ts';
import { makeProgrammePeople } from './programmes.ts';

test.use({ emptyFor: 'errors-at-fields.e2e.ts' });

/** Every message in red is what some field, or group of choices, is described by. */
async function strayErrors(within: Page | Locator): Promise<string[]> {
  const root = 'goto' in within ? within.locator('main') : within;
  return root.evaluate((element) =>
    [...element.querySelectorAll('[id$="-error"], .mantine-InputWrapper-error, [role="alert"]')]
      .filter(({ id }) => id === '' || !document.querySelector(`[aria-describedby~="${CSS.escape(id)}"]`))
      .map(({ textContent }) => textContent ?? ''),
  );
}

const choose = async (page: Page, name: string, text: string) => {
  await page.getByRole('combobox', { name }).fill(text);
  await page.getByRole('option', { name: new RegExp(text) }).click();
};

test('sending somebody: each error stands at its field, the first has the focus, and a place without hours is named', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Cerâmica Sereno');
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields({ name: 'Produção' })] });
  await makeEmployee(api, { companyId, token: company.token }, { name: 'Rui Barreto' });
  const shut = await api.call('POST', '/care-places', {
    as: doctor.token,
    body: placeFields({ name: 'Unidade Nova' }),
  });
  expect(shut.status).toBe(201);
  await loginAs(company.email, company.password, '/referrals/create');
  const send = page.getByRole('button', { name: 'Encaminhar', exact: true });

  await test.step('the only place is chosen already, and says that it has no hours; a company is told whom to ask', async () => {
    const place = page.getByRole('combobox', { name: 'Local de atendimento' });
    await expect(place.locator('option:checked')).toHaveText('Unidade Nova');
    await expect(page.getByRole('status').filter({ hasText: '“Unidade Nova” ainda não tem horários' })).toContainText(
      'Peça à clínica',
    );
    await expect(page.getByRole('link', { name: 'Dizer os horários deste local' })).toHaveCount(0);
    await send.click();
    await expect(page.getByRole('combobox', { name: 'Colaborador' })).toBeFocused();
    await expect(place).toHaveAccessibleDescription(/Escolha um local que tenha horários/);
    unwaited(await strayErrors(page)).toEqual([]);
  });

  const place = await makeCarePlace(api, doctor, { name: 'Unidade Velha' });
  const full = await makeCarePlace(api, doctor, { name: 'Unidade Fechada' });
  const body = blockFields({ fromDay: today(), fromMinute: 0, toDay: daysAfter(today(), 60), toMinute: 1440 });
  expect((await api.call('POST', `/care-places/${full.id}/blocks`, { as: doctor.token, body })).status).toBe(201);
  await page.reload();

  await test.step('nothing is chosen: the person, then the occasion, then the place', async () => {
    await send.click();
    await expect(page.getByRole('combobox', { name: 'Colaborador' })).toBeFocused();
    await expect(page.getByRole('radiogroup', { name: 'Ocasião' })).toHaveAccessibleDescription(/Escolha/);
    await expect(page.getByText('Campo obrigatório')).toHaveCount(0);
    unwaited(await strayErrors(page)).toEqual([]);
    await choose(page, 'Colaborador', 'Rui Barreto');
    await send.click();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await page.getByRole('radio', { name: 'Periódico' }).check();
    await send.click();
    await expect(page.getByRole('combobox', { name: 'Local de atendimento' })).toBeFocused();
    unwaited(await strayErrors(page)).toEqual([]);
  });

  await test.step('a place where nothing is free: the days say so, and have the focus', async () => {
    await page.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ label: full.name });
    await expect(page.getByText(/^Sem atendimento: /)).toBeVisible();
    await send.click();
    const days = page.getByRole('radiogroup', { name: 'Dia', exact: true });
    await expect(days).toHaveAccessibleDescription('Escolha um horário');
    await expect(days).toBeFocused();
    unwaited(await strayErrors(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ label: place.name });
    await expect(page.getByText(/^Escolhido: /)).toBeVisible();
  });

  await test.step('no exam where the protocol asks for some: it is said at the exams', async () => {
    await page.getByRole('checkbox', { name: /0295/ }).uncheck();
    await send.click();
    await expect(page.getByRole('group', { name: 'Exames' })).toHaveAccessibleDescription('Escolha ao menos um exame');
    await expect(page.getByRole('checkbox', { name: /0295/ })).toBeFocused();
    unwaited(await strayErrors(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /0295/ }).check();
    await send.click();
    await expect(page.getByRole('heading', { level: 1, name: /^Guia/ })).toBeVisible();
  });

  await test.step('moving it: the first time stands chosen, and leaving it there loses nothing', async () => {
    await page.getByRole('button', { name: 'Remarcar' }).click();
    const moving = dialog(page, 'Remarcar');
    await expect(moving.getByText(/^Escolhido: /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(moving).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a professional is led from a place without hours to where they are given', { tag: '@seldom-3' }, async ({
  page,
  api,
}) => {
  const doctor = professionalFields();
  const { token } = await makeProfessional(api, doctor);
  const { body } = await api.call('POST', '/care-places', { as: token, body: placeFields({ name: 'Unidade Vazia' }) });
  await signIn(page, doctor.email, password, `/agenda?placeId=${body.carePlace.id}`);
  await expect(page.getByText('“Unidade Vazia” ainda não tem horários de atendimento')).toBeVisible();
  await page.getByRole('link', { name: 'Dizer os horários deste local' }).click();
  await expect(page).toHaveURL(`/agenda/settings/hours/${body.carePlace.id}`);
});

test('without an address service, or without a line, the CEP says so and the address is typed', async ({
  page,
  api,
  loginAs,
}) => {
  await signedInCompany(api, loginAs);
  await page.goto('/units/create');
  await field(page, 'CEP').fill('01001000');
  await field(page, 'CEP').blur();
  await expect(page.getByText('Aqui o endereço não é buscado pelo CEP: preencha-o.')).toBeVisible();
  await page.context().setOffline(true);
  await field(page, 'CEP').fill('01001001');
  await field(page, 'CEP').blur();
  await expect(page.getByText('Sem conexão, o endereço não pode ser buscado: preencha-o.')).toBeVisible();
  await field(page, 'Endereço').fill('Rua XV, 7');
  await page.context().setOffline(false);
});
