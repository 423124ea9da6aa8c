import { today } from '../src/platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, password, professionalFields } from '../src/testing/factories.ts';
import { expect, signIn, test } from './fixtures.ts';

test.use({ emptyFor: 'ticket.e2e.ts' });

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
