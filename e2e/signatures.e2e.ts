import { apiAt } from '../src/testing/api.ts';
import { personalFile } from '../src/testing/certificates/brazilian-authority.ts';
import { certificatePassword } from '../src/testing/certificates/test-authority.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { aso, complete, openAso } from './asos.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog } from './forms.ts';

/** From the own certificate to one document and several that are signed with it. */
test.use({ withAuthorities: true });

test('a physician adds a certificate, issues and signs one, and signs several with one password', async ({
  page,
  server,
}) => {
  const { person, of, doctor } = await openAso(page, server, 'Zilda Camargo');
  await test.step('the certificate of another is refused, and their own is kept', async () => {
    await page.goto('/settings');
    const own = page.getByRole('region', { name: 'Meu certificado digital' });
    const send = async (cpf: string) => {
      const buffer = Buffer.from(personalFile(cpf.replace(/\D/g, '')), 'base64');
      await own.locator('input[type=file]').setInputFiles({ name: 'eu.pfx', mimeType: 'application/x-pkcs12', buffer });
      await own.getByLabel('Senha do certificado').fill(certificatePassword);
      await own.getByRole('button', { name: 'Guardar o certificado' }).click();
    };
    await send('123.456.789-09');
    await expect(own).toContainText('envie o seu próprio e-CPF');
    await send(doctor.cpf);
    await expect(own).toContainText('PESSOA DE TESTE');
  });
  await test.step('issued and signed, it says so, and whoever verifies it is told', async () => {
    await page.goto(`/documents/create/${person.id}`);
    await page.getByRole('tab', { name: 'ASO' }).click();
    await complete(page);
    await aso(page).getByRole('button', { name: 'Emitir' }).click();
    const issuing = dialog(page, 'Emitir ASO');
    await issuing.getByRole('checkbox', { name: 'Assinar digitalmente' }).check();
    await issuing.getByRole('button', { name: 'Emitir e assinar' }).click();
    const signing = dialog(page, /^Assinar ASO/);
    await field(signing, 'Senha do certificado').fill('outra');
    await signing.getByRole('button', { name: 'Assinar', exact: true }).click();
    await expect(signing).toContainText('A senha não abre este arquivo');
    await field(signing, 'Senha do certificado').fill(certificatePassword);
    await signing.getByRole('button', { name: 'Assinar', exact: true }).click();
    await expect(signing).toBeHidden();
    const about = page.getByRole('region', { name: 'Sobre o documento' });
    await expect(about).toContainText('PESSOA DE TESTE, em');
    await expect(about).toContainText('SHA-256 do arquivo assinado');
    await expect(page.getByRole('button', { name: 'Assinar', exact: true })).toBeHidden();
  });
  await test.step('several are signed with one password', async () => {
    const api = apiAt(server.url, server.admin);
    const { body } = await api.call('POST', '/login', { body: { email: doctor.email, password: doctor.password } });
    const employee = { ...person, companyId: of.companyId };
    for (const kind of ['declaration', 'declaration', 'prescription'] as const)
      await issueDocument(api, { employee, token: body.token, kind });
    await page.goto('/documents/sign');
    await page.getByRole('button', { name: 'Assinar 2 documentos' }).click();
    const signing = dialog(page, 'Assinar 2 documentos');
    await field(signing, 'Senha do certificado').fill(certificatePassword);
    await signing.getByRole('button', { name: 'Assinar 2 documentos' }).click();
    await expect(page.getByText('Nada espera a sua assinatura.')).toBeVisible();
  });
});

test('what nobody has signed says that it is signed by hand, also where there is no certificate', async ({
  page,
  server,
}) => {
  const { person, of, doctor } = await openAso(page, server, 'Yara Camargo');
  const api = apiAt(server.url, server.admin);
  const { body } = await api.call('POST', '/login', { body: { email: doctor.email, password: doctor.password } });
  const { documentId } = await issueDocument(api, {
    ...{ employee: { ...person, companyId: of.companyId }, token: body.token, kind: 'declaration' },
  });
  await page.goto(`/documents/issued/${documentId}`);
  const about = page.getByRole('region', { name: 'Sobre o documento' });
  await expect(about).toContainText('Sem assinatura digital: imprima e assine à mão.');
  await page.getByRole('button', { name: 'Assinar', exact: true }).click();
  await expect(dialog(page, /^Assinar/)).toContainText('Falta o seu certificado digital');
});
