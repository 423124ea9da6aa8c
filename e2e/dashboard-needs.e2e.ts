import { today } from '../src/platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import {
  makeCompany,
  makeDraft,
  makeEmployee,
  makeProfessional,
  password,
  professionalFields,
} from '../src/testing/factories.ts';
import { barriers } from './barriers.ts';
import { expect, signIn, test } from './fixtures.ts';

test.use({ emptyFor: 'dashboard-needs.e2e.ts' });

test('what waits for a professional and for a company stands on their dashboards, each with what to do', async ({
  page,
  api,
}) => {
  const doctor = professionalFields({ name: 'Ana Atenta' });
  const { token } = await makeProfessional(api, doctor);
  const of = await makeCompany(api, { fantasy_name: 'Olaria do Lago' });
  const away = await makeEmployee(api, of, { name: 'Vera Afastada' });
  await makeDraft(api, { companyId: of.companyId, token });
  const body = { employeeId: away.id, starts_on: today(), ends_on: '' };
  expect((await api.call('POST', '/absences', { as: of.token, body })).status).toBe(201);

  await signIn(page, doctor.email, password, '/dashboard');
  const needs = page.getByRole('region', { name: 'Precisa de você' });
  await expect(needs).toContainText('Programa de Olaria do Lago em preparação');
  expect.soft(await barriers(page)).toEqual([]);

  await test.step('a document that was begun here is gone on with', async () => {
    await page.goto(`/documents/create/${away.id}`);
    await page.getByRole('tab', { name: /^Declaraç/ }).click();
    await page.getByRole('tabpanel').locator('textarea, input[type=text]').last().fill('Uma palavra');
    await page.goto('/dashboard');
    await needs.getByRole('link', { name: /^Continuar Declaraç.* de Vera Afastada/ }).click();
    await expect(page.getByRole('tab', { name: /^Declaraç/ })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the versions lead to their page', async () => {
    await page.goto('/dashboard');
    await needs.getByRole('link', { name: 'Continuar o programa de Olaria do Lago' }).click();
    await expect(page).toHaveURL(new RegExp(`/programmes/${of.companyId}/versions/`));
  });

  await test.step('a company says when an absence ended', async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, of.company.user.email, password, '/dashboard');
    await expect(needs).toContainText('Vera Afastada');
    await needs.getByRole('link', { name: 'Dizer o fim do afastamento de Vera Afastada' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('the ticket of somebody who waits is printed from the queue, and names nobody', async ({ page, api }) => {
  const reception = professionalFields({ name: 'Rita Senha', access: 'reception' });
  const { token } = await makeProfessional(api, reception);
  const of = await makeCompany(api);
  const employee = await makeEmployee(api, of, { name: 'Nilo Senha' });
  const { id: placeId } = await makeCarePlace(api, { token });
  const { id } = await makeReferral(api, { token, placeId, employeeId: employee.id }, { day: today() });
  const arrived = await api.call('PUT', `/queue/${id}/arrive`, { as: token, body: { priority: '' } });
  await signIn(page, reception.email, password, `/queue?placeId=${placeId}`);
  await page.getByRole('button', { name: 'Mais ações: Nilo Senha' }).click();
  await page.getByRole('menuitem', { name: 'Imprimir a senha' }).click();
  const ticket = page.getByRole('dialog', { name: 'Senha' });
  await expect(ticket).toContainText(arrived.body.ticket);
  await expect(ticket).not.toContainText('Nilo');
  await expect(ticket.getByRole('button', { name: 'Imprimir' })).toBeVisible();
});
