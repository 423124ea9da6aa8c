import type { Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import { practiceFields, signInFirstAdmin } from '../src/testing/factories.ts';
import { pngBytes } from '../src/testing/images.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { holdCalls } from './held-calls.ts';
import { printedPage, readPdf, toPdf, watchPrinting } from './printing.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** The practice's own data: changed on a screen, and seen wherever they are shown. */
test.use({ emptyFor: 'practice.e2e.ts', ofExample: true });

const hostile = 'Clínica <script>alert("oi")</script> & Filhos';
const labels = {
  'Nome da clínica': hostile,
  Lema: 'Cuidado "de verdade"',
  Telefone: '4133334444',
  'E-mail': 'fale@clinica.test',
  Endereço: 'Rua das Araucárias, 20',
  'Cidade e UF': 'Curitiba – PR',
  'Busca no mapa': '',
  'Redes sociais': 'Mastodon https://social.example/@clinica?a=1&b=2',
  'Nome do(a) médico(a)': 'Dr. Otto Prado',
  'Registro no conselho': 'CRM/PR 4321',
  'Título da página pública': 'Trabalho com saúde',
};

async function openPractice(page: Page): Promise<void> {
  await page.goto('/practice');
  await expect(field(page, 'Nome da clínica')).not.toHaveValue('');
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();
const saved = (page: Page) => expect(page.getByText('Dados da clínica salvos com sucesso!').last()).toBeVisible();

test('a first start leads the administrator to the practice’s data, which all pages then show', async ({
  page,
  browser,
  server,
  baseURL,
}) => {
  await signIn(page, server.admin.email, server.admin.password);
  await expect(page.getByText('Faltam os dados da clínica')).toBeVisible();
  await expect(page.getByText('Sem ENCRYPTION_KEYS, documentos e segredos ficam legíveis')).toBeVisible();
  await page.getByRole('link', { name: 'Preencher os dados da clínica' }).click();
  await expect(page.getByRole('heading', { name: 'Clínica', level: 1 })).toBeVisible();
  await expect(page.getByText('Estes são os dados de uma clínica de exemplo')).toBeVisible();
  for (const [label, text] of Object.entries(labels)) await field(page, label).fill(text);
  await save(page);
  await saved(page);
  await expect(
    page.getByText('Ainda são do exemplo: Endereço do(a) médico(a), Telefone do(a) médico(a).'),
  ).toBeVisible();
  await field(page, 'Endereço do(a) médico(a)').fill('Rua das Araucárias, 20, Curitiba – PR');
  await field(page, 'Telefone do(a) médico(a)').fill('4133334445');
  await save(page);
  await saved(page);
  await expect(page.getByText('Estes são os dados de uma clínica de exemplo')).toBeHidden();

  const visitor = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  await expect(async () => {
    await visitor.goto('/');
    await expect(visitor).toHaveTitle(`${hostile} · ${labels.Lema}`, { timeout: 1 });
  }).toPass();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(labels['Título da página pública']);
  await expect(visitor.getByText(`A ${hostile} acompanha empresas`)).toBeVisible();
  const contacts = visitor.getByRole('region', { name: 'Vamos conversar' });
  await expect(contacts.getByRole('link', { name: '(41) 3333-4444' })).toHaveAttribute('href', 'tel:+554133334444');
  await expect(contacts.getByRole('link', { name: 'Mastodon' })).toHaveAttribute(
    'href',
    'https://social.example/@clinica?a=1&b=2',
  );
  await expect(contacts.getByRole('link', { name: 'Mostrar o mapa' })).toHaveAttribute(
    'href',
    /q=Rua%20das%20Arauc%C3%A1rias%2C%2020%2C%20Curitiba/,
  );
  const data = JSON.parse((await visitor.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(data).toMatchObject({ name: hostile, sameAs: ['https://social.example/@clinica?a=1&b=2'] });
  expect(await visitor.locator('script[src]').count()).toBe(0);
  await visitor.goto('/login');
  await expect(visitor.getByText(`Entre com o e-mail e a senha do seu cadastro em ${hostile}.`)).toBeVisible();
  await visitor.close();

  await test.step('also for whoever comes from another screen', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByLabel(/^Administradores: \d+$/)).toBeVisible();
    await expect(page.getByText('Faltam os dados da clínica')).toBeHidden();
    await page.getByRole('navigation').getByRole('button', { name: 'Sair' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(labels['Título da página pública']);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByText(hostile)).toBeVisible();
  });
});

test('a save sends what the fields held at the click; what is typed after it stays, and is still to be saved', {
  tag: '@seldom-3',
}, async ({ page, server }) => {
  const admin = apiAt(server.url, server.admin);
  const as = await signInFirstAdmin(admin);
  const stored = async () => (await admin.call('GET', '/practice', { as })).body.practice.slogan;
  const slogan = () => field(page, 'Lema');
  const discard = page.getByRole('button', { name: 'Descartar alterações' });
  await signIn(page, server.admin.email, server.admin.password);
  await openPractice(page);

  await test.step('while the rules that check it are still on their way', async () => {
    const rules = await holdCalls(page, /practice\.contract-/);
    await slogan().fill('Lema da manhã');
    await rules.asked;
    await save(page);
    await slogan().fill('Lema da tarde');
    rules.release();
    await saved(page);
    await expect.poll(stored).toBe('Lema da manhã');
    await expect(slogan()).toHaveValue('Lema da tarde');
    await expect(discard).toBeEnabled();
  });

  await test.step('and once they are there', async () => {
    await slogan().evaluate((input: HTMLInputElement) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      input.form?.requestSubmit();
      setValue?.call(input, 'Lema da noite');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(stored).toBe('Lema da tarde');
    await expect(slogan()).toHaveValue('Lema da noite');
    await expect(discard).toBeEnabled();
    await save(page);
    await expect.poll(stored).toBe('Lema da noite');
    await expect(discard).toBeDisabled();
  });
});

test('the papers carry the practice’s data and its own letterhead, also without a line', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  const api = apiAt(server.url, server.admin);
  const admin = await signInFirstAdmin(api);
  const fields = practiceFields({ name: 'Clínica do Papel', physician_name: 'Dra. Rute Assina' });
  await api.call('PUT', '/practice/update', { as: admin, body: fields });
  await signIn(page, server.admin.email, server.admin.password);
  await openPractice(page);
  const letterhead = page.getByRole('region', { name: 'Timbre' });
  await expect(letterhead.getByRole('img', { name: 'Clínica do Papel – Medicina do trabalho' })).toBeVisible();

  const choose = (name: string, buffer: Buffer) =>
    letterhead.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('timbre.png', Buffer.from('nada de imagem'));
  await expect(letterhead.getByText('O arquivo não é uma imagem PNG ou JPEG inteira')).toBeVisible();
  await choose('timbre.png', Buffer.alloc(600_000));
  await expect(letterhead.getByText('A imagem do timbre deve ter no máximo 500 KB')).toBeVisible();
  await choose('timbre.png', pngBytes(450, 300));
  await expect(letterhead.getByText('A imagem tem 450 × 300 pixels: no papel, pode ficar sem nitidez.')).toBeVisible();
  await choose('timbre.png', pngBytes(1800, 350));
  await expect(letterhead.getByText(/^A imagem tem/)).toBeHidden();
  await letterhead.getByRole('button', { name: 'Usar esta imagem' }).click();
  await expect(page.getByText('Timbre trocado com sucesso!')).toBeVisible();
  await expect(letterhead.getByRole('button', { name: 'Voltar ao timbre desenhado' })).toBeVisible();

  await test.step('a text that is saved beside it does not undo it', async () => {
    await field(page, 'Lema').fill('Exames e cuidado');
    await save(page);
    await saved(page);
    const { practice } = (await api.call('GET', '/practice', { as: admin })).body;
    expect(practice).toMatchObject({ slogan: 'Exames e cuidado', letterhead: expect.stringMatching(/^png-1800x350-/) });
  });

  await test.step('it leads on the pages of whoever holds a paper, too', async () => {
    const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    for (const path of ['/v', '/e']) {
      await visitor.goto(path);
      const image = visitor.locator('img[src^="/letterhead/png-1800x350-"]');
      await expect(image).toBeVisible();
      expect(await image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBe(1800);
    }
  });

  const { employeeId, professional } = await makeEmployeeAndProfessional(api);
  await page.evaluate(() => localStorage.clear());
  await watchPrinting(page);
  await signIn(page, professional.email, professional.password, `/documents/create/${employeeId}`);
  await page.getByRole('tab', { name: 'Declarações' }).click();
  const paper = page.getByRole('region', { name: 'Pré-visualização do documento' });
  const image = paper.getByRole('img', { name: 'Clínica do Papel – Exames e cuidado' });
  await expect(image).toHaveAttribute('src', /^data:image\/png/);
  await expect(paper).toContainText('Dra. Rute Assina');
  await expect(page.getByText('dados da clínica de exemplo')).toBeHidden();

  await test.step('a tab that is opened without a line still has them', async () => {
    await page.getByRole('tab', { name: 'ASO' }).click(); // Its script is there by now.
    await expect(image).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('tab', { name: 'Declarações' }).click();
    await expect(image).toBeVisible();
    await page.context().setOffline(false);
  });

  await page.getByRole('tab', { name: 'ASO' }).click();
  await expect(page.getByRole('form', { name: 'ASO' }).getByLabel('Local', { exact: true })).toHaveValue('Curitiba');
  await page.getByRole('tab', { name: 'Declarações' }).click();

  const form = page.getByRole('form', { name: 'Declarações' });
  await form.getByLabel('Atestado médico').click();
  await form.getByRole('button', { name: 'Imprimir' }).click();
  const printed = await printedPage(page);
  const pdf = await toPdf(browser, baseURL ?? '', printed);
  expect(pdf.includes('/Subtype /Image') || pdf.includes('/Subtype/Image')).toBe(true);
  expect((await readPdf(pdf)).pages.join(' ')).toContain('Dra. Rute Assina');
});

test('what is said on screen of a paper that lacks something is not on the paper', { tag: '@seldom-1' }, async ({
  page,
  server,
}) => {
  const api = apiAt(server.url, server.admin);
  const { employeeId, professional } = await makeEmployeeAndProfessional(api);
  const admin = await signInFirstAdmin(api);
  const { professionals } = (await api.call('GET', `/professionals?search=${professional.email}`, { as: admin })).body;
  const { id } = professionals[0];
  const { user, ...record } = (await api.call('GET', `/professional/${id}`, { as: admin })).body.professional;
  const change = (fields: object) =>
    api.call('PUT', `/professional/update/${id}`, { as: admin, body: { ...record, email: user.email, ...fields } });
  expect((await change({ acronym: 'CRM', registration_number: '' })).status).toBe(200);
  await signIn(page, professional.email, professional.password, `/documents/create/${employeeId}`);
  const notice = page.getByText('Falta o seu número de registro no conselho');
  await expect(notice).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Pré-visualização do documento' }).getByText('número de registro no conselho'),
  ).toHaveCount(0);
  expect((await change({ acronym: 'CRM', registration_number: '77665', version: undefined })).status).toBe(200);
  await page.reload();
  await page.getByRole('tab', { name: 'Declarações' }).click();
  const paper = page.getByRole('region', { name: 'Pré-visualização do documento' });
  await expect(paper).toContainText('77665');
  await expect(notice).toBeHidden();
});

test('what was typed is asked about, kept over a reload and given up by choice', { tag: '@seldom-2' }, async ({
  page,
  server,
}) => {
  await signIn(page, server.admin.email, server.admin.password);
  await openPractice(page);
  const slogan = field(page, 'Lema');
  const before = await slogan.inputValue();
  await slogan.fill('Ainda não salvo');
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await page.getByRole('dialog', { name: 'Sair sem salvar?' }).getByText('Continuar editando').click();
  await expect(slogan).toHaveValue('Ainda não salvo');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText(/^Recuperamos o que você digitou/)).toBeVisible();
  await expect(slogan).toHaveValue('Ainda não salvo');
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(slogan).toHaveValue(before);
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await expect(page).toHaveURL(/\/audit/);
  await openPractice(page);
  await expect(slogan).toHaveValue(before);
  await expect(page.getByText(/^Recuperamos/)).toBeHidden();
});

test('of two tabs that change the same the second is told and chooses', async ({ page, context, server }) => {
  await signIn(page, server.admin.email, server.admin.password);
  await openPractice(page);
  const second = await context.newPage();
  await openPractice(second);
  await field(page, 'Nome da clínica').fill('Nome da primeira aba');
  await save(page);
  await saved(page);
  await field(second, 'Nome da clínica').fill('Nome da segunda aba');
  await field(second, 'Lema').fill('Lema da segunda aba');
  await save(second);
  await expect(second.getByText('Este registro foi alterado com o seu acesso, em outra janela')).toBeVisible();
  await second.getByRole('radio', { name: 'Valor salvo: Nome da primeira aba' }).check();
  await save(second);
  await saved(second);
  await openPractice(page);
  await expect(field(page, 'Nome da clínica')).toHaveValue('Nome da primeira aba');
  await expect(field(page, 'Lema')).toHaveValue('Lema da segunda aba');
});

const asImage = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

/** Chooses an image of the practice's own for its letterhead. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const input = page.getByRole('region', { name: 'Timbre' }).locator('input[type=file]');
  await input.setInputFiles({ name, mimeType: 'image/png', buffer });
}

test('a letterhead that somebody else has changed meanwhile is shown first, and goes only when it is chosen again', {
  tag: '@seldom-3',
}, async ({ page, api, server }) => {
  await signIn(page, server.admin.email, server.admin.password);
  await openPractice(page);
  const letterhead = page.getByRole('region', { name: 'Timbre' });
  await choose(page, 'meu.png', pngBytes(1800, 350));
  const use = letterhead.getByRole('button', { name: 'Usar esta imagem' });
  await expect(use).toBeEnabled();
  const admin = await signInFirstAdmin(api);
  const theirs = asImage(pngBytes(900, 175));
  const { body } = await api.call('PUT', '/practice/letterhead', { as: admin, body: { image: theirs } });
  await use.click();
  await expect(letterhead.getByText(/^Outra pessoa alterou os dados da clínica enquanto isso/)).toBeVisible();
  await expect(letterhead.getByRole('img')).toHaveAttribute('src', theirs);
  await expect(use).toBeDisabled();
  const stored = async () => (await api.call('GET', '/practice', { as: admin })).body.practice.letterhead;
  expect(await stored()).toBe(body.practice.letterhead);
  await choose(page, 'meu.png', pngBytes(1800, 350));
  await use.click();
  await expect(page.getByText('Timbre trocado com sucesso!')).toBeVisible();
  expect(await stored()).toMatch(/^png-1800x350-/);
});

test('of two letterheads that are chosen one after the other the last one counts, however long the first is read', {
  tag: '@seldom-5',
}, async ({ page, server }) => {
  await page.addInitScript(() => {
    const read = FileReader.prototype.readAsDataURL;
    FileReader.prototype.readAsDataURL = function (file) {
      if ((file as File).name !== 'lento.png') return read.call(this, file);
      const isRead = new Promise((done) => this.addEventListener('loadend', done));
      const goOn = async () => {
        read.call(this, file);
        await isRead;
        const image = new Image();
        image.src = String(this.result);
        await image.decode();
        // What waits for the same image, and what it draws.
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      };
      Object.assign(window, { goOn });
    };
  });
  await signIn(page, server.admin.email, server.admin.password);
  await openPractice(page);
  const letterhead = page.getByRole('region', { name: 'Timbre' });
  await choose(page, 'lento.png', pngBytes(450, 300));
  await choose(page, 'certo.png', pngBytes(900, 300));
  const ofLast = letterhead.getByText('A imagem tem 900 × 300 pixels: no papel, sobra espaço em branco à sua volta.');
  await expect(ofLast).toBeVisible();
  await page.evaluate(() => (window as unknown as { goOn: () => Promise<void> }).goOn());
  await expect(ofLast).toBeVisible();
});

test('a letterhead that is changed meanwhile reaches open forms, and takes none of them away', {
  tag: '@seldom-5',
}, async ({ page, api }) => {
  const { employeeId, professional } = await makeEmployeeAndProfessional(api);
  const admin = await signInFirstAdmin(api);
  const change = (image: string) => api.call('PUT', '/practice/letterhead', { as: admin, body: { image } });
  await change('');
  await signIn(page, professional.email, professional.password, `/documents/create/${employeeId}`);
  await page.getByRole('tab', { name: 'Declarações' }).click();
  const notes = page.getByRole('form', { name: 'Declarações' }).getByLabel('Anotações');
  await notes.fill('Escrito antes da troca');
  const { asked, release } = await holdCalls(page, /\/api\/practice\/letterhead\//);
  const image = asImage(pngBytes(900, 175));
  await change(image);
  await asked;
  await expect(notes).toBeFocused();
  await expect(notes).toHaveValue('Escrito antes da troca');
  release();
  const paper = page.getByRole('region', { name: 'Pré-visualização do documento' });
  await expect(paper.getByRole('img')).toHaveAttribute('src', image);
  await expect(notes).toBeFocused();
});

test('a link pressed while the data are being stored leads where it says once they are stored', {
  tag: '@seldom-5',
}, async ({ page, server }) => {
  await signIn(page, server.admin.email, server.admin.password);
  await openPractice(page);
  await field(page, 'Lema').fill('Guardado antes de sair');
  const { asked, release } = await holdCalls(page, /\/practice\/update$/);
  await save(page);
  await asked;
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await expect(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible();
  release();
  await saved(page);
  await expect(page).toHaveURL(/\/audit/);
  await openPractice(page);
  await expect(field(page, 'Lema')).toHaveValue('Guardado antes de sair');
});
