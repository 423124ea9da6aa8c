import { formatDate, today } from '../src/platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import {
  makeCompany,
  makeEmployee,
  makeProfessional,
  password,
  professionalFields,
  signInFirstAdmin,
} from '../src/testing/factories.ts';
import { barriers, excessWidth } from './barriers.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';

test.use({ emptyFor: 'agenda.e2e.ts' });

/** A Monday to come, within the months in which something can be booked: some weeks after whenever this runs. */
const monday = mondayToCome();

test('the reception sets the agenda up: places, hours, a block, holidays and the preparation of an exam', async ({
  page,
  api,
}) => {
  const receptionist = professionalFields({ name: 'Rita Recepção', access: 'reception' });
  await makeProfessional(api, receptionist);
  await makeProfessional(api, { name: 'Otávio Ativo' });
  const { professional: gone } = await makeProfessional(api, { name: 'Otávio Desligado' });
  const admin = await signInFirstAdmin(api);
  expect((await api.call('PUT', `/accounts/deactivate/${gone.userId}`, { as: admin })).status).toBe(204);
  await signIn(page, receptionist.email, password);

  await test.step('an agenda without any place leads to where the first one is registered', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Agenda' }).click();
    await page.getByRole('link', { name: 'Cadastre o primeiro' }).click();
    await expect(page).toHaveURL('/agenda/settings');
    await expect(page.getByText(/Nenhum local ainda/)).toBeVisible();
  });

  const making = dialog(page, 'Cadastrar local');
  const open = () => page.getByRole('button', { name: 'Cadastrar local' }).click();

  await test.step('a place, and a second one in which nothing of the first is left', async () => {
    await open();
    await field(making, 'Nome do local').fill('Unidade Batel');
    await making.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(field(making, 'Endereço')).toBeFocused();
    await expect(field(making, 'Endereço')).toHaveAccessibleDescription(/Campo obrigatório|Preencha/);
    await field(making, 'Endereço').fill('Av. Batel, 100, Curitiba – PR');
    await field(making, 'Salas').fill('Sala 1\nSala 2');
    await field(making, 'Periódico').fill('30');
    await making.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(making).toBeHidden();
    await expect(page.getByRole('row', { name: /Unidade Batel.*Sala 1, Sala 2/ })).toBeVisible();

    for (const attempt of ['typed and discarded', 'registered']) {
      await open();
      for (const name of ['Nome do local', 'Endereço', 'Salas']) await expect(field(making, name)).toHaveValue('');
      await expect(field(making, 'Periódico')).toHaveValue('20');
      await field(making, 'Nome do local').fill('Unidade Centro');
      await field(making, 'Endereço').fill('Rua XV, 7, Curitiba – PR');
      if (attempt === 'registered') break;
      await making.getByRole('button', { name: 'Fechar' }).click();
      await dialog(page, 'Descartar o que foi digitado?').getByRole('button', { name: 'Descartar' }).click();
      await expect(making).toBeHidden();
    }
    await making.getByRole('button', { name: 'Cadastrar', exact: true }).click();
    await expect(making).toBeHidden();
    await page.getByRole('button', { name: 'Editar Unidade Batel' }).click();
    const editing = dialog(page, 'Editar local');
    await expect(field(editing, 'Periódico')).toHaveValue('30');
    await expect(field(editing, 'Salas')).toHaveValue('Sala 1\nSala 2');
    await page.keyboard.press('Escape');
    await expect(editing).toBeHidden();
  });

  await test.step('hours of a place: what is wrong is said at the field, and what is typed is asked about', async () => {
    await page.getByRole('link', { name: 'Horários' }).click();
    await expect(page.getByText(/Nenhum horário ainda/)).toBeVisible();
    await page.getByRole('button', { name: 'Acrescentar horário' }).click();
    for (const name of ['Segunda', 'Quarta']) await page.getByRole('checkbox', { name }).check();
    await field(page, 'Das').fill('12:00');
    await field(page, 'Até as').fill('08:00');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Deve ser depois do início')).toBeVisible();
    await field(page, 'Das').fill('08:00');
    await field(page, 'Até as').fill('12:00');
    await page.getByRole('combobox', { name: 'Profissional' }).fill('Otávio');
    const offered = page.getByRole('option', { name: /^Otávio/ });
    await expect(offered).toHaveText(['Otávio Ativo']);
    await offered.click();
    await page.getByRole('link', { name: 'Bloqueios' }).click();
    await dialog(page, 'Sair sem salvar?').getByRole('button', { name: 'Continuar editando' }).click();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Horários salvos com sucesso!')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Até as')).toHaveValue('12:00');
    await expect(page.getByRole('combobox', { name: 'Profissional' })).toHaveValue('Otávio Ativo');
    await expect(page.getByRole('checkbox', { name: 'Quarta' })).toBeChecked();
    await page.getByRole('combobox', { name: 'Local' }).selectOption('Unidade Centro');
    await expect(page.getByText(/Nenhum horário ainda/)).toBeVisible();
  });

  await test.step('a block, which leaves nothing free in it', async () => {
    await page.getByRole('link', { name: 'Bloqueios' }).click();
    await page.getByRole('button', { name: 'Bloquear período' }).click();
    const blocking = dialog(page, 'Bloquear período');
    await field(blocking, 'Do dia').fill(formatDate(monday));
    await field(blocking, 'Até o dia').fill(formatDate(monday));
    await field(blocking, 'Motivo').fill('Reunião da equipe');
    await blocking.getByRole('button', { name: 'Bloquear' }).click();
    await expect(blocking).toBeHidden();
    await expect(page.getByRole('row', { name: /Todos do local.*Reunião da equipe/ })).toBeVisible();
    await page.goto(`/agenda?day=${monday}`);
    await expect(page.getByText('Sem atendimento').first()).toBeVisible();
  });

  await test.step('the holidays of a year, at once', async () => {
    await page.goto(`/agenda/settings/holidays?year=${Number(today().slice(0, 4)) + 1}`);
    await page.getByRole('button', { name: /^Acrescentar feriados nacionais/ }).click();
    const adding = dialog(page, /^Feriados de/);
    await expect(adding.getByRole('checkbox', { name: /Natal/ })).toBeChecked();
    await expect(adding.getByRole('checkbox', { name: /Corpus Christi/ })).not.toBeChecked();
    await adding.getByRole('button', { name: 'Acrescentar' }).click();
    await expect(adding).toBeHidden();
    await expect(page.getByRole('row', { name: /Natal/ })).toBeVisible();
  });

  await test.step('the preparation of an exam, for which the norm’s words are offered', async () => {
    await page.getByRole('link', { name: 'Preparo dos exames' }).click();
    await page.getByRole('button', { name: 'Dizer o preparo de um exame' }).click();
    const saying = dialog(page, 'Preparo do exame');
    await saying.getByRole('combobox', { name: 'Exame' }).fill('audiometria tonal ocup');
    await page.getByRole('option', { name: /Audiometria tonal ocupacional/ }).click();
    await expect(field(saying, 'Preparo')).toHaveValue(/14 horas/);
    await saying.getByRole('button', { name: 'Salvar' }).click();
    await expect(saying).toBeHidden();
    await expect(page.getByRole('row', { name: /0281.*Repouso auditivo/ })).toBeVisible();
  });
});

test('day and week show who comes, wide and narrow; a free time begins a referral; who lies outside new hours is told', async ({
  page,
  api,
}) => {
  const doctor = professionalFields({ name: 'Otávio Reis' });
  const { token } = await makeProfessional(api, doctor);
  const of = await makeCompany(api, { fantasy_name: 'Serraria do Alto' });
  const hours = [1, 3].map((weekday) => ({ weekday, professionalId: null, from: 480, to: 720, capacity: 1 }));
  const { id: placeId, name: place } = await makeCarePlace(api, { token }, { hours });
  const refer = async (name: string, startsAt: number | null) => {
    const employee = await makeEmployee(api, of, { name });
    return makeReferral(api, { token, placeId, employeeId: employee.id }, { day: monday, startsAt });
  };
  const { name: guide } = await refer('Iara Campos', 480);
  await refer('Joel Antunes', null);
  await signIn(page, doctor.email, password, `/agenda?placeId=${placeId}&day=${monday}&view=list`);

  await test.step('the day as a list: with a time, by arrival, and what is free', async () => {
    const timed = page.getByRole('listitem').filter({ hasText: 'Iara Campos' });
    await expect(timed).toContainText('08:00–08:20');
    await expect(timed).toContainText('Serraria do Alto · Periódico');
    await expect(timed).toContainText('Agendado');
    await expect(page.getByRole('listitem').filter({ hasText: 'Joel Antunes' })).toContainText('Por chegada');
    await expect(page.getByRole('link', { name: 'Encaminhar para este horário: 08:20' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Encaminhar para este horário: 08:00' })).toHaveCount(0);
  });

  await test.step('somebody who is referred meanwhile appears by itself', async () => {
    await refer('Kátia Lopes', 500);
    await expect(page.getByRole('listitem').filter({ hasText: 'Kátia Lopes' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Encaminhar para este horário: 08:20' })).toHaveCount(0);
  });

  await test.step('the week, wide and narrow, and a day of it', async () => {
    for (const [width, view] of [
      [1440, 'day'],
      [390, 'day'],
      [390, 'week'],
      [1440, 'week'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/agenda?placeId=${placeId}&day=${monday}${view === 'week' ? '&view=week' : ''}`);
      await expect(page.getByText('Iara Campos')).toBeVisible();
      expect.soft(await barriers(page), `${view} at ${width}`).toEqual([]);
      expect.soft(await excessWidth(page), `${view} at ${width}`).toBe(0);
    }
    await expect(page.getByText('1 por ordem de chegada', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Segunda/ })).toContainText('Iara Campos');
    await expect(page.getByText('Sem atendimento').first()).toBeVisible();
    await page.getByRole('link', { name: /^Segunda/ }).click();
    await expect(page.getByRole('heading', { name: `Segunda, ${formatDate(monday)}` })).toBeVisible();
  });

  await test.step('a free time begins a referral to it', async () => {
    await page.getByRole('link', { name: 'Encaminhar para este horário: 09:00' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Encaminhar' })).toBeVisible();
    await expect(page.getByText(`Escolhido: ${formatDate(monday)}, às 09:00`)).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Periódico' })).toBeChecked();
  });

  await test.step('hours that leave appointments outside say which, and the day marks them', async () => {
    await page.goto(`/agenda/settings/hours/${placeId}`);
    await expect(page.getByRole('combobox', { name: 'Local' })).toHaveValue(placeId);
    await field(page, 'Das').fill('08:20');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    const told = page.getByRole('status').filter({ hasText: '1 agendamento ficou fora do horário' });
    await expect(told).toContainText(guide);
    await page.goto(`/agenda?placeId=${placeId}&day=${monday}&view=list`);
    const outside = page.getByText('Fora do horário');
    await expect(page.getByRole('listitem').filter({ hasText: 'Iara Campos' }).filter({ has: outside })).toBeVisible();
    await expect(outside).toHaveCount(1);
  });

  await test.step('a place with people ahead is not deleted, and says why', async () => {
    await page.goto('/agenda/settings');
    await page.getByRole('button', { name: `Excluir ${place}`, exact: true }).click();
    const deleting = dialog(page, 'Excluir local');
    await deleting.getByRole('button', { name: 'Excluir' }).click();
    await expect(deleting.getByText(/Este local ainda tem 3 pessoas agendadas/)).toBeVisible();
  });
});

function mondayToCome(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 21 + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
