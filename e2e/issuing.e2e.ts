import { apiAt } from '../src/testing/api.ts';
import { makeEmployee, signIn } from '../src/testing/factories.ts';
import { aso, complete, fitFor, issue, number, openAso, rowOf, signedInElsewhere, unfold, whole } from './asos.ts';
import { barriers } from './barriers.ts';
import { enter, expect, field, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { tabTo } from './hands.ts';

/** From the filled-in form to the issued document, what the company sees of it meanwhile, and its correction. */

test('an ASO is issued, corrected and cancelled, and the open screens of its company and its physician follow', async ({
  page,
  browser,
  server,
}) => {
  const { person, company } = await openAso(page, server, 'Úrsula Bittencourt');
  const firm = await signedInElsewhere(browser, server, company);
  await firm.goto(`/employee/documents/${person.id}`);
  await expect(firm.getByText('Nenhum documento encontrado para esse colaborador')).toBeVisible();

  await field(aso(page), 'Riscos físicos').fill('Ruído de prensa');
  const first = await issue(page);
  await expect(firm.getByRole('link', { name: first, exact: true })).toBeVisible();
  await expect(rowOf(firm, first)).toContainText('Válido');
  await firm.getByRole('link', { name: first, exact: true }).click();
  await expect(firm.getByRole('heading', { name: first })).toBeVisible();
  await expect(firm.getByRole('link', { name: 'Corrigir' })).toHaveCount(0);
  await expect(firm.getByRole('button', { name: 'Cancelar documento' })).toHaveCount(0);

  await test.step('the correction holds the answers, and says what it corrects', async () => {
    await page.getByRole('link', { name: 'Corrigir' }).click();
    await expect(page.getByText(`Corrige ${first}`)).toBeVisible();
    await expect(field(aso(page), 'Riscos físicos')).toHaveValue('Ruído de prensa');
    await expect(field(aso(page), 'Data de nascimento')).toHaveValue('20-05-1990');
    await field(aso(page), 'Riscos físicos').fill('Ruído e vibração');
    await aso(page).getByRole('button', { name: 'Emitir' }).click();
    await expect(dialog(page, 'Emitir ASO')).toContainText(`Corrige ${first}`);
    await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
    await expect(firm.getByText(/^Substituído por ASO/)).toBeVisible();
  });
  const heading = page.getByRole('heading', { level: 1, name: number });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(first);
  const second = (await heading.textContent()) ?? '';
  await page.getByRole('link', { name: first, exact: true }).click();
  await expect(page.getByText(`Substituído por ${second}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Corrigir' })).toHaveCount(0);
  await firm.getByRole('link', { name: `Ver ${second}` }).click();
  await expect(firm.getByText('Válido')).toBeVisible();

  await test.step('cancelled with a reason, whose own words the clinic alone reads', async () => {
    await page.getByRole('link', { name: `Ver ${second}` }).click();
    await page.getByRole('button', { name: 'Cancelar documento' }).click();
    await expect(page).toHaveURL(/\/cancel$/);
    const modal = dialog(page, 'Cancelar documento');
    await modal.getByRole('button', { name: 'Cancelar documento' }).click();
    await expect(modal.getByText('Campo obrigatório')).toBeVisible();
    await field(modal, 'Motivo').fill('Emitido para a pessoa errada');
    await modal.getByRole('button', { name: 'Cancelar documento' }).click();
    await expect(page.getByText('Documento cancelado com sucesso!')).toBeVisible();
    await expect(page.getByText('Motivo: Emitido para a pessoa errada')).toBeVisible();
    await expect(firm.getByText('Motivo: Outro motivo, que fica com a clínica')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancelar documento' })).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/cancel$/);
  });
  await firm.context().close();
});

test('one employee after the other: each has one document, and nothing of the one is in the other', async ({
  page,
  server,
}) => {
  const { of } = await openAso(page, server, 'Valdomiro Quirino');
  const next = await makeEmployee(apiAt(server.url, server.admin), of, { name: 'Wanda Quirino', ...whole });
  await field(aso(page), 'Riscos físicos').fill('Só do Valdomiro');
  const first = await issue(page);
  await page.getByRole('link', { name: 'Próximo colaborador' }).click();
  await page.getByRole('combobox', { name: 'Buscar por nome, CPF ou matrícula' }).fill('wanda quirino');
  await page.getByRole('option', { name: /Wanda Quirino/ }).click();
  await expect(field(aso(page), 'Nome')).toHaveValue('Wanda Quirino');
  await expect(field(aso(page), 'Riscos físicos')).toHaveValue('');
  const second = await issue(page);
  expect(second).not.toBe(first);
  await page.goto(`/documents/view/${next.id}`);
  await expect(page.getByRole('link', { name: number })).toHaveText([second]);
});

test('a double click and an answer that was lost make one document; Back leads to a form that begins anew', {
  tag: '@chromium',
}, async ({ page, server }) => {
  const { person } = await openAso(page, server, 'Xênia Duarte');
  await field(aso(page), 'Observação').fill('Uma vez só');
  await complete(page);
  await aso(page).getByRole('button', { name: 'Emitir' }).dblclick();
  let lost = 0;
  await page.route('**/api/issued-documents', async (route) => {
    await route.fetch();
    if (lost++ < 3) await route.abort('connectionreset');
    else await route.continue();
  });
  await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).dblclick();
  const issued = page.getByRole('heading', { level: 1, name: number });
  const again = dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir', disabled: false });
  await expect(async () => {
    // It may go at any moment: then the press is in vain, and the next look finds the document.
    if (await again.isVisible()) await again.dblclick({ timeout: 5_000 });
    await expect(issued).toBeVisible({ timeout: 2_000 });
  }).toPass();
  expect(lost).toBeGreaterThan(1);
  await page.goBack();
  await expect(field(aso(page), 'Observação')).toHaveValue('');
  await expect(page.getByRole('tab', { name: 'ASO', exact: true })).toBeVisible();
  await page.goto(`/documents/view/${person.id}`);
  await expect(page.getByRole('link', { name: number })).toHaveCount(1);
});

test('what the server refuses is said at its field, which is focused, and everything typed stays', async ({
  page,
  server,
}) => {
  await openAso(page, server, 'Yara Lins');
  await field(aso(page), 'Riscos físicos').fill('Calor');
  await field(aso(page), 'Observação').fill('Apta 😀 sem restrições');
  await complete(page);
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
  await expect(field(aso(page), 'Observação')).toBeFocused();
  await expect(aso(page).getByText(/O campo Observação tem um caractere que o papel não mostra: “😀”/)).toBeVisible();
  await expect(field(aso(page), 'Riscos físicos')).toHaveValue('Calor');
  await unfold(aso(page));
  await field(aso(page), 'Nome').fill('');
  await aso(page).locator('summary').filter({ hasText: 'Trabalhador(a)' }).click();
  await expect(field(aso(page), 'Nome')).toBeHidden();
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  await expect(field(aso(page), 'Nome')).toBeFocused();
  await field(aso(page), 'Nome').fill('Yara Lins');
  await field(aso(page), 'Observação').fill('Apta sem restrições');
  await issue(page);
});

test('what is no ASO yet is said at its fields before anything is asked, and printing stays free of it', async ({
  page,
  server,
}) => {
  await openAso(page, server, 'Cremilda Reis');
  await expect(page.getByRole('tabpanel', { name: 'ASO' }).getByText('Rascunho, não emitido')).toBeVisible();
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  const kind = aso(page).getByRole('combobox', { name: 'Tipo de exame' });
  await expect(kind).toBeFocused();
  for (const message of [
    /^Escolha o tipo de exame: /,
    /^Escreva os riscos/,
    /^Inclua a avaliação clínica/,
    /^Escolha apto\(a\) ou inapto\(a\) para a função \(NR-7, 7\.5\.19\.1, e\)/,
  ])
    await expect(aso(page).getByText(message)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await complete(page);
  await fitFor(aso(page)).check();
  await field(aso(page), 'Conclusão').fill('Inapta para a função');
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  await expect(field(aso(page), 'Conclusão')).toBeFocused();
  await field(aso(page), 'Conclusão').fill('');
  await issue(page);
});

test('an identification that differs from the register is asked about, and issued once with its reason', {
  tag: '@chromium',
}, async ({ page, api, server }) => {
  const { person, doctor } = await openAso(page, server, 'Domitila Nunes');
  await complete(page);
  await unfold(aso(page));
  await field(aso(page), 'Função').fill('Encarregada');
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  const modal = dialog(page, 'Emitir ASO');
  await modal.getByRole('button', { name: 'Emitir' }).click();
  await expect(modal).toContainText('Função ‘Encarregada’ (no cadastro, ‘Operadora de prensa’)');
  await modal.getByRole('button', { name: 'Emitir' }).click();
  await expect(modal.getByText('Campo obrigatório')).toBeVisible();
  await modal.getByLabel(/^Por que difere do cadastro/).fill('Promovida; o cadastro será corrigido');
  let lost = 0;
  await page.route('**/api/issued-documents', async (route) => {
    await route.fetch();
    if (lost++ < 3) await route.abort('connectionreset');
    else await route.continue();
  });
  await modal.getByRole('button', { name: 'Emitir' }).dblclick();
  const issued = page.getByRole('heading', { level: 1, name: number });
  const again = modal.getByRole('button', { name: 'Emitir', disabled: false });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 5_000 });
    await expect(issued).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.unroute('**/api/issued-documents');
  const token = await signIn(api, doctor.email);
  const documentId = page.url().split('/').at(-1);
  const { body } = await api.call('GET', `/issued-documents/${documentId}/answers`, { as: token });
  expect(body.confirmed).toMatchObject({ reason: 'Promovida; o cadastro será corrigido' });
  await page.goto(`/documents/view/${person.id}`);
  await expect(page.getByRole('link', { name: number })).toHaveCount(1);
});

test('what was confirmed of one number says nothing of the next: the window asks again, and a reason is still there', {
  tag: '@seldom-2',
}, async ({ page, server }) => {
  const { person } = await openAso(page, server, 'Eulália Nunes');
  await complete(page);
  const issue = () => aso(page).getByRole('button', { name: 'Emitir' }).click();
  const modal = dialog(page, 'Emitir ASO');
  const confirm = modal.getByRole('checkbox', { name: 'Confirmo que o número é este mesmo' });
  await unfold(aso(page));
  await field(aso(page), 'CPF').fill('123.456.789-00');
  await issue();
  await modal.getByRole('button', { name: 'Emitir' }).click();
  await modal.getByLabel(/^Por que difere do cadastro/).fill('Assim no documento');
  await confirm.check();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();

  await field(aso(page), 'CPF').fill('987.654.321-99');
  await issue();
  await modal.getByRole('button', { name: 'Emitir' }).click();
  await expect(modal).toContainText('987.654.321-99');
  await expect(confirm).not.toBeChecked();
  await expect(modal.getByLabel(/^Por que difere do cadastro/)).toHaveValue('Assim no documento');
  await modal.getByRole('button', { name: 'Emitir' }).click();
  await expect(modal.getByText('Confirme, ou feche e corrija o número')).toBeVisible();
  await confirm.check();
  await modal.getByRole('button', { name: 'Emitir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await page.goto(`/documents/view/${person.id}`);
  await expect(page.getByRole('link', { name: number })).toHaveCount(1);
});

test('a session that ends before the confirmation loses nothing, and makes no document', async ({ page, server }) => {
  await page.route('**/api/live*', () => {}); // Nothing tells the page before it asks.
  const { person, doctor } = await openAso(page, server, 'Zaíra Moreno');
  await field(aso(page), 'Observação').fill('Digitado antes de a sessão acabar');
  await complete(page);
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  await expect(dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' })).toBeEnabled();
  const token = await page.evaluate(() => localStorage.getItem('sstAuth.token'));
  expect((await apiAt(server.url, server.admin).call('POST', '/logout', { as: token ?? '' })).status).toBeLessThan(300);
  await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
  await expect(page).toHaveURL('/login');
  await enter(page, doctor.email, doctor.password);
  await expect(page).toHaveURL(`/documents/create/${person.id}`);
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(field(aso(page), 'Observação')).toHaveValue('Digitado antes de a sessão acabar');
  await issue(page);
  await page.goto(`/documents/view/${person.id}`);
  await expect(page.getByRole('link', { name: number })).toHaveCount(1);
});

test('by keyboard alone: issued, and the confirmation is left by Escape without issuing', { tag: '@seldom-2' }, async ({
  page,
  server,
}) => {
  await openAso(page, server, 'Adélia Nobre');
  await complete(page);
  const button = aso(page).getByRole('button', { name: 'Emitir' });
  await field(aso(page), 'Data').focus();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const modal = dialog(page, 'Emitir ASO');
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, modal.getByRole('button', { name: 'Emitir' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Cancelar documento' }));
  await page.keyboard.press('Enter');
  await expect(field(dialog(page, 'Cancelar documento'), 'Motivo')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page, 'Cancelar documento')).toBeHidden();
});

test('the confirmation says who will read it, and only a declaration of attendance lets it be chosen', {
  tag: '@seldom-4',
}, async ({ page, browser, server }) => {
  const { person, company } = await openAso(page, server, 'Benedita Salgueiro');
  const modal = page.getByRole('dialog');
  const confirm = async (tab: string) => {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('form', { name: tab }).getByRole('button', { name: 'Emitir' }).click();
    await expect(modal.getByRole('button', { name: 'Emitir' })).toBeVisible();
  };
  await complete(page);
  await confirm('ASO');
  await expect(modal).toContainText('A empresa do colaborador também o vê');
  await expect(modal.getByRole('radio')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.getByRole('tab', { name: 'Declarações' }).click();
  const declaration = page.getByRole('form', { name: 'Declarações' });
  await declaration.getByLabel('Atestado médico').check();
  await field(declaration, 'Anotações').fill('Esteve em atendimento nesta clínica.');
  await confirm('Declarações');
  await expect(dialog(page, 'Emitir Atestado médico')).toContainText('só os profissionais o veem');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await declaration.getByLabel('Declaração de comparecimento').check();
  await confirm('Declarações');
  await expect(modal.getByLabel('Só os profissionais (sigilo médico)')).toBeChecked();
  await modal.getByLabel('Também a empresa do colaborador').check();
  await modal.getByRole('button', { name: 'Emitir' }).click();
  const name = /^Declaração \d{4}\/\d{6}$/;
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const firm = await signedInElsewhere(browser, server, company);
  await firm.goto(`/employee/documents/${person.id}`);
  await expect(firm.getByRole('link', { name })).toBeVisible();
  await firm.context().close();
});

test('the last ASO is a base: what is empty is filled in by a click, nothing of its day, and taken back', async ({
  page,
  server,
}) => {
  const { person } = await openAso(page, server, 'Custódia Ramalho');
  await field(aso(page), 'Riscos físicos').fill('Frio da câmara');
  const row = (at: number) => aso(page).getByRole('group', { name: `Exame ${at}` });
  await row(1)
    .getByLabel(/^Exame$/)
    .fill('Audiometria tonal');
  await row(1).getByLabel('Data do exame').fill('10112026');
  await aso(page).getByRole('radio', { name: 'Apto(a) para a função', exact: true }).check();
  const first = await issue(page);
  await page.goto(`/documents/create/${person.id}`);
  const offer = aso(page).getByRole('region', { name: 'Base em o último ASO' });
  await expect(offer).toContainText(first);
  await expect(field(aso(page), 'Riscos físicos')).toHaveValue('');
  await field(aso(page), 'Riscos químicos').fill('Amônia');
  await offer.getByRole('button', { name: 'Usar o último ASO como base' }).click();
  await expect(field(aso(page), 'Riscos físicos')).toHaveValue('Frio da câmara');
  await expect(field(aso(page), 'Riscos químicos')).toHaveValue('Amônia');
  await expect(row(1).getByLabel(/^Exame$/)).toHaveValue('Audiometria tonal');
  await expect(row(1).getByLabel('Data do exame')).toHaveValue('');
  await expect(field(aso(page), 'Conclusão')).toHaveValue('');
  await offer.getByRole('button', { name: 'Desfazer' }).click();
  await expect(field(aso(page), 'Riscos físicos')).toHaveValue('');
  await expect(field(aso(page), 'Riscos químicos')).toHaveValue('Amônia');

  await test.step('from the document itself, too', async () => {
    await page.goto(`/documents/view/${person.id}`);
    await page.getByRole('link', { name: first, exact: true }).click();
    await page.getByRole('link', { name: 'Usar como base' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await expect(page.getByText(`Com base em ${first}`)).toBeVisible();
    await expect(field(aso(page), 'Riscos físicos')).toHaveValue('Frio da câmara');
    await expect(field(aso(page), 'Conclusão')).toHaveValue('');
    expect(await issue(page, { another: true })).not.toBe(first);
    await expect(page.getByText('Corrige', { exact: true })).toHaveCount(0);
  });
});

test('an anamnesis that was issued today is brought to the ASO of the same person', { tag: '@seldom-5' }, async ({
  page,
  server,
}) => {
  const { person } = await openAso(page, server, 'Gertrudes Maia');
  await page.getByRole('tab', { name: 'Anamnese' }).click();
  const form = page.getByRole('form', { name: 'Anamnese' });
  const box = (group: string, name: string) =>
    form.getByRole('group', { name: group }).getByLabel(name, { exact: true });
  await form.getByRole('button', { name: 'Marcar tudo como normal' }).click();
  await box('Acuidade visual', '20/20').check();
  await box('Correção', 's/ correção').check();
  await box('Exames complementares', 'em anexo, sem alterações').check();
  await box('Conclusão', 'Apto(a)').check();
  await field(form, 'Riscos ergonômicos').fill('Trabalho em pé');
  await field(form, 'Exame').fill('Espirometria');
  await field(form, 'Data do exame').fill('20112026');
  for (const label of ['Queixa principal', 'História clínica', 'Antecedentes patológicos', 'Hipótese diagnóstica'])
    await form.getByLabel(new RegExp(`^${label}`)).fill('Nada digno de nota');
  await form.getByLabel(/^Observação da conclusão/).fill('Sem restrições');
  await field(form, 'Local').fill('Santos');
  await form.getByRole('button', { name: 'Emitir' }).click();
  await dialog(page, 'Emitir Anamnese').getByRole('button', { name: 'Emitir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Anamnese \d{4}\/\d{6}$/ })).toBeVisible();
  await page.goto(`/documents/create/${person.id}`);
  await page.getByRole('tab', { name: 'ASO' }).click();
  const offer = aso(page).getByRole('group', { name: /^Anamnese \d{4}\/\d{6} desta pessoa, emitida/ });
  await offer.getByRole('button', { name: 'Trazer da anamnese' }).click();
  await expect(field(aso(page), 'Riscos ergonômicos')).toHaveValue('Trabalho em pé');
  const row = aso(page).getByRole('group', { name: 'Exame 1' });
  await expect(row.getByLabel('Data do exame')).toHaveValue('20-11-2026');
  await expect(field(aso(page), 'Local')).toHaveValue('Santos');
  await expect(offer).toBeHidden();
  await aso(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(field(aso(page), 'Riscos ergonômicos')).toHaveValue('');
  await expect(offer).toBeVisible();
});

test('the answers of a document, which never change, are fetched once while its correction is open', {
  tag: '@seldom-2',
}, async ({ page, api, server }) => {
  const { doctor } = await openAso(page, server, 'Hildegarda Pires');
  await issue(page);
  const [, documentId = ''] = /issued\/(.+)$/.exec(page.url()) ?? [];
  const fetched: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/answers') && fetched.push(request.url())));
  await page.getByRole('link', { name: 'Corrigir' }).click();
  await expect(field(aso(page), 'Nome')).toHaveValue('Hildegarda Pires');
  const again = page.waitForResponse((response) => response.url().endsWith(`/issued-documents/${documentId}`));
  const { token } = (await api.call('POST', '/login', { body: { email: doctor.email, password: doctor.password } }))
    .body;
  await api.call('POST', `/issued-documents/${documentId}/delivery-links`, { as: token, body: {} });
  await (await again).finished();
  expect(fetched).toHaveLength(1);
});

test('the draft of a correction is its own: it outlives a reload and is no draft of a new document', {
  tag: '@seldom-2',
}, async ({ page, server }) => {
  const { person } = await openAso(page, server, 'Doralice Amaral');
  await field(aso(page), 'Observação').fill('Como foi emitido');
  const first = await issue(page);
  await page.getByRole('link', { name: 'Corrigir' }).click();
  await field(aso(page), 'Observação').fill('Correção começada');
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/documents/create/${person.id}`);
  await expect(page.getByRole('tab', { name: 'ASO', exact: true })).toBeVisible();
  await expect(field(aso(page), 'Observação')).toHaveValue('');
  await page.getByRole('link', { name: /^Continuar a correção de/ }).click();
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(page.getByText(`Corrige ${first}`)).toBeVisible();
  await expect(field(aso(page), 'Observação')).toHaveValue('Correção começada');
  await page.reload();
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  await expect(field(aso(page), 'Observação')).toHaveValue('Correção começada');
  await issue(page);
  await expect(page.getByText(first)).toBeVisible();
  await page.goto(`/documents/create/${person.id}`);
  await expect(field(aso(page), 'Observação')).toHaveValue('');
  await expect(page.getByRole('link', { name: /^Continuar a correção de/ })).toHaveCount(0);
});

test('the history is narrowed by kind and state, in its address, on a wide screen and on a narrow one', {
  tag: '@seldom-3',
}, async ({ page, server }) => {
  const { person } = await openAso(page, server, 'Eulália Fontes');
  const first = await issue(page);
  await page.getByRole('button', { name: 'Cancelar documento' }).click();
  await field(dialog(page, 'Cancelar documento'), 'Motivo').fill('Duplicado');
  await dialog(page, 'Cancelar documento').getByRole('button', { name: 'Cancelar documento' }).click();
  await expect(page.getByText('Motivo: Duplicado')).toBeVisible();
  await page.goto(`/documents/create/${person.id}`);
  const second = await issue(page);
  await page.getByRole('link', { name: 'Documentos de Eulália Fontes' }).click();
  const links = page.getByRole('link', { name: number });
  await expect(links).toHaveText([second, first]);
  await page.getByLabel('Situação').selectOption('Cancelado');
  await expect(links).toHaveText([first]);
  await expect(page).toHaveURL(/state=cancelled/);
  await page.reload();
  await expect(links).toHaveText([first]);
  await page.getByLabel('Tipo').selectOption('PDF enviado');
  await expect(page.getByText('Nenhum documento deste tipo e situação')).toBeVisible();
  await expect(page).not.toHaveURL(/state/);
  await page.getByLabel('Tipo').selectOption('ASO');
  await expect(links).toHaveText([second, first]);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await barriers(page)).toEqual([]);
  }
});

test('the screen of a document has no barriers, on a wide screen and on a narrow one', { tag: '@seldom-2' }, async ({
  page,
  server,
}) => {
  await openAso(page, server, 'Firmina Teles');
  await complete(page);
  await aso(page).getByRole('button', { name: 'Emitir' }).click();
  await expect(dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' })).toBeEnabled();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await barriers(page)).toEqual([]);
  }
  await dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByText('SHA-256 do arquivo')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Corrigir' }).click();
  await expect(page.getByText(/^Corrige ASO/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
});
