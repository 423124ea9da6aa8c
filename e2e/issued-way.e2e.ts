import { apiAt } from '../src/testing/api.ts';
import { fileAt } from '../src/testing/files/file-at.ts';
import { aso, issue, openAso, rowOf, signedInElsewhere } from './asos.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { readPdf } from './printing.ts';

test('an ASO goes from the form to its company, to whoever verifies the paper, and to the person’s telephone', async ({
  page,
  browser,
  server,
}) => {
  const { person, company, doctor } = await openAso(page, server, 'Hermínia Salgado');
  const firm = await signedInElsewhere(browser, server, company);
  await firm.goto(`/employee/documents/${person.id}`);
  const first = await issue(page);
  await expect(rowOf(firm, first)).toContainText('Válido');

  const visitor = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  const heading = visitor.getByRole('heading', { level: 1 });
  await test.step('the address on the paper says that it is good', async () => {
    const api = apiAt(server.url, server.admin);
    const signedIn = await api.call('POST', '/login', { body: { email: doctor.email, password: doctor.password } });
    const id = page.url().split('/').at(-1);
    const { body } = await api.call('GET', `/document/${id}`, { as: signedIn.body.token });
    const file = await fetch(fileAt(server, body.signedUrl));
    const { pages } = await readPdf(Buffer.from(await file.arrayBuffer()));
    const [address = ''] = /https?:\/\/\S+\/v\/[0-9A-Z-]{19}/.exec(pages.join(' ')) ?? [];
    await visitor.goto(address);
    await expect(heading).toHaveText('Documento válido');
    await expect(visitor.getByRole('main')).toContainText(first);
    await expect(visitor.getByRole('main')).not.toContainText('Hermínia');
  });

  await page.getByRole('link', { name: 'Corrigir' }).click();
  await field(aso(page), 'Riscos físicos').fill('Ruído');
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
  await expect(rowOf(firm, first)).toContainText('Substituído');
  await visitor.reload();
  await expect(heading).toHaveText('Documento substituído');
  const second = (await rowOf(firm, 'Válido').getByRole('link').first().textContent()) ?? '';
  await expect(visitor.getByRole('main')).toContainText(second);

  await page.getByRole('button', { name: 'Registrar entrega' }).click();
  const modal = page.getByRole('dialog', { name: 'Registrar entrega' });
  await modal.getByRole('tab', { name: 'Por link' }).click();
  await modal.getByRole('button', { name: 'Criar link de entrega' }).click();
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(await field(modal, 'Link de entrega').inputValue());
  await field(visitor, 'Data de nascimento').pressSequentially('20051990');
  await field(visitor, 'Quatro últimos números do CPF').fill(person.cpf.replace(/\D/g, '').slice(-4));
  await visitor.getByRole('button', { name: 'Ver o documento' }).click();
  await expect(visitor.getByRole('heading', { name: second })).toBeVisible();
  await Promise.all([visitor.waitForEvent('popup'), visitor.getByRole('button', { name: 'Abrir documento' }).click()]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Entregas' })).toContainText('Aberto em');
  await visitor.context().close();
  await firm.context().close();
});
