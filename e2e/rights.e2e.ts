import { formatDate, today } from '../src/platform/contract/dates.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { makeEmployeeAndProfessional } from './records.ts';
import { widths } from './seldom.ts';

/** What a worker asks for about their own data, and agrees to. */

for (const width of widths) {
  test(`a consent is recorded, revoked by a request, and that answered, at ${width} pixels`, async ({ page, api }) => {
    await page.setViewportSize({ width, height: 900 });
    const { employeeId, professional } = await makeEmployeeAndProfessional(api);
    await signIn(page, professional.email, professional.password, `/people/${employeeId}/rights`);
    await expect(page.getByText(/^Nenhum consentimento por escrito/)).toBeVisible();

    await page.getByRole('button', { name: 'Registrar consentimento' }).click();
    const consenting = dialog(page, 'Registrar consentimento');
    await consenting.getByLabel('Mostrar resultados de exames ao empregador').check();
    await field(consenting, 'Assinado em').fill('10022026');
    await field(consenting, 'Onde está o papel').fill('Pasta 3');
    await consenting.getByRole('button', { name: 'Registrar' }).click();
    await expect(page.getByText(/^Assinado em 10-02-2026 · Pasta 3/)).toBeVisible();

    await page.getByRole('button', { name: 'Registrar pedido' }).click();
    const asking = dialog(page, 'Registrar pedido do titular');
    await asking.getByLabel('Revogação de consentimento').check();
    await asking.getByLabel(/^Mostrar resultados de exames ao empregador, de 10-02-2026/).check();
    await asking.getByLabel('Pessoalmente').check();
    await field(asking, 'O pedido, nas palavras do titular').fill('Não quero mais');
    await asking.getByRole('button', { name: 'Registrar' }).click();
    await expect(page.getByText(new RegExp(`revogado em ${formatDate(today())}$`))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.goto('/privacy-requests');
    const answer = page.getByRole('button', { name: /^Responder ao pedido de Maria Aparecida dos Santos/ });
    await answer.click();
    const answering = dialog(page, 'Pedido do titular');
    await expect(answering).toContainText('Não quero mais');
    await answering.getByLabel('Não atendido').check();
    await field(answering, 'O que foi respondido').fill('Revogado');
    await answering.getByRole('button', { name: 'Registrar resposta' }).click();
    await expect(answering.getByText(/não se recusa \(LGPD, art\. 8º, § 5º\)/)).toBeVisible();
    await answering.getByLabel('Atendido', { exact: true }).check();
    await answering.getByRole('button', { name: 'Registrar resposta' }).click();
    await expect(answering).toHaveCount(0);
    await expect(answer).toHaveCount(0);
  });
}
