import type { Browser, Locator, Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { expect, signIn, test } from './fixtures.ts';
import { printedPage, readPdf, toPdf, watchPrinting } from './printing.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** A professional fills in each of the six documents by hand and prints it. */

const physician = ['Dra. Olívia Ramos', 'CRM/SP 223344'];

test('Anamnese: refused with its errors, normal in one action, printed', async ({ page, server, browser }) => {
  const form = await openForm(page, server, 'Anamnese');
  await expect(form.getByLabel('Razão social')).toHaveValue('Pão Quente Panificação Ltda.');
  await expect(form.getByLabel(/^Cargo/)).toHaveValue('Auxiliar de padaria');
  await submit(form);
  await expect(form.getByLabel(/^Exame( \*)?$/)).toBeFocused();
  await expect(form.getByText('Escolha ao menos uma opção')).toHaveCount(15);
  await expect(group(form, 'Fácies').locator('..')).toContainText('Escolha ao menos uma opção');

  await group(form, 'Coluna vertebral').getByLabel('alterada').check();
  await form.getByRole('button', { name: 'Marcar tudo como normal' }).click();
  await expect(group(form, 'Estado geral').getByLabel('Bom')).toBeChecked();
  await expect(group(form, 'Coluna vertebral').getByLabel('normal', { exact: true })).not.toBeChecked();
  await expect(form.getByText('Escolha ao menos uma opção')).toHaveCount(4);
  await form.getByRole('button', { name: 'Desfazer' }).click();
  await expect(group(form, 'Estado geral').getByLabel('Bom')).not.toBeChecked();
  await form.getByRole('button', { name: 'Marcar tudo como normal' }).click();

  await group(form, 'Acuidade visual').getByLabel('20/20', { exact: true }).check();
  await group(form, 'Correção').getByLabel('s/ correção').check();
  await group(form, 'Exames complementares').getByLabel('em anexo, sem alterações').check();
  await group(form, 'Conclusão').getByLabel('Apto(a)', { exact: true }).check();
  await group(form, 'Conclusão').getByLabel('Inapto(a)', { exact: true }).check();
  await form.getByLabel(/^Exame( \*)?$/).fill('Audiometria tonal');
  await form.getByRole('button', { name: 'Hoje', exact: true }).click();
  await form.getByLabel(/^Queixa principal/).fill('Zumbido');
  await submit(form);
  await expect(form.getByLabel(/^História clínica/)).toBeFocused();
  await expect(group(form, 'Conclusão').locator('..')).toContainText('Escolha só Apto(a) ou só Inapto(a)');
  await group(form, 'Conclusão').getByLabel('Inapto(a)', { exact: true }).uncheck();
  await form.getByLabel(/^História clínica/).fill('Há seis meses');
  await form.getByLabel(/^Antecedentes patológicos/).fill('Pai hipertenso');
  await form.getByLabel(/^Hipótese diagnóstica/).fill('Sem doença ocupacional');
  await form.getByLabel(/^Observação da conclusão/).fill('Reavaliar em seis meses');
  await form.getByLabel(/^Local/).fill('São Paulo');
  await submit(form);
  await expectPrinted(page, browser, server, 'ANAMNESE_DOCUMENT_Maria Aparecida dos Santos', [
    'Zumbido',
    'Há seis meses',
    'Estado geral: Bom',
    'Coluna vertebral: alterada',
    'Acuidade visual: 20/20',
    'Reavaliar em seis meses',
  ]);
});

test('ASO: says what the law still asks for, takes and drops rows, printed', async ({ page, server, browser }) => {
  const form = await openForm(page, server, 'ASO');
  await form.getByRole('button', { name: /^Faltam \d/ }).click();
  const missing = form.getByRole('region', { name: 'O que falta (NR-7, 7.5.19.1)' });
  await expect(missing).toContainText('Tipo de exame');
  await form.getByRole('combobox', { name: 'Tipo de exame' }).selectOption('Periódico');
  await expect(missing).not.toContainText('Tipo de exame');
  await form
    .getByRole('group', { name: 'Exame 1' })
    .getByLabel(/^Exame$/)
    .fill('Avaliação clínica');
  await form.getByRole('group', { name: 'Exame 1' }).getByLabel('Data do exame').fill('10112026');
  await form.getByRole('button', { name: 'Adicionar Exame' }).click();
  await expect(form.getByRole('group', { name: 'Exame 2' }).getByLabel(/^Exame$/)).toBeFocused();
  await page.keyboard.type('Exame a mais');
  await form.getByRole('button', { name: 'Remover exame 2' }).click();

  await expect(missing).toContainText('Riscos ocupacionais, ou a declaração de que não há');
  const absence = form.getByLabel('Declaro a ausência de riscos ocupacionais específicos');
  await form.getByLabel('Riscos físicos').fill('Calor');
  await absence.check();
  await expect(missing).toContainText('Escolher entre os riscos e a declaração de que não há');
  await expect(form.getByText('no papel saem eles, e não esta declaração')).toBeVisible();
  await form.getByLabel('Riscos físicos').fill('');
  await expect(missing).not.toContainText(/riscos/i);

  await form.getByLabel(/^Conclusão/).fill('Usar óculos');
  await expect(missing).toContainText('Conclusão de apto(a) ou inapto(a) para a função');
  await form.getByRole('radio', { name: 'Inapto(a) para a função' }).check();
  await form.getByLabel('Apto(a) para trabalho em altura (NR-35)').check();
  await expect(missing).toContainText('Retirar as aptidões especiais de quem está inapto(a)');
  await form.getByLabel('Inapto(a): trabalho em altura (NR-35)').check();
  await expect(form.getByLabel('Apto(a) para trabalho em altura (NR-35)')).not.toBeChecked();
  await form.getByRole('radio', { name: 'Apto(a) para a função', exact: true }).check();
  await expect(form.getByLabel(/^Conclusão/)).toHaveValue('Usar óculos');
  await expect(form.getByText('Conteúdo mínimo da NR-7 preenchido')).toBeVisible();
  await submit(form);
  const text = await expectPrinted(page, browser, server, 'ASO_DOCUMENT_Maria Aparecida dos Santos', [
    'Periódico',
    'Avaliação clínica 10/11/2026',
    'Ausência de riscos ocupacionais específicos',
    'Usar óculos',
    'Inapto(a) para trabalho em altura (NR-35)',
  ]);
  expect(text).not.toContain('Exame a mais');
});

test('Declarações: needs its kind, printed under it', { tag: '@seldom-3' }, async ({ page, server, browser }) => {
  const form = await openForm(page, server, 'Declarações');
  await submit(form);
  await expect(form.getByText('Campo obrigatório')).toBeVisible();
  await expect(form.getByLabel('Laudo')).toBeFocused();
  await form.getByLabel('Atestado médico').check();
  await form.getByLabel('Anotações').fill('Dois dias de repouso.\nRetorno em uma semana.');
  await submit(form);
  await expectPrinted(page, browser, server, 'Atestado médico Maria Aparecida dos Santos', [
    '529.982.247-25',
    '20/05/1990',
    'Dois dias de repouso.',
    'Retorno em uma semana.',
  ]);
});

test('Receituário especial: two labelled copies, the notice only on screen', async ({ page, server, browser }) => {
  const form = await openForm(page, server, 'Receituário especial');
  await expect(form.getByText('Confira o modelo vigente', { exact: true })).toBeVisible();
  for (const today of await form.getByRole('button', { name: 'Hoje' }).all()) await today.click();
  await form.getByLabel('Data da receita').fill('31022026');
  await form.getByLabel(/^Endereço( \*)?$/).fill('Rua das Laranjeiras, 45');
  await form.getByLabel(/^Medicamento( \*)?$/).fill('Amitriptilina 25 mg');
  await form.getByLabel(/^Quantidade/).fill('30 comprimidos');
  await form.getByLabel(/^Modo de usar/).fill('Um à noite');
  await form.getByLabel('Nome do comprador').fill('José dos Santos');
  await form.getByLabel('RG do comprador').fill('987654321');
  await form.getByLabel('Telefone do comprador').pressSequentially('11987654321');
  await form.getByLabel('Endereço do comprador').fill('Rua B, 2');
  await submit(form);
  await expect(form.getByLabel('Data da receita')).toBeFocused();
  await expect(form.getByText('Esta data não existe no calendário')).toBeVisible();
  await form.getByLabel('Data da receita').fill('10112026');
  await submit(form);
  const text = await expectPrinted(page, browser, server, 'RECEITUARIO_ESPECIAL_DOCUMENT_Maria Aparecida dos Santos', [
    '1ª via – Retenção da Farmácia',
    '2ª via – Orientação ao Paciente',
    'Amitriptilina 25 mg 30 comprimidos Um à noite',
    '98.765.432-1',
    '(11) 98765-4321',
  ]);
  // Each copy counts its own pages.
  expect(text.match(/Página 1 de 1/g)).toHaveLength(2);
  expect(text).not.toContain('modelo vigente');
});

test('Solicitação de exame tipo 1: needs an exam, warns about forbidden ones', async ({ page, server, browser }) => {
  const form = await openForm(page, server, 'Solicitação de exame tipo 1');
  await submit(form);
  await expect(group(form, 'Exames').locator('..')).toContainText('Escolha ao menos um exame');
  await expect(group(form, 'Exames').getByLabel('Hemograma completo')).toBeFocused();
  await page.keyboard.press('Space');
  await group(form, 'Agentes químicos').getByLabel('Tolueno urinário').check();
  await form.getByLabel('Outros exames').fill('Anti-HIV');
  await expect(form.getByText('Exame de HIV é proibido nos exames ocupacionais')).toBeVisible();
  await form.getByLabel('Outros exames').fill('Ferritina');
  await expect(form.getByText('é proibido nos exames ocupacionais')).toHaveCount(0);
  await submit(form);
  await expectPrinted(page, browser, server, 'SOLICITACAO_EXAME_1_DOCUMENT_Maria Aparecida dos Santos', [
    'Pão Quente Panificação Ltda.',
    'Hemograma completo',
    'Tolueno urinário',
    'Ferritina',
    'contato@ipe.example',
  ]);
});

test('Solicitação de exame tipo 2: printed with its foot', { tag: '@seldom-4' }, async ({ page, server, browser }) => {
  const form = await openForm(page, server, 'Solicitação de exame tipo 2');
  await submit(form);
  await expect(form.getByText('Escolha ao menos um exame')).toBeVisible();
  await form.getByLabel('Radiografia de tórax (PA e perfil, padrão OIT)').check();
  await submit(form);
  const foot = page.getByLabel('Pré-visualização do documento').filter({ visible: true }).getByRole('img').last();
  expect(await foot.evaluate((image) => Math.round(Number.parseFloat(getComputedStyle(image).width)))).toBe(800);
  await expectPrinted(page, browser, server, 'SOLICITACAO_EXAME_2_DOCUMENT_Maria Aparecida dos Santos', [
    'Radiografia de tórax (PA e perfil, padrão OIT)',
    'contato@ipe.example',
  ]);
});

test('an employee of any company is found in one box, which leads to the forms', async ({ page, server }) => {
  const name = `Iracema ${process.pid} Única`;
  const { professional } = await makeEmployeeAndProfessional(apiAt(server.url, server.admin), {
    name,
    registration: `ZX${process.pid}`,
  });
  await signIn(page, professional.email, professional.password);
  await page.getByRole('navigation').getByRole('link', { name: 'Cadastrar documentos' }).click();
  await page.getByRole('combobox', { name: 'Buscar por nome, CPF ou matrícula' }).fill(`zx${process.pid}`);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await expect(page.getByLabel('Resumo do colaborador')).toContainText(name);
});

async function openForm(page: Page, server: RunningServer, tab: string): Promise<Locator> {
  const { employeeId, professional } = await makeEmployeeAndProfessional(apiAt(server.url, server.admin));
  await watchPrinting(page);
  await signIn(page, professional.email, professional.password, `/documents/create/${employeeId}`);
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('form', { name: tab });
}

function group(form: Locator, label: string): Locator {
  return form.getByRole('group', { name: label, exact: true });
}

function submit(form: Locator): Promise<void> {
  return form.getByRole('button', { name: 'Imprimir' }).click();
}

async function expectPrinted(
  page: Page,
  browser: Browser,
  server: RunningServer,
  title: string,
  texts: readonly string[],
): Promise<string> {
  const printed = await printedPage(page);
  expect(printed.title).toBe(title);
  const { pages } = await readPdf(await toPdf(browser, server.url, printed));
  const text = pages.join(' ').replace(/\s+/g, ' ');
  for (const wanted of ['Maria Aparecida dos Santos', ...physician, ...texts]) expect(text).toContain(wanted);
  return text;
}
