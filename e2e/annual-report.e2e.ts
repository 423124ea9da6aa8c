import {
  examFields,
  makeCompany,
  makeEmployee,
  makeExamRecord,
  makeProfessional,
  makeUnit,
  professionalFields,
} from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';

/** From an exam's result and a disease to the report of the year, as a physician goes (NR-7, 7.6.2). */
test('a result is noted, a disease written down, and the report of the year is counted, discussed and issued', async ({
  page,
  api,
}) => {
  const company = await makeCompany(api);
  const unit = await makeUnit(api, company, { identification: 'Fábrica', degree_of_risk: '3' });
  const doctor = professionalFields();
  const { token } = await makeProfessional(api, doctor);
  const ids: string[] = [];
  for (let one = 0; one < 12; one++) {
    const name = one === 0 ? 'Zoraide do Ruído' : `Pessoa ${one}`;
    const days = { admission_dt: '15-01-2020', function_start_dt: '15-01-2020', dt_birth: '20-05-1990' };
    const { id } = await makeEmployee(api, company, { name, unitId: unit.id, ...days });
    const result = one === 0 ? '' : one < 4 ? 'altered' : 'normal';
    await makeExamRecord(api, { employeeId: id, token }, examFields({ done_on: '10-03-2025', result }));
    ids.push(id);
  }

  await signIn(page, doctor.email, doctor.password, `/documents/view/${ids[0]}/exams`);
  const exams = page.getByRole('table', { name: 'Exames que o colaborador fez' });
  await expect(exams).toContainText('Fábrica');
  await page.getByRole('button', { name: /^Anotar o resultado/ }).click();
  const finding = dialog(page, 'Anotar resultado');
  await finding.getByRole('radio', { name: 'Normal', exact: true }).check();
  await field(finding, 'Valor, com a unidade').fill('15 dB em 4 kHz');
  await finding.getByRole('button', { name: 'Salvar' }).click();
  await expect(finding).toBeHidden();
  await expect(exams).toContainText('Normal · 15 dB em 4 kHz');

  await page.goto('/diseases/record');
  const disease = dialog(page, 'Registrar doença');
  await disease.getByRole('combobox', { name: 'Buscar por nome, CPF ou matrícula' }).fill('Zoraide do Ruído');
  await page.getByRole('option', { name: /Zoraide do Ruído/ }).click();
  await field(disease, 'Data do diagnóstico').fill('19-11-2026');
  await field(disease, 'CID-10').fill('h83.3');
  await disease.getByRole('radio', { name: 'Confirmado' }).check();
  await disease.getByRole('button', { name: 'Registrar' }).click();
  await expect(disease).toBeHidden();
  const row = page.getByRole('table', { name: 'Doenças relacionadas ao trabalho' }).locator('tbody tr');
  await expect(row.filter({ hasText: 'Zoraide' })).toContainText(/A registrar.*23-11-2026/);

  await page.goto(`/programmes/${company.companyId}`);
  await page.getByRole('link', { name: 'Relatório analítico' }).click();
  await page.getByRole('button', { name: 'Começar relatório' }).click();
  const begin = dialog(page, 'Começar relatório');
  await field(begin, 'Período: de').fill('01-01-2025');
  await field(begin, 'Período: até').fill('31-12-2025');
  await begin.getByRole('button', { name: 'Começar' }).click();
  await expect(begin).toBeHidden();
  await page.getByRole('link', { name: '01-01-2025 a 31-12-2025' }).click();
  await expect(page.getByRole('heading', { name: 'Relatório analítico', level: 1 })).toBeVisible();
  const abnormal = page.getByRole('table', { name: /Audiometria/ });
  await expect(abnormal).toContainText('3 de 12 (25 %)');
  await page.getByRole('button', { name: 'Escrever' }).click();
  const write = dialog(page, 'Escrever o relatório');
  await field(write, 'Discussão das variações (7.6.2 f)').fill('Três audiometrias alteradas na Fábrica.');
  await write.getByRole('button', { name: 'Salvar' }).click();
  await expect(write).toBeHidden();
  await expect(page.getByText('Três audiometrias alteradas na Fábrica.')).toBeVisible();
  await page.getByRole('link', { name: 'Emitir' }).click();
  await dialog(page, 'Emitir Relatório analítico').getByRole('button', { name: 'Emitir', exact: true }).click();
  await expect(page.getByText(/^Documento emitido: Relatório \d{4}\/\d{6}/)).toBeVisible();
  await page.goto(`/programmes/${company.companyId}/reports`);
  await expect(page.getByText(/um ano depois do Relatório/)).toBeVisible();
});
