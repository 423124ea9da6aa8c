import { confirmAddressAt } from '../src/testing/practice/confirmed-address.ts';
import { aso } from './asos.ts';
import { expect, test } from './fixtures.ts';
import { makeEmployeeAndProfessional } from './records.ts';

// The address holds for the whole installation.
test.use({ emptyFor: 'public-address.e2e.ts' });

test('before anybody has confirmed the address nothing is issued: who may not reads who does it, and the administrator is led there', async ({
  page,
  api,
  server,
  loginAs,
}) => {
  const { employeeId, professional } = await makeEmployeeAndProfessional(api);
  await confirmAddressAt(server.place, '');

  await test.step('the professional reads who confirms it, and where', async () => {
    await loginAs(professional.email, professional.password, `/documents/create/${employeeId}`);
    await page.getByRole('tab', { name: /^ASO/ }).click();
    await expect(aso(page).getByText('Ainda não se emite')).toBeVisible();
    await expect(aso(page).getByRole('button', { name: 'Emitir' })).toBeDisabled();
    await expect(aso(page).getByRole('button', { name: 'Imprimir' })).toBeEnabled();
  });

  await test.step('the administrator is led from the dashboard, is told that the address is local, and confirms it', async () => {
    await loginAs(server.admin.email, server.admin.password);
    await page
      .getByRole('main')
      .getByRole('link', { name: /endereço/i })
      .click();
    await expect(page.getByText(/só leva a este computador ou a esta rede/)).toBeVisible();
    const address = page.getByLabel('Endereço por que o Zelo é aberto');
    await address.fill('zelo');
    await page.getByRole('button', { name: 'Confirmar este endereço' }).click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill(server.url);
    await page.getByRole('button', { name: 'Confirmar este endereço' }).click();
    await expect(page.getByText('Endereço público confirmado com sucesso!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Confirmar este endereço' })).toBeDisabled();
  });

  await test.step('then documents are issued', async () => {
    await loginAs(professional.email, professional.password, `/documents/create/${employeeId}`);
    await page.getByRole('tab', { name: /^ASO/ }).click();
    await expect(aso(page).getByRole('button', { name: 'Emitir' })).toBeEnabled();
    await expect(aso(page).getByText('Ainda não se emite')).toHaveCount(0);
  });
});
