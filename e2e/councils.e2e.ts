import { makeProfessional, ofCouncil } from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** What a council may not issue is said where it is filled in, and stays printable. */

test('a nurse reads why an ASO is not theirs to issue, and may issue a declaration of attendance', {
  tag: '@seldom-5',
}, async ({ page, api }) => {
  const { employeeId } = await makeEmployeeAndProfessional(api);
  const nurse = ofCouncil('COREN', { name: 'Noêmia Reis' });
  await makeProfessional(api, nurse);
  await signIn(page, nurse.email, nurse.password, `/documents/create/${employeeId}`);
  await page.getByRole('tab', { name: 'ASO' }).click();
  const aso = page.getByRole('tabpanel', { name: 'ASO' });
  await expect(aso.getByText('Você não emite este documento')).toBeVisible();
  await expect(aso.getByText(/CRM \(NR-7, 7\.5\.19\.1, g/)).toBeVisible();
  await expect(aso.getByRole('button', { name: 'Emitir' })).toBeDisabled();
  await expect(aso.getByRole('button', { name: 'Imprimir' })).toBeEnabled();

  await page.getByRole('tab', { name: 'Declarações' }).click();
  const declaration = page.getByRole('tabpanel', { name: 'Declarações' });
  await declaration.getByLabel('Atestado médico').check();
  await expect(declaration.getByText('Você não emite este documento')).toBeVisible();
  await declaration.getByLabel('Declaração de comparecimento').check();
  await expect(declaration.getByText('Você não emite este documento')).toHaveCount(0);
  await field(declaration, 'Anotações').fill('Compareceu das 8h às 9h.');
  await declaration.getByRole('button', { name: 'Emitir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Emitir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Declaração \d{4}\/\d{6}$/ })).toBeVisible();
});
