import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { samplePdf } from '../scripts/demo/sample-pdf.ts';
import { expect, isChromium, signInByForm, signOut, test } from './fixtures.ts';
import { fill, register } from './forms.ts';
import { printedPage, readPdf, toPdf, watchPrinting, wordsOf } from './printing.ts';

const company = { email: 'rh@paoquente.example', password: 'massa-folhada' };
const professional = { email: 'helena@clinica.example', password: 'estetoscopio' };

// The dashboard's first counts are those of an empty database.
test.use({ emptyFor: 'whole-way' });

test('from the first administrator to a printed ASO and a stored document', async ({ page, server, browser }) => {
  await watchPrinting(page);

  await test.step('the administrator registers a company and a professional', async () => {
    await signInByForm(page, server.admin.email, server.admin.password);
    await expect(page.getByLabel('Administradores: 1')).toBeVisible();
    await expect(page.getByLabel('Profissionais de Saúde: 0')).toBeVisible();
    await expect(page.getByLabel('Empresas: 0')).toBeVisible();
    await registerCompany(page);
    await registerProfessional(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByLabel('Profissionais de Saúde: 1')).toBeVisible();
    await expect(page.getByLabel('Empresas: 1')).toBeVisible();
    await signOut(page);
  });

  await test.step('the company registers a unit and an employee and finds both', async () => {
    await signInByForm(page, company.email, company.password);
    await expect(page.getByRole('button', { name: 'Pão Quente Panificação Ltda.' })).toBeVisible();
    await expect(page.getByLabel('Colaboradores: 0')).toBeVisible();
    await expect(page.getByLabel('Unidades: 0')).toBeVisible();
    await registerUnit(page);
    await registerEmployee(page);
    await page.getByRole('link', { name: 'Visualizar unidades' }).click();
    await page.getByRole('link', { name: 'Ver empregados de Loja Centro' }).click();
    await expect(page.getByRole('cell', { name: /^Maria Aparecida dos Santos/ })).toBeVisible();
    await signOut(page);
  });

  await test.step('the professional stores two documents and opens one in a new tab', async () => {
    await signInByForm(page, professional.email, professional.password);
    await upload(page, 'Audiometria', 'Sim');
    await upload(page, 'Comprovante de entrega do ASO', 'Não');
    await page.getByRole('link', { name: 'Visualizar documentos' }).first().click();
    await expect(page.getByRole('heading', { name: 'Visualizar documentos' })).toBeVisible();
    await chooseEmployee(page);
    await page.getByRole('button', { name: 'Visualizar documentos' }).click();
    await expect(page.getByText('Nome do colaborador: Maria Aparecida dos Santos')).toBeVisible();
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Abrir Audiometria' }).click(),
    ]);
    await tab.waitForURL(/\/files\//);
    const file = await page.request.get(tab.url());
    expect(file.headers()['content-type']).toBe('application/pdf');
    if (tab.url().startsWith(server.url)) expect(file.headers()['x-content-type-options']).toBe('nosniff');
    expect(Buffer.compare(await file.body(), samplePdf(['Audiometria']))).toBe(0);
    await tab.close();
  });

  await test.step('the professional fills in the ASO, sees it live and prints one A4 page', async () => {
    await page.getByRole('link', { name: 'Cadastrar documentos' }).click();
    await chooseEmployee(page);
    await page.getByRole('button', { name: 'Avançar' }).click();
    await expect(page.getByLabel('Resumo do colaborador')).toContainText('Maria Aparecida dos Santos');
    await page.getByRole('tab', { name: 'ASO' }).click();
    const form = page.getByRole('form', { name: 'ASO' });
    await form.getByLabel(/^RG/).fill('12.345.678-9');
    await form.getByLabel('Riscos físicos').fill('Calor do forno');
    await form.getByLabel('Conclusão').fill('Apta para a função');
    await form.getByLabel('Apto(a) para manipulação de alimentos').check();
    const preview = page.getByLabel('Pré-visualização do documento').filter({ visible: true });
    await expect(preview).toContainText('Calor do forno');
    await form.getByRole('button', { name: 'Imprimir' }).click();

    const printed = await printedPage(page);
    expect(printed.title).toBe('ASO_DOCUMENT_Maria Aparecida dos Santos');
    const file = await toPdf(browser, server.url, printed);
    writeFileSync(test.info().outputPath('aso.pdf'), file);
    const pdf = await readPdf(file);
    for (const [is, a4] of [
      [pdf.width, 595],
      [pdf.height, 842],
    ] as const) {
      expect(Math.abs(is - a4), 'A4, which each browser rounds in its way').toBeLessThanOrEqual(1);
    }
    expect(pdf.pages).toHaveLength(1);
    const inPdf = isChromium(page);
    const words = inPdf ? pdf.pages[0] : await wordsOf(browser, server.url, printed);
    expect(pdf.drawn, 'what it says is on the page').toBeGreaterThan(100);
    for (const text of [
      'Pão Quente Panificação Ltda.',
      // The employer is the establishment: she belongs to the unit.
      '11.222.333/0002-62',
      'Maria Aparecida dos Santos',
      '529.982.247-25',
      'Calor do forno',
      'Apta para a função',
      'Apto(a) para manipulação de alimentos',
      'Dra. Olívia Ramos',
      'CRM/SP 223344',
      // Firefox prints nothing in the margins of a page (decision 41).
      ...(inPdf ? ['Página 1 de 1'] : []),
    ]) {
      expect(words).toContain(text);
    }
    await signOut(page);
  });

  await test.step('the company sees only the document without medical confidentiality', async () => {
    await signInByForm(page, company.email, company.password);
    await page.getByRole('link', { name: 'Visualizar empregados' }).click();
    await page.getByRole('link', { name: 'Documentos de Maria Aparecida dos Santos' }).click();
    await expect(page.getByRole('cell', { name: 'Comprovante de entrega do ASO', exact: true })).toBeVisible();
    await expect(page.getByText('Audiometria')).toHaveCount(0);
    await signOut(page);
    await page.goto('/employees');
    await expect(page).toHaveURL('/login');
  });
});

async function registerCompany(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cadastrar empresa' }).click();
  await fill(page.getByRole('main'), {
    CNPJ: '11222333000181',
    'Razão Social': 'Pão Quente Panificação Ltda.',
    'Nome Fantasia': 'Padaria Pão Quente',
    Identificação: 'Matriz',
    CEP: '01310100',
    Endereço: 'Avenida Paulista, 1000',
    Bairro: 'Bela Vista',
    Telefone: '1134567890',
    'Data de início no eSocial': '10102022',
    'E-mail': company.email,
    Senha: company.password,
  });
  await expectRegistered(page, 'Empresa criada com sucesso', '/companies');
  await expect(page.getByRole('row', { name: /11\.222\.333\/0001-81.*Padaria Pão Quente/ })).toBeVisible();
}

async function registerProfessional(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cadastrar profissional' }).click();
  await fill(page.getByRole('main'), {
    Nome: 'Helena Prado',
    'E-mail': professional.email,
    CPF: '29537995593',
    RG: '123456789',
    Formação: 'Medicina',
    Título: 'Médico(a) do Trabalho',
    'Órgão de classe': 'Conselho Regional de Medicina',
    'Sigla do conselho': 'CRM',
    'Número do registro': '123456',
    Telefone: '11987654321',
    Senha: professional.password,
    UF: 'SP',
  });
  await expectRegistered(page, 'Profissional criado com sucesso', '/professionals');
  await expect(page.getByRole('cell', { name: 'Helena Prado', exact: true })).toBeVisible();
}

async function registerUnit(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cadastrar unidade' }).click();
  await fill(page.getByRole('main'), {
    Identificação: 'Loja Centro',
    CNPJ: '11222333000262',
    CNAE: '1091-1/02',
    Atividade: 'Panificação',
    CEP: '01001000',
    Endereço: 'Praça da Sé, 1',
    Bairro: 'Sé',
    Cidade: 'São Paulo',
    'E-mail': 'centro@paoquente.example',
    'Contato de referência': 'Joana',
    Telefone: '1134567891',
    'Representante legal': 'João da Silva',
    'CPF do representante legal': '12345678909',
    'Grau de risco': '3',
    Estado: 'SP',
  });
  await expectRegistered(page, 'Unidade criada com sucesso', '/units');
  await expect(page.getByRole('cell', { name: 'Loja Centro', exact: true })).toBeVisible();
}

async function registerEmployee(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cadastrar empregado' }).click();
  await choose(page, 'Unidade', 'Loja Centro');
  await fill(page.getByRole('main'), {
    Nome: 'Maria Aparecida dos Santos',
    CPF: '52998224725',
    'Data de nascimento': '20051990',
    Celular: '11912345678',
    Matrícula: '00123',
    'Data de admissão': '15012020',
    'Início na função': '15012020',
    Cargo: 'Auxiliar de padaria',
    Função: 'Padeira',
    Setor: 'Produção',
    CBO: '848305',
    Sexo: 'Feminino',
  });
  await expectRegistered(page, 'Empregado criado com sucesso', '/employees');
  await expect(page.getByRole('cell', { name: /^Maria Aparecida dos Santos/ })).toBeVisible();
}

async function upload(page: Page, name: string, confidential: 'Sim' | 'Não'): Promise<void> {
  await page.getByRole('link', { name: 'Enviar documento' }).first().click();
  // The only company there is stands chosen.
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toHaveValue(/Padaria Pão Quente/);
  await expect(page.getByRole('combobox', { name: 'Colaborador' })).toBeEnabled();
  await chooseEmployee(page);
  await page.getByLabel('Nome do documento').fill(name);
  await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toBeDisabled();
  await page.locator('input[type=file]').setInputFiles({
    name: `${name}.pdf`,
    mimeType: 'application/pdf',
    buffer: samplePdf([name]),
  });
  await page.getByRole('radio', { name: confidential }).check();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Documento cadastrado com sucesso')).toBeVisible();
  await expect(page.getByLabel('Nome do documento')).toHaveValue('');
}

async function chooseEmployee(page: Page): Promise<void> {
  await choose(page, 'Empresa', /Padaria Pão Quente/);
  await choose(page, 'Colaborador', /Maria Aparecida/);
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

async function expectRegistered(page: Page, toast: string, list: string): Promise<void> {
  await register(page);
  await expect(page.getByText(toast)).toBeVisible();
  await expect(page).toHaveURL(list);
}
