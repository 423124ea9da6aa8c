import type { Page } from '@playwright/test';
import { daysAfter, today } from '../src/platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import { groupFields, makeEmployee, makeProgramme } from '../src/testing/factories.ts';
import { chooseDay, dayShown } from './days.ts';
import { expect, test } from './fixtures.ts';
import { chooseOfRow } from './forms.ts';
import { makeProgrammePeople } from './programmes.ts';

const choose = async (page: Page, field: string, text: string) => {
  await page.getByRole('combobox', { name: field }).fill(text);
  await page.getByRole('option', { name: new RegExp(text) }).click();
};

test('a company refers one person after another, moves and cancels, and finds both in its list', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Padaria Sereno');
  const of = { companyId, token: company.token };
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields({ name: 'Produção' })] });
  await makeEmployee(api, of, { name: 'Ana Quirino' });
  await makeEmployee(api, of, { name: 'Bia Xerém', employee_function: 'Vigia' });
  const place = await makeCarePlace(api, doctor);
  const to = `${company.email} ${company.password}`.split(' ');
  await loginAs(to[0] ?? '', to[1] ?? '');

  await test.step('the protocol’s exams stand ticked with their reason, and a double click sends once', async () => {
    await page.goto('/referrals/create');
    await expect(page.getByRole('combobox', { name: 'Colaborador' })).toBeFocused();
    await choose(page, 'Colaborador', 'Ana Quirino');
    await page.getByRole('radio', { name: 'Periódico' }).check();
    const exam = page.getByRole('checkbox', { name: /0295/ });
    await expect(exam).toBeChecked();
    await expect(page.getByText('NR-7, 7.5.8 II')).toBeVisible();
    await page.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ label: place.name });
    await chooseDay(page, 7);
    await page.getByText('08:20', { exact: true }).first().click();
    await expect(page.getByRole('status').filter({ hasText: 'Escolhido' })).toContainText('às 08:20');
    await page.getByRole('button', { name: 'Encaminhar', exact: true }).dblclick();
    await expect(page.getByRole('heading', { level: 1, name: /^Guia \d{4}\/\d{6}$/ })).toBeVisible();
    await expect(page.getByText('Agendado')).toBeVisible();
    const person = page.getByRole('region', { name: 'Colaborador' });
    await expect(person).toContainText(/NomeAna Quirino.*Idade\d+ anos.*Função.+Unidade/);
    const steps = page.getByRole('region', { name: 'Andamento' }).getByRole('listitem');
    await expect(steps).toContainText([/^Encaminhado.*Agora: à espera da chegada$/, /^Chegou/, /^Atendido/, /^ASO/]);
    await expect(steps.and(page.locator('[aria-current="step"]'))).toHaveCount(1);
  });

  await test.step('the next one begins without a trace of the first, and nothing is ticked for who has no group', async () => {
    await page.getByRole('link', { name: 'Encaminhar outro' }).click();
    await expect(page.getByRole('combobox', { name: 'Colaborador' })).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'Periódico' })).not.toBeChecked();
    await choose(page, 'Colaborador', 'Bia Xerém');
    await page.getByRole('radio', { name: 'Periódico' }).check();
    await expect(page.getByText('a clínica define os exames')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /0295/ })).not.toBeChecked();
    await page.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ label: place.name });
    await page.getByRole('radio', { name: 'Por ordem de chegada' }).first().check();
    await chooseDay(page, 1);
    await page.getByRole('button', { name: 'Encaminhar', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Guia/ })).toBeVisible();
  });

  await test.step('it is moved to a time, then cancelled with a reason', async () => {
    const begun = today();
    await page.getByRole('button', { name: 'Remarcar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Remarcar' });
    await chooseDay(dialog, 7);
    await dialog.getByText('09:00', { exact: true }).first().click();
    await dialog.getByRole('button', { name: 'Remarcar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(new RegExp(`^(${dayShown(begun, 7).source}), às 09:00$`))).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar encaminhamento' }).click();
    const asked = page.getByRole('dialog', { name: 'Cancelar encaminhamento' });
    await asked.getByRole('textbox', { name: 'Motivo' }).fill('Férias');
    await asked.getByRole('button', { name: 'Cancelar encaminhamento' }).click();
    await expect(page.getByText('Motivo: Férias')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remarcar' })).toBeHidden();
  });

  await test.step('the list has what is open, and the cancelled one where it is asked for', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Encaminhamentos' }).click();
    const rows = page.getByRole('table').locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('Ana Quirino');
    await page.getByRole('combobox', { name: 'Situação' }).selectOption('cancelled');
    await expect(rows.first()).toContainText('Bia Xerém');
  });
});

test('of two tabs that want the last place of a time one has it, and the other chooses again and keeps the rest', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Olaria Serena');
  const of = { companyId, token: company.token };
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields({ name: 'Produção' })] });
  const place = await makeCarePlace(api, doctor);
  await loginAs(company.email, company.password);
  const tabs = [page, await page.context().newPage()] as const;
  const send = (tab: Page) => tab.getByRole('button', { name: 'Encaminhar', exact: true }).click();
  for (const [at, tab] of tabs.entries()) {
    const name = ['Davi Olaria', 'Elza Olaria'][at] ?? '';
    await makeEmployee(api, of, { name });
    await tab.goto('/referrals/create');
    await choose(tab, 'Colaborador', name);
    await tab.getByRole('radio', { name: 'Periódico' }).check();
    await expect(tab.getByRole('checkbox', { name: /0295/ })).toBeChecked();
    await tab.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ label: place.name });
    await chooseDay(tab, 7);
    await tab.getByText('10:00', { exact: true }).first().click();
    await expect(tab.getByRole('status').filter({ hasText: 'Escolhido' })).toContainText('às 10:00');
  }
  const [first, second] = tabs;
  await send(first);
  await expect(first.getByRole('heading', { level: 1, name: /^Guia/ })).toBeVisible();

  await send(second);
  await expect(second.getByRole('alert').filter({ hasText: 'Este horário acabou de ser ocupado.' })).toBeVisible();
  await expect(second.getByRole('combobox', { name: 'Colaborador' })).toHaveValue(/Elza Olaria/);
  await expect(second.getByRole('checkbox', { name: /0295/ })).toBeChecked();
  await second.getByText('10:20', { exact: true }).first().click();
  await expect(second.getByRole('alert').filter({ hasText: 'ocupado' })).toBeHidden();
  await send(second);
  await expect(second.getByRole('heading', { level: 1, name: /^Guia/ })).toBeVisible();
  await expect(second.getByText('às 10:20')).toBeVisible();
});

test('what another moves is said in the open window, and is moved over only once it was looked at', {
  tag: '@seldom-4',
}, async ({ page, api, loginAs }) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Tecelagem Sereno');
  const employee = await makeEmployee(api, { companyId, token: company.token }, { name: 'Gil Tear' });
  const place = await makeCarePlace(api, doctor);
  const day = daysAfter(today(), 30);
  const made = await makeReferral(
    api,
    { employeeId: employee.id, placeId: place.id, token: company.token },
    { day, startsAt: 540 },
  );
  await loginAs(company.email, company.password, `/referrals/${made.id}`);
  await page.getByRole('button', { name: 'Remarcar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remarcar' });
  await chooseDay(dialog, 7);
  await dialog.getByText('09:20', { exact: true }).first().click();
  const body = { placeId: place.id, day, startsAt: 600, version: made.version };
  expect((await api.call('PUT', `/referrals/${made.id}/move`, { as: doctor.token, body })).status).toBe(200);
  await expect(dialog.getByText('Este encaminhamento mudou agora')).toBeVisible();
  await expect(dialog.getByText(/^Agora está marcado para .*, às 10:00, /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remarcar' }).click();
  await expect(dialog.getByText('Este registro foi alterado por outra pessoa')).toBeVisible();
  await dialog.getByRole('button', { name: 'Entendi' }).click();
  await dialog.getByRole('button', { name: 'Remarcar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/pela clínica: de .*, às 09:00, para .*, às 10:00$/)).toBeVisible();
  await expect(page.getByText(/pela empresa: de .*, às 10:00, para .*, às 09:20$/)).toBeVisible();
});

test('who is inactivated while they are awaited is named with the guide, and what becomes of it is asked', {
  tag: '@seldom-3',
}, async ({ page, api, loginAs }) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Moinho Sereno');
  const place = await makeCarePlace(api, doctor);
  const day = daysAfter(today(), 30);
  const send = async (name: string) => {
    const employee = await makeEmployee(api, { companyId, token: company.token }, { name });
    return makeReferral(api, { employeeId: employee.id, placeId: place.id, token: company.token }, { day });
  };
  const [first, second] = [await send('Hugo Mó'), await send('Ivo Mó')];
  const read = async (id: string) => (await api.call('GET', `/referrals/${id}`, { as: company.token })).body.referral;
  await loginAs(company.email, company.password, '/employees');
  const asked = page.getByRole('dialog', { name: 'Inativar Empregado' });
  const confirm = asked.getByRole('button', { name: 'Inativar' });

  await chooseOfRow(page, 'Hugo Mó', 'Inativar');
  await expect(asked.getByText(`${first.name}: Periódico, `)).toBeVisible();
  await confirm.click();
  await expect(asked.getByText('Escolha uma das opções')).toBeVisible();
  await asked.getByRole('radio', { name: 'Fazer dele o exame demissional, no mesmo dia e local' }).check();
  await confirm.click();
  await expect(asked).toBeHidden();
  expect(await read(first.id)).toMatchObject({ state: 'scheduled', occasion: 'dismissal', employeeInactive: true });

  await chooseOfRow(page, 'Ivo Mó', 'Inativar');
  await asked.getByRole('radio', { name: 'Cancelar o encaminhamento' }).check();
  await confirm.click();
  await expect(asked).toBeHidden();
  expect(await read(second.id)).toMatchObject({ state: 'cancelled' });

  await makeEmployee(api, { companyId, token: company.token }, { name: 'Jair Mó' });
  await chooseOfRow(page, 'Jair Mó', 'Inativar');
  await asked.getByRole('link', { name: 'Encaminhar para o exame demissional' }).click();
  await expect(page.getByRole('radio', { name: 'Demissional' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Colaborador' })).toHaveValue(/Jair Mó/);
});

test('a whole list of Vencimentos is referred at once, and who has been already is left out the next time', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Marcenaria Serena');
  const of = { companyId, token: company.token };
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields({ name: 'Produção' })] });
  for (const name of ['Fabi Serena', 'Gil Serena']) await makeEmployee(api, of, { name });
  const place = await makeCarePlace(api, doctor);
  await loginAs(company.email, company.password);
  const due = '/due-dates?list=neverExamined';
  const rows = page.getByRole('table').locator('tbody tr');
  const dialog = page.getByRole('dialog', { name: 'Encaminhar para os exames a fazer' });
  const chooseAll = async (count: number) => {
    await page.goto(due);
    await page.getByRole('button', { name: `Escolher toda a lista (${count})` }).click();
    await page.getByRole('button', { name: 'Encaminhar', exact: true }).click();
    await dialog.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ label: place.name });
  };

  await test.step('what is missing is said by the field, and Back closes the window with the choice kept', async () => {
    await page.goto(due);
    await page.getByRole('button', { name: 'Escolher toda a lista (2)' }).click();
    await page.getByRole('button', { name: 'Encaminhar', exact: true }).click();
    await dialog.getByRole('button', { name: 'Encaminhar' }).click();
    await expect(dialog.getByText('Escolha o local')).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('2 colaboradores escolhidos')).toBeVisible();
  });

  await test.step('each gets a guide of their own, and Back leads to the list that they were chosen from', async () => {
    const begun = today();
    await chooseAll(2);
    await dialog.getByRole('radio', { name: 'Todos nesse dia, por ordem de chegada' }).check();
    await dialog.getByRole('button', { name: 'Encaminhar' }).click();
    await expect(page).toHaveURL('/referrals');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Fabi Serena' })).toContainText(dayShown(begun));
    await expect(rows.filter({ hasText: 'Fabi Serena' })).toContainText('Admissional');
    await page.goBack();
    await expect(page).toHaveURL(/\/due-dates/);
    await expect(dialog).toBeHidden();
  });

  await test.step('with another one chosen beside them, only that one is sent', async () => {
    await makeEmployee(api, of, { name: 'Hugo Serena' });
    await expect(async () => {
      await page.goto(due);
      const all = page.getByRole('button', { name: /^Escolher toda a lista/ });
      await expect(all).toBeVisible();
      await expect(all).toHaveText('Escolher toda a lista (3)', { timeout: 1_000 });
    }).toPass();
    await chooseAll(3);
    await dialog.getByRole('button', { name: 'Encaminhar' }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: '2 pessoas já têm' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Encaminhar os outros' }).click();
    await expect(page).toHaveURL('/referrals');
    await expect(rows).toHaveCount(3);
  });
});

test('a time chosen in the agenda stands before a draft that began elsewhere, which is offered with all that was typed', {
  tag: '@seldom-1',
}, async ({ page, api, loginAs }) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Vinícola Serena');
  const of = { companyId, token: company.token };
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [groupFields({ name: 'Produção' })] });
  const { id: employeeId } = await makeEmployee(api, of, { name: 'Gil Vinícola' });
  const { id: placeId } = await makeCarePlace(api, doctor);
  const day = daysAfter(today(), 3);
  const address = (startsAt: number, more: Record<string, string> = {}) =>
    `/referrals/create?${new URLSearchParams({ placeId, day, startsAt: String(startsAt), occasion: 'periodic', ...more })}`;
  const chosen = page.getByRole('status').filter({ hasText: 'Escolhido' });
  await loginAs(company.email, company.password);

  await page.goto(address(600));
  await expect(chosen).toContainText('às 10:00');
  await choose(page, 'Colaborador', 'Gil Vinícola');
  await expect(page.getByRole('checkbox', { name: /0295/ })).toBeChecked();
  await page.getByText('11:20', { exact: true }).first().click();
  await expect(chosen).toContainText('às 11:20');

  await test.step('a reload keeps what was chosen over what the address begins with', async () => {
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(page.getByText('Recuperamos o que você digitou')).toBeVisible();
    await expect(chosen).toContainText('às 11:20');
    await expect(page.getByRole('combobox', { name: 'Colaborador' })).toHaveValue(/Gil Vinícola/);
  });

  await test.step('another time is what was clicked last; the draft is offered, and comes back whole', async () => {
    await page.goto(address(840));
    await expect(chosen).toContainText('às 14:00');
    await expect(page.getByText('Há um rascunho deste cadastro')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Colaborador' })).toHaveValue('');
    await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
    await expect(chosen).toContainText('às 11:20');
    await expect(page.getByRole('combobox', { name: 'Colaborador' })).toHaveValue(/Gil Vinícola/);
    await expect(page.getByRole('checkbox', { name: /0295/ })).toBeChecked();
  });

  await test.step('a time that was chosen where nothing was is kept, too, and so is coming by order of arrival', async () => {
    await page.goto('/referrals/create');
    await page.getByRole('button', { name: 'Descartar rascunho' }).click();
    await page.getByRole('radio', { name: 'Periódico' }).check();
    await page.getByRole('combobox', { name: 'Local de atendimento' }).selectOption(placeId);
    await chooseDay(page, 7);
    await page.getByText('10:40', { exact: true }).first().click();
    await page.reload();
    await expect(chosen).toContainText('às 10:40');
    await page.getByRole('radio', { name: 'Por ordem de chegada' }).check();
    await chooseDay(page.getByRole('radiogroup', { name: 'Dias em que se pode vir' }), 8);
    await expect(chosen).toContainText('ordem de chegada');
    await page.reload();
    await expect(chosen).toContainText('ordem de chegada');
    await page.goto(`/referrals/create?employeeId=${employeeId}`);
    await expect(page.getByRole('combobox', { name: 'Colaborador' })).toHaveValue(/Gil Vinícola/);
  });
});
