import { companyFields, makeCompany, makeEmployee, password } from '../src/testing/factories.ts';
import { receivers, startReceiver } from '../src/testing/hooks/receiver.ts';
import { startServer } from '../src/testing/start-process.ts';
import { test as base, expect, field, type Shared } from './fixtures.ts';
import { dialog } from './forms.ts';

/** Another system is told of changes: a webhook from its address to what it was sent. */

const test = base.extend<object, Shared>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const server = await startServer(receivers);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test('a company has its system told of new employees, sees what was sent, and sends again what did not arrive', async ({
  page,
  api,
  loginAs,
}) => {
  const receiver = await startReceiver();
  const company = companyFields();
  const made = await makeCompany(api, company);
  const of = { companyId: made.company.id as string, token: made.token };
  await loginAs(company.email, company.password);
  await page.getByRole('link', { name: 'Webhooks' }).click();

  await test.step('an address within is refused, with the field named; the secret is shown once', async () => {
    await page.getByRole('button', { name: 'Cadastrar webhook' }).click();
    const modal = dialog(page, 'Cadastrar webhook');
    await field(modal, 'Nome').fill('Folha');
    await field(modal, 'Endereço').fill('https://169.254.169.254/latest');
    const events = modal.getByRole('group', { name: 'O que avisar' });
    const all = await events.getByRole('checkbox').count();
    await events.getByRole('button', { name: 'Marcar todos', exact: true }).click();
    await expect(events.getByRole('checkbox', { checked: true })).toHaveCount(all);
    await expect(events.getByText(`${all} de ${all} marcados`)).toBeVisible();
    await events.getByRole('button', { name: 'Desmarcar todos' }).press('Enter');
    await expect(events.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(modal).toBeVisible();
    await modal.getByRole('checkbox', { name: 'Empregado cadastrado' }).check();
    await expect(events.getByText(`1 de ${all} marcados`)).toBeVisible();
    await modal.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(field(modal, 'Endereço')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(modal, 'Nome')).toHaveValue('Folha');
    await field(modal, 'Endereço').fill(receiver.url);
    await modal.getByRole('button', { name: 'Cadastrar' }).click();
    const secret = dialog(page, 'Segredo do webhook');
    await field(secret, 'Senha atual').fill(password);
    await secret.getByRole('button', { name: 'Criar segredo' }).click();
    await expect(secret.getByRole('textbox', { name: 'Segredo' })).toHaveValue(/^whsec_/);
    await secret.getByRole('button', { name: 'Fechar' }).click();
    await expect(secret).toBeHidden();
  });

  await test.step('what happens is sent and stands in the history', async () => {
    const employee = await makeEmployee(api, of, { name: 'Zélia Prado' });
    await expect.poll(() => receiver.received.map(({ data }) => data.employeeId)).toEqual([employee.id]);
    await page.getByRole('link', { name: 'Folha' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Empregado cadastrado' })).toContainText('Entregue');
  });

  await test.step('a test arrives; what was sent can be sent again under the same identity', async () => {
    await page.getByRole('button', { name: 'Enviar um teste' }).click();
    await expect.poll(() => receiver.received.map(({ type }) => type)).toEqual(['employee.created', 'webhook.test']);
    await page.getByRole('button', { name: /^Enviar de novo: Empregado cadastrado/ }).click();
    await expect.poll(() => receiver.received.length).toBe(3);
    const ids = receiver.received.map(({ id }) => id);
    expect(ids[2]).toBe(ids[0]);
  });

  await test.step('what failed is seen to fail, and is sent again all at once', async () => {
    let makeUp = () => {};
    const bothMade = new Promise<void>((go) => {
      makeUp = go;
    });
    receiver.answerWith(async (response) => {
      await bothMade;
      response.writeHead(410).end();
    });
    for (const name of ['Yara Prado', 'Xisto Prado']) await makeEmployee(api, of, { name });
    makeUp();
    const aside = page.getByRole('row').filter({ hasText: 'Ficou de lado' });
    await expect(aside).toHaveCount(2);
    await expect(page.getByText('Desativado', { exact: true })).toBeVisible();
    const [webhook] = (await api.call('GET', '/webhooks', { as: of.token })).body.webhooks;
    const read = (await api.call('GET', `/webhooks/${webhook.id}`, { as: of.token })).body.webhook;
    await api.call('PUT', `/webhooks/${webhook.id}`, { as: of.token, body: { ...read, active: true } });
    receiver.answerWith(204);
    receiver.received.length = 0;
    await page.getByRole('button', { name: 'Enviar de novo os que falharam' }).click();
    const modal = dialog(page, 'Enviar de novo os que falharam');
    await expect(modal).toContainText('2 avisos que ficaram de lado vão de novo a “Folha”');
    await modal.getByRole('button', { name: 'Enviar de novo' }).dblclick();
    await expect(page.getByText('2 avisos a caminho de novo')).toBeVisible();
    await expect(modal).toBeHidden();
    await expect(aside).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: 'Entregue' })).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Enviar de novo os que falharam' })).toHaveCount(0);
    expect(receiver.received).toHaveLength(2);
  });

  await test.step('a second one starts empty; the first is deleted', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Webhooks' }).click();
    await page.getByRole('button', { name: 'Cadastrar webhook' }).click();
    const modal = dialog(page, 'Cadastrar webhook');
    await expect(field(modal, 'Nome')).toHaveValue('');
    await expect(modal.getByRole('checkbox', { name: 'Empregado cadastrado' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await page.getByRole('button', { name: 'Excluir Folha' }).click();
    await dialog(page, 'Excluir webhook').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Nenhum webhook ainda.')).toBeVisible();
  });
  await receiver.stop();
});

test('Back leaves each modal for the list; without a secret the history says so; what was deleted elsewhere is missed in words', {
  tag: '@seldom-1',
}, async ({ page, api, loginAs }) => {
  const company = companyFields();
  const { token } = await makeCompany(api, company);
  await loginAs(company.email, company.password);
  await page.getByRole('link', { name: 'Webhooks' }).click();
  const modal = dialog(page, 'Cadastrar webhook');
  const open = async () => {
    await page.getByRole('button', { name: 'Cadastrar webhook' }).click();
    await expect(modal).toBeVisible();
  };

  await test.step('nothing is offered that would do nothing: a handful of webhooks is not searched', async () => {
    await expect(page.getByText('Nenhum webhook ainda.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('main').getByLabel('Buscar')).toHaveCount(0);
  });

  await test.step('Back from the form, and from the secret that follows it', async () => {
    await open();
    await page.goBack();
    await expect(modal).toBeHidden();
    await open();
    await field(modal, 'Nome').fill('Ponto');
    await field(modal, 'Endereço').fill('https://sis tema.example/zelo');
    await modal.getByRole('checkbox', { name: 'Empregado cadastrado' }).check();
    await modal.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(field(modal, 'Endereço')).toHaveAttribute('aria-invalid', 'true');
    await field(modal, 'Endereço').fill('  https://8.8.8.8/zelo  ');
    await modal.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(dialog(page, 'Segredo do webhook')).toBeVisible();
    await page.goBack();
    await expect(dialog(page, 'Segredo do webhook')).toBeHidden();
    await expect(page.getByRole('row').filter({ hasText: 'Ponto' })).toContainText('https://8.8.8.8/zelo');
  });

  await test.step('the history of one without a secret says what is missing', async () => {
    await page.getByRole('link', { name: 'Ponto' }).click();
    await expect(page.getByText('Ainda não há segredo')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar um teste' }).click();
    await expect(page.getByText('Crie antes o segredo deste webhook')).toBeVisible();
  });

  await test.step('deleted in another window, it is not found any more', async () => {
    const [webhook] = (await api.call('GET', '/webhooks', { as: token })).body.webhooks;
    await api.call('DELETE', `/webhooks/${webhook.id}`, { as: token });
    await page.getByRole('button', { name: 'Enviar um teste' }).click();
    await expect(page.getByText('Webhook não encontrado.').first()).toBeVisible();
  });
});
