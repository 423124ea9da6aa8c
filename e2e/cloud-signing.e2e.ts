import { apiAt } from '../src/testing/api.ts';
import { cloudProvider } from '../src/testing/certificates/cloud-provider.ts';
import { timeStampAuthority } from '../src/testing/certificates/time-stamp-authority.ts';
import { freePort } from '../src/testing/free-port.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { openAso } from './asos.ts';
import { expect, test } from './fixtures.ts';
import { dialog } from './forms.ts';

/** From what waits to the provider and back, with a service of time stamps that answers and one that does not. */
let provider: Awaited<ReturnType<typeof cloudProvider>> | undefined;
let tsa: Awaited<ReturnType<typeof timeStampAuthority>> | undefined;
test.use({
  withAuthorities: true,
  signing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      provider = await cloudProvider('12345678909');
      tsa = await timeStampAuthority();
      const port = String(await freePort());
      const at = { PORT: port, PUBLIC_URL: `http://127.0.0.1:${port}` };
      await use({ ...at, CLOUD_CERTIFICATES_URL: provider.setting, TSA_URL: tsa.url });
      await provider.stop();
      await tsa.stop();
    },
    { scope: 'worker' },
  ],
});

test('a physician authorises at the provider and comes back to what was signed, or to what was not and why', async ({
  page,
  server,
}) => {
  const { person, of, doctor } = await openAso(page, server, 'Wanda Camargo');
  const there = provider;
  if (!there) throw new Error('no provider');
  there.keep(doctor.cpf);
  const api = apiAt(server.url, server.admin);
  const { body } = await api.call('POST', '/login', { body: { email: doctor.email, password: doctor.password } });
  const employee = { ...person, companyId: of.companyId };
  const issue = () => issueDocument(api, { employee, token: body.token, kind: 'declaration' });
  // The holder says yes at once.
  await page.route(`${there.address}?**`, (route) => {
    const { backTo, state, code } = there.approve(route.request().url());
    const location = `${backTo}?${new URLSearchParams({ state, code })}`;
    return route.fulfill({ status: 302, headers: { location } });
  });
  const leave = async () => {
    await page.getByRole('button', { name: 'Assinar 1 documento' }).click();
    await dialog(page, /^Assinar/)
      .getByRole('button', { name: 'Assinar com Nuvem de Teste' })
      .click();
    await expect(page.getByRole('heading', { name: 'Assinatura em nuvem' })).toBeVisible();
  };
  const { documentId } = await issue();
  await test.step('while the provider is down it stays issued, and the same code is tried again', async () => {
    there.be('down');
    await page.goto('/documents/sign');
    await leave();
    await expect(page.getByRole('alert')).toContainText('Os documentos continuam emitidos, sem assinatura');
    there.be('up');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByText('1 documento assinado')).toBeVisible();
  });
  await test.step('its screen says by whom it was stamped', async () => {
    await page.goto(`/documents/issued/${documentId}`);
    const about = page.getByRole('region', { name: 'Sobre o documento' });
    await expect(about).toContainText('PESSOA DE TESTE, em');
    await expect(about).toContainText('por ACT de Teste');
  });
  await test.step('what the service did not stamp says so', async () => {
    tsa?.be('down');
    const second = await issue();
    await page.goto('/documents/sign');
    await leave();
    await expect(page.getByText('Sem carimbo do tempo: o serviço não respondeu.')).toBeVisible();
    await page.goto(`/documents/issued/${second.documentId}`);
    const about = page.getByRole('region', { name: 'Sobre o documento' });
    await expect(about).toContainText('Sem carimbo: o serviço ainda não o deu');
  });
  await test.step('an address that brings nothing signs nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/documents/sign/cloud?error=access_denied');
    await expect(page.getByRole('alert')).toContainText('nada foi assinado');
  });
});
