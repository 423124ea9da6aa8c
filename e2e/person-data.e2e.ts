import { readFile } from 'node:fs/promises';
import { makeCompany, makeDocument, makeEmployee, makeProfessional, password } from '../src/testing/factories.ts';
import { unzip } from '../src/testing/issued/unzip.ts';
import { expect, test } from './fixtures.ts';

test('a professional gathers what there is about a person who has asked for it', async ({ page, api, loginAs }) => {
  const company = await makeCompany(api);
  const doctor = await makeProfessional(api);
  const employee = await makeEmployee(api, company, { name: 'Iara Titular Bezerra' });
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  await makeDocument(api, at, { name: 'Laudo de Iara' });
  await loginAs(doctor.professional.user.email, password, `/people/${employee.id}`);
  await page.getByRole('link', { name: 'Dados do titular' }).click();
  await expect(page.getByText('Iara Titular Bezerra')).toBeVisible();

  const gather = page.getByRole('button', { name: 'Reunir e baixar' });
  await gather.click();
  await expect(page.getByText('Escolha um dos motivos')).toBeVisible();
  await page.getByRole('radio', { name: /^Acesso aos dados/ }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), gather.click()]);
  expect(download.suggestedFilename()).toMatch(/^dados-do-titular-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(await readFile(await download.path()));
  expect(String(files.get('leia-me.html'))).toContain('Iara Titular Bezerra');
  expect(JSON.parse(String(files.get('dados.json'))).tables.documents).toMatchObject([{ name: 'Laudo de Iara' }]);
  expect([...files.keys()].filter((name) => name.startsWith('documentos/'))).toHaveLength(1);
  await expect(page.getByText('Dados reunidos.')).toBeVisible();
});
