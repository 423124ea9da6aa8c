import { readFile } from 'node:fs/promises';
import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  professionalFields,
  signInFirstAdmin,
} from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { widths } from './seldom.ts';

/** From the ASO to the event: what is missing is said where it belongs, the file leaves, the receipt is written down. */

const exams = [
  {
    exam_name: 'Avaliação clínica ocupacional (anamnese e exame físico)',
    exam_code: '0295',
    exam_date: '10-11-2026',
  },
  { exam_name: 'Audiometria tonal', exam_code: '0281', exam_date: '10-11-2026' },
];

for (const width of widths) {
  test(`an event is completed by company and professional, leaves and has its receipt, at ${width} pixels`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const firm = companyFields({ legal_nature: '206-2', esocial_environment: 'produção restrita' });
    const { companyId, token } = await makeCompany(api, firm);
    const employee = await makeEmployee(
      api,
      { companyId, token },
      { name: 'Zulmira Reis', admission_dt: '2024-01-15' },
    );
    const doctor = professionalFields();
    const professional = await makeProfessional(api, doctor);
    await issueDocument(api, { employee, token: professional.token }, { answers: { date: '10-11-2026', exams } });

    await signIn(page, firm.email, firm.password, '/esocial');
    const rows = page.getByRole('table', { name: 'Pendências' }).locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(/Zulmira Reis.*S-2220.*Até 15-12-2026.*Pendente.*Preencha a matrícula/s);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: /^Ver o evento de Zulmira Reis/ }).click();
    const event = dialog(page, /^S-2220 de Zulmira Reis/);
    await expect(event.getByText('Quem examinou diz ‘Ordem da audiometria’.')).toBeVisible();
    await event.getByRole('link', { name: 'Abrir o cadastro no campo ‘Matrícula no eSocial’' }).click();
    const record = dialog(page, 'Editar empregado');
    await expect(field(record, 'Matrícula no eSocial')).toBeFocused();
    await field(record, 'Matrícula no eSocial').fill('M-77');
    await field(record, 'NIS').fill('120.56412.84-7');
    await field(record, 'RG').fill('12.345.678-9');
    await record.getByRole('button', { name: 'Salvar' }).click();
    await expect(record).toBeHidden();

    await page.context().clearCookies();
    await signIn(page, doctor.email, doctor.password, `/esocial?companyId=${companyId}`);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Diga se a audiometria');
    await expect(rows).not.toContainText('matrícula');
    await page.getByRole('button', { name: /^Ver o evento de Zulmira Reis/ }).click();
    await event.getByRole('button', { name: 'Dizer ‘Ordem da audiometria’' }).click();
    const exam = dialog(page, 'Completar o exame');
    await exam.getByRole('radio', { name: /^Inicial/ }).click();
    await exam.getByRole('button', { name: 'Salvar' }).click();
    await expect(exam).toBeHidden();

    await page.getByText(/^A enviar \(/).click();
    const due = page.getByRole('table', { name: 'A enviar' }).locator('tbody tr');
    await expect(due).toHaveCount(1);
    await expect(due).toContainText('Pronto');
    await page.getByRole('button', { name: /^Ver o evento de Zulmira Reis/ }).click();
    const coming = page.waitForEvent('download');
    await event.getByRole('button', { name: 'Baixar XML sem assinatura' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^S-2220-ID1\d{33}-SEM-ASSINATURA\.xml$/);
    expect(await readFile(await file.path(), 'utf8')).toContain('<ordExame>1</ordExame>');
    await expect(event.getByText(/^ID1\d{33}$/)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: /^Anotar o recibo do evento de Zulmira Reis/ }).click();
    const receipt = dialog(page, 'Anotar recibo');
    await field(receipt, 'Recibo').fill('1.2.3');
    await receipt.getByRole('button', { name: 'Anotar' }).click();
    await expect(receipt.getByText(/^O recibo tem a forma/)).toBeVisible();
    await field(receipt, 'Recibo').fill('1.2.0000000000000000001');
    await receipt.getByRole('button', { name: 'Anotar' }).click();
    await expect(receipt).toBeHidden();
    await expect(page.getByText('Nenhum evento a enviar.')).toBeVisible();
    await page.getByText(/^Histórico \(/).click();
    await expect(page.getByRole('table', { name: 'Histórico' })).toContainText('1.2.0000000000000000001');
    expect(new URL(page.url()).search).toContain('list=history');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('the files of a month leave together, and the dashboard counts what is to be done', async ({ page, api }) => {
  await signInFirstAdmin(api);
  const firm = companyFields({ legal_nature: '206-2', esocial_environment: 'produção restrita' });
  const { companyId, token } = await makeCompany(api, firm);
  const of = { esocial_registered: 'sim', esocial_registration: 'M-1', admission_dt: '2024-01-15' };
  const employee = await makeEmployee(api, { companyId, token }, of);
  const professional = await makeProfessional(api);
  await issueDocument(
    api,
    { employee, token: professional.token },
    { answers: { date: '10-11-2026', exams: exams.slice(0, 1) } },
  );
  await signIn(page, firm.email, firm.password, '/dashboard');
  await page.getByRole('link', { name: /^1 a enviar/ }).click();
  await expect(page.getByRole('table', { name: 'A enviar' }).locator('tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: 'Baixar XML de um mês' }).click();
  const asking = dialog(page, 'Baixar XML de um mês');
  await asking.getByLabel('Mês do ASO').fill('2026-11');
  const coming = page.waitForEvent('download');
  await asking.getByRole('button', { name: 'Baixar' }).click();
  expect((await coming).suggestedFilename()).toBe('eSocial-2026-11-SEM-ASSINATURA.zip');
  await expect(asking).toBeHidden();
});
