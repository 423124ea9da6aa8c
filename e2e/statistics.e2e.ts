import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { daysAfter, formatDate, today } from '../src/platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import {
  groupFields,
  makeAbsence,
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeProgramme,
  makeUnit,
  password,
} from '../src/testing/factories.ts';
import { expect, test } from './fixtures.ts';

/** A company whose people are due, were examined and were away. */
async function makePractice(api: Parameters<typeof makeCompany>[0], name: string) {
  const { company, companyId, token } = await makeCompany(api, { fantasy_name: name });
  const { professional, token: doctor } = await makeProfessional(api);
  const unit = await makeUnit(api, { companyId, token }, { identification: 'Forno Sul' });
  await makeProgramme(api, { companyId, token: doctor }, { groups: [groupFields({ name: 'Produção' })] });
  const people = [];
  for (let at = 0; at < 4; at++) {
    const person = await makeEmployee(api, { companyId, token }, { unitId: unit.id });
    await makeExamRecord(
      api,
      { employeeId: person.id, token: doctor },
      { result: at ? 'normal' : 'altered', done_on: formatDate(today()) },
    );
    people.push(person);
  }
  await makeAbsence(
    api,
    { employeeId: people[0].id, token },
    { starts_on: formatDate(daysAfter(today(), -3)), ends_on: '' },
  );
  return { companyId, token, doctor, people, emails: { company: company.user.email, doctor: professional.user.email } };
}

const figure = (page: Page, name: string) => page.getByRole('figure', { name, exact: true });

async function saved(page: Page, within: string) {
  await page.getByRole('region', { name: within }).getByRole('button', { name: 'Exportar' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Texto separado (CSV)' }).click(),
  ]);
  return (await readFile(await download.path())).toString();
}

test('a professional counts one company in pictures, takes a table away, and goes from a bar to its people', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, emails } = await makePractice(api, 'Padaria Estatística');
  await loginAs(emails.doctor, password, `/statistics?companyId=${companyId}`);

  const exams = figure(page, 'Exames por mês e tipo');
  await expect(exams.getByRole('table', { name: 'Exames por mês e tipo' }).getByRole('row').last()).toContainText('4');
  expect(await saved(page, 'Exames por mês e tipo')).toMatch(new RegExp(`"${today().slice(0, 7)}";"0281";".+";"4"`));
  await expect(figure(page, 'Resultados anormais por tipo de exame')).toBeVisible();

  await page.getByLabel('De', { exact: true }).selectOption(today().slice(0, 7));
  await expect(page).toHaveURL(new RegExp(`from=${today().slice(0, 7)}`));
  await expect(exams.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(exams.getByRole('row')).toHaveCount(2);

  const sector = page.getByLabel('Setor');
  await sector.fill('Costura');
  await sector.press('Enter');
  await expect(page).toHaveURL(/sector=Costura/);
  await expect(page.getByRole('region', { name: 'Exames por mês e tipo' })).toContainText('Nenhum exame nestes meses.');
  await sector.fill('');
  await sector.press('Enter');
  await expect(page).not.toHaveURL(/sector=/);
  await page.getByLabel('Grupo de exposição').selectOption({ label: 'Sem grupo' });
  await expect(page).toHaveURL(/groupId=none/);
  await page.getByLabel('Grupo de exposição').selectOption('');
  await expect(page).not.toHaveURL(/groupId=/);

  await exams.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(exams.getByRole('button', { name: 'Ocultar tabela' })).toBeVisible();
  await page.getByRole('link', { name: /^Padaria Estatística · Forno Sul: / }).click();
  await expect(page).toHaveURL(/\/due-dates\?list=(overdue|in30)&companyId=.+&unitId=/);
  await expect(page.getByRole('table').locator('tbody tr').first()).toContainText('Forno Sul');

  await page.goto(`/statistics?companyId=${companyId}`);
  const away = figure(page, 'Afastamentos');
  await away.getByRole('button', { name: 'Ver como tabela' }).click();
  await away.getByRole('rowheader').last().getByRole('link').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/absences\\?list=all&from=${today().slice(0, 7)}-01&to=.+&companyId=`));
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(1);
});

test('a company sees its own, nothing of this month of what is secret, and never a result', async ({
  page,
  api,
  loginAs,
}) => {
  const { emails } = await makePractice(api, 'Padaria Discreta');
  await loginAs(emails.company, password, '/statistics');
  await expect(figure(page, 'Vencidos por unidade')).toBeVisible();
  await expect(figure(page, 'Afastamentos').getByRole('row').last()).toContainText('4');
  await expect(page.getByRole('region', { name: 'Exames por mês e tipo' })).toContainText('no dia 11 do mês seguinte');
  await expect(page.getByRole('heading', { name: 'Resultados anormais por tipo de exame' })).toHaveCount(0);
});

test('the reception sees the queue’s alone, and each dashboard its pictures once one comes to them', {
  tag: '@seldom-5',
}, async ({ page, api, loginAs }) => {
  const { emails, people, token, doctor } = await makePractice(api, 'Padaria da Fila');
  const place = await makeCarePlace(api, { token: doctor });
  const { id } = await makeReferral(api, { employeeId: people[0].id, placeId: place.id, token });
  const moved = await api.call('PUT', `/queue/${id}/miss`, { as: doctor, body: {} });
  expect([200, 204, 400, 404, 409]).toContain(moved.status);
  const { professional } = await makeProfessional(api, { access: 'reception' });
  await loginAs(professional.user.email, password, '/statistics');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Do encaminhamento ao ASO',
    'Comparecimento e faltas',
  ]);
  await loginAs(emails.company, password);
  const all = page.getByRole('link', { name: 'Ver todas as estatísticas' });
  await expect(page.getByRole('region', { name: 'eSocial' })).toBeVisible();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 4_000);
  await expect(all).toBeVisible();
  await expect(page.getByRole('region', { name: 'Vencidos por unidade' }).getByRole('link').first()).toBeVisible();
  await all.click();
  await expect(page).toHaveURL('/statistics');
});
