import type { Browser, Page } from '@playwright/test';
import { bareRegistration } from '../src/platform/contract/registration/registration.rules.ts';
import { certificateFile, certificatePassword } from '../src/testing/certificates/test-authority.ts';
import { wellBehaved } from '../src/testing/esocial/service.ts';
import { refusal } from '../src/testing/esocial/service-answers.ts';
import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  professionalFields,
} from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { barriers } from './barriers.ts';
import { test } from './esocial-service.ts';
import { expect, signIn } from './fixtures.ts';
import { dialog } from './forms.ts';
import { widths } from './seldom.ts';

/** From the certificate to the receipt: a company keeps its own, a professional sends, and both see how far it is (product 23.8). */

const day = 24 * 3_600_000;
const panel = (page: Page) => page.getByRole('region', { name: 'Certificado digital' });

/** Chooses a certificate and its password, and has it kept. */
async function keep(page: Page, of: { number: string; days: number; password?: string }): Promise<void> {
  const file = certificateFile(bareRegistration(of.number), { until: new Date(Date.now() + of.days * day) });
  const chosen = { name: 'empresa.pfx', mimeType: 'application/x-pkcs12', buffer: Buffer.from(file, 'base64') };
  await panel(page).locator('input[type=file]').setInputFiles(chosen);
  await panel(page)
    .getByLabel(/^Senha do certificado/)
    .fill(of.password ?? certificatePassword);
  await panel(page)
    .getByRole('button', { name: /^(Guardar|Trocar) o certificado$/ })
    .click();
}

/** A page of somebody else, whose console has to stay as clean. */
async function openBeside(browser: Browser, baseURL: string) {
  const page = await (await browser.newContext({ baseURL, locale: 'pt-BR' })).newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return { page, errors };
}

for (const width of widths) {
  test(`a company keeps its certificate, is told of what is wrong and of its end, at ${width} pixels`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const firm = companyFields({ legal_nature: '206-2', esocial_environment: 'produção restrita' });
    await makeCompany(api, firm);
    await signIn(page, firm.email, firm.password, '/settings');
    await keep(page, { number: firm.cnpj, days: 200, password: 'não é esta' });
    await expect(panel(page).getByText('A senha não abre este arquivo', { exact: false })).toBeVisible();
    await keep(page, { number: '54.550.752/0001-55', days: 200 });
    await expect(panel(page).getByText(/^O certificado é de 54\.550\.752\/0001-55/)).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await keep(page, { number: firm.cnpj, days: 20 });
    await expect(page.getByText('Certificado guardado com sucesso!')).toBeVisible();
    await expect(panel(page).getByText('TITULAR DE TESTE')).toBeVisible();
    await expect(panel(page).getByText('AC de Teste')).toBeVisible();
    await expect(panel(page).getByText(/^Este certificado vence em \d\d-\d\d-\d{4}\. Envie o novo\.$/)).toBeVisible();
    await expect(panel(page).getByLabel(/^Senha do certificado/)).toHaveValue('');
    await page.reload();
    await keep(page, { number: firm.cnpj, days: 200 });
    await expect(panel(page).getByText(/vence em/)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await panel(page).getByRole('button', { name: 'Remover', exact: true }).click();
    await dialog(page, /certificado/)
      .getByRole('button', { name: 'Remover', exact: true })
      .click();
    await expect(page.getByText('Certificado removido com sucesso!')).toBeVisible();
    await expect(panel(page).getByText('TITULAR DE TESTE')).toBeHidden();
  });
}

test('a professional sends what is ready, stops it and lets it go on, and the company sees the receipts and what was refused', async ({
  page,
  api,
  browser,
  baseURL,
  esocial,
  leadOn,
}) => {
  const firm = companyFields({ legal_nature: '206-2', esocial_environment: 'produção restrita' });
  const company = await makeCompany(api, firm);
  const doctor = professionalFields();
  const { token } = await makeProfessional(api, doctor);
  const of = { esocial_registered: 'sim', esocial_registration: 'M-1', admission_dt: '2024-01-15' };
  const exam = { exam_name: 'Avaliação clínica ocupacional', exam_code: '0295', exam_date: '10-11-2026' };
  for (const name of ['Ana Aceita', 'Bia Avisada', 'Caio Recusado']) {
    const employee = await makeEmployee(api, company, { ...of, name });
    await issueDocument(api, { employee, token }, { answers: { date: '10-11-2026', exams: [exam] } });
  }
  const seen = new Map<string, number>();
  let [sending, asking]: ('door' | 'processing' | 'well')[] = ['door', 'processing'];
  esocial.script = {
    ...wellBehaved,
    manner: (operation) =>
      operation === 'send' ? (sending ?? 'well') : operation === 'ask' ? (asking ?? 'well') : 'well',
    // In the order in which they come: the third is refused, as often as it comes until somebody has helped it.
    verdict: (id) => {
      const nth = seen.get(id) ?? seen.size;
      seen.set(id, nth);
      return (['accepted', 'warned', 'refused'] as const)[nth] ?? 'accepted';
    },
  };

  const path = `/esocial?companyId=${company.companyId}&list=due`;
  await signIn(page, doctor.email, doctor.password, path);
  const rows = page.getByRole('table', { name: 'A enviar' }).locator('tbody tr');
  await expect(rows).toHaveText([/Pronto/, /Pronto/, /Pronto/]);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const send = dialog(page, 'Enviar ao eSocial');
  await send.getByRole('button', { name: 'Assinar e enviar' }).click();
  await expect(send.getByText(/^Falta um certificado digital válido/)).toBeVisible();

  // The company, in its own browser, puts its certificate there; the professional goes on where the window stands.
  const { page: other, errors } = await openBeside(browser, baseURL ?? '');
  await signIn(other, firm.email, firm.password, '/settings');
  await keep(other, { number: firm.cnpj, days: 200 });
  await expect(other.getByText('Certificado guardado com sucesso!')).toBeVisible();
  await other.goto('/esocial?list=due');
  const own = other.getByRole('table', { name: 'A enviar' }).locator('tbody tr');
  await expect(own).toHaveCount(3);
  await expect(other.getByRole('button', { name: 'Enviar', exact: true })).toHaveCount(0);

  await send.getByRole('button', { name: 'Assinar e enviar' }).click();
  await expect(page.getByText('3 eventos a caminho.')).toBeVisible();
  await expect(send).toBeHidden();
  const batch = page
    .getByRole('table', { name: /^Lotes/ })
    .locator('tbody tr')
    .first();
  const ofCompany = other
    .getByRole('table', { name: /^Lotes/ })
    .locator('tbody tr')
    .first();

  await test.step('refused at the door: signed, and to be sent again; stopped, nothing goes', async () => {
    await expect(batch).toContainText('Lote Incorreto - Erro Certificado (404)');
    await expect(batch).toContainText('3 eventos, por TITULAR DE TESTE');
    await expect(batch).toContainText('Produção restrita: de teste, sem efeito legal');
    await expect(rows).toHaveText([/Assinado/, /Assinado/, /Assinado/]);
    await expect(own).toHaveText([/Assinado/, /Assinado/, /Assinado/]);
    await batch.getByRole('button', { name: /^Parar o lote/ }).click();
    await expect(batch).toContainText('Parado (a enviar)');
    await expect(ofCompany).toContainText('Parado (a enviar)');
    await expect(ofCompany.getByRole('button')).toHaveCount(0);
  });

  await test.step('let go on: received, and with the company as with the professional', async () => {
    sending = 'well';
    await batch.getByRole('button', { name: /^Retomar o lote/ }).click();
    for (const one of [batch, ofCompany]) {
      await expect(one).toContainText(/Recebido, em processamento.*Protocolo 1\.2\.\d{19}/);
    }
    await expect(rows).toHaveText([/Enviado/, /Enviado/, /Enviado/]);
    await expect(own).toHaveText([/Enviado/, /Enviado/, /Enviado/]);
    await leadOn();
    await expect(batch).toContainText('Lote Aguardando Processamento (101)');
    expect(await barriers(page)).toEqual([]);
  });

  await test.step('processed: receipts, and the words of what was refused, which goes again', async () => {
    asking = 'well';
    await leadOn();
    for (const one of [batch, ofCompany]) await expect(one).toContainText('Processado');
    await expect(page.getByText('Nenhum evento a enviar.')).toBeVisible();
    await other.getByText(/^Histórico \(/).click();
    const history = other.getByRole('table', { name: 'Histórico' }).locator('tbody tr');
    await expect(history).toHaveText([/Aceito.*1\.2\.\d{19}/, /Aceito.*1\.2\.\d{19}/]);
    await other.getByText(/^Pendências \(/).click();
    const missing = other.getByRole('table', { name: 'Pendências' }).locator('tbody tr');
    await expect(missing).toHaveCount(1);
    await expect(missing).toContainText('Recusado');
    await expect(missing).toContainText(refusal);

    await page.getByText(/^Pendências \(/).click();
    await page.getByRole('button', { name: /^Ver o evento de/ }).click();
    const event = dialog(page, /^S-2220 de/);
    await expect(event.getByText(refusal)).toBeVisible();
    seen.clear();
    await event.getByRole('button', { name: 'Enviar de novo' }).click();
    await expect(page.getByText('Evento a caminho.')).toBeVisible();
    await expect(batch).toContainText('Recebido, em processamento');
    await leadOn();
    await expect(batch).toContainText('Processado');
    await expect(event.getByText('Aceito', { exact: true })).toBeVisible();
    await expect(other.getByText('Nenhum evento com pendências.')).toBeVisible();
    const coming = page.waitForEvent('download');
    await event.getByRole('button', { name: 'Baixar XML assinado' }).click();
    expect((await coming).suggestedFilename()).toMatch(/^S-2220-ID1\d{33}\.xml$/);
  });
  expect(esocial.complaints).toEqual([]);
  expect(errors).toEqual([]);
});
