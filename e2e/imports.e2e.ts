import type { Page } from '@playwright/test';
import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  professionalFields,
} from '../src/testing/factories.ts';
import { expect, fillSignIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';

/** A spreadsheet of another product, from the file to the register. */

const header =
  'Nome do funcionário;CPF;Dt. Nasc.;Sexo;Mat.;Admissão;Início na função;Cargo;Função;Setor;CBO;Celular antigo';
const lines = [
  'Íris Cardoso;52998224725;20/05/1990;F;I1;01/02/2020;01/02/2020;Prensista;Operadora de prensa;Estamparia;724505;(11) 91234-5601',
  'Nuno Braga;39053344705;31/02/1988;M;I2;01/02/2020;01/02/2020;Prensista;Operadora de prensa;Estamparia;724505;(11) 91234-5602',
  'Rita Lobo;1234567890;11/03/1979;F;I3;01/02/2020;01/02/2020;Prensista;Operadora de prensa;Estamparia;724505;(11) 91234-5603',
];

const sheetOf = (rows: readonly string[], name = 'pessoas.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...rows].join('\r\n'), 'latin1'),
});

async function sendSheet(page: Page, sheet: ReturnType<typeof sheetOf>) {
  await page.locator('input[type=file]').setInputFiles(sheet);
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await expect(page).toHaveURL(/\/imports\/[0-9a-f-]{36}/);
  await expect(page.getByText('Conferida', { exact: true })).toBeVisible();
}

const lineOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('a company looks at what a spreadsheet changes before anything is written, leaves wrong lines out, and finds the same file changes nothing', async ({
  page,
  api,
  loginAs,
}) => {
  test.slow();
  const company = companyFields();
  const made = await makeCompany(api, company);
  const of = { companyId: made.company.id as string, token: made.token };
  await makeEmployee(api, of, { name: 'Quem Já Está', registration: 'I9' });
  await loginAs(company.email, company.password);
  await page.getByRole('link', { name: 'Importação' }).click();
  await page.getByRole('main').getByText('Empregados', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Empregados' })).toBeChecked();

  await test.step('a column that is not found by its name is chosen by hand, and undone before it counts', async () => {
    await sendSheet(page, sheetOf(lines));
    await expect(page.getByText('Falta para quem é novo: Celular.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Erradas (3)' })).toBeChecked();
    const phone = page.getByRole('combobox', { name: 'Celular', exact: true });
    await phone.selectOption({ label: 'Celular antigo' });
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(phone.locator('option:checked')).toHaveText('Não importar');
    await phone.selectOption({ label: 'Celular antigo' });
    await page.getByRole('button', { name: 'Conferir com estas colunas' }).click();
    await expect(page.getByRole('radio', { name: 'Erradas (1)' })).toBeChecked();
    await expect(page.getByRole('region', { name: 'O que corrigir' }).getByRole('listitem')).toHaveText([
      /Esta data não existe no calendário.*1 linha: \d+/,
    ]);
  });

  await test.step('what is wrong is told with its line and column, and nothing is written', async () => {
    await expect(lineOf(page, 'Nuno Braga')).toContainText('Esta data não existe no calendário');
    await page.getByText('Com aviso (').click();
    await expect(lineOf(page, 'Rita Lobo')).toContainText('012.345.678-90');
    expect(await people(api, of)).toEqual(['Quem Já Está']);
  });

  await test.step('wrong lines are left out only by who says so', async () => {
    await page.getByRole('link', { name: 'Gravar' }).click();
    const modal = dialog(page, 'Gravar importação');
    await modal.getByRole('button', { name: 'Gravar' }).click();
    await expect(modal.getByText('Marque para gravar sem elas')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await page.getByRole('link', { name: 'Gravar' }).click();
    await modal.getByRole('checkbox', { name: 'Deixar de fora a linha errada' }).check();
    await modal.getByRole('button', { name: 'Gravar' }).dblclick();
    await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
    expect(await people(api, of)).toEqual(['Íris Cardoso', 'Quem Já Está', 'Rita Lobo']);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar linhas erradas' }).click();
    expect((await download).suggestedFilename()).toBe('linhas-erradas.xlsx');
  });

  await test.step('the second file, of the right lines again, changes nothing, and remembers the column', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Importação' }).click();
    await expect(page.getByRole('radio', { name: 'Empregados' })).toBeChecked();
    await sendSheet(
      page,
      sheetOf(
        lines.filter((line) => !line.startsWith('Nuno')),
        'de novo.csv',
      ),
    );
    await expect(page.getByText('O cadastro já está como a planilha: não há nada a gravar.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Gravar' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Cancelar importação' }).click();
    await dialog(page, 'Cancelar importação').getByRole('button', { name: 'Cancelar importação' }).click();
    await expect(page.getByText('Esta importação foi cancelada. Nada foi gravado.')).toBeVisible();
  });
});

test('the list of employees as it was exported changes nothing where it is imported, whatever its texts begin with', async ({
  page,
  api,
  loginAs,
}) => {
  const company = companyFields();
  const made = await makeCompany(api, company);
  const of = { companyId: made.company.id as string, token: made.token };
  // With what a spreadsheet would reckon, and the apostrophe that the export puts before it (OWASP, CSV injection).
  const odd = ["'Íris", "''Otto", "'=Nara", '=SOMA(A1)', '+Bia', '-12', '@Caio', 'Rita; "Lobo"'];
  for (const [at, name] of odd.entries()) {
    await makeEmployee(api, of, { name, registration: `${name.slice(0, 2)}${at}`, office: name, sector: name });
  }
  await loginAs(company.email, company.password, '/employees');
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const file = await download;
  const kept = test.info().outputPath(file.suggestedFilename());
  await file.saveAs(kept);
  await page.getByRole('link', { name: 'Importar', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(kept);
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await expect(page.getByText('O cadastro já está como a planilha: não há nada a gravar.')).toBeVisible();
  await expect(page.getByRole('radio', { name: `Iguais (${odd.length})` })).toBeAttached();
  await expect(page.getByRole('radio', { name: /^(A criar|A mudar|Erradas|Com aviso) \([1-9]/ })).toHaveCount(0);
});

test('what is no spreadsheet says so, and another one can be sent', { tag: '@seldom-1' }, async ({
  page,
  api,
  loginAs,
}) => {
  const professional = professionalFields();
  await makeProfessional(api, professional);
  const company = companyFields({ fantasy_name: `Importada ${process.pid}` });
  await makeCompany(api, company);
  await loginAs(professional.email, professional.password, '/imports?kind=exam-records');
  await expect(page.getByText('Escolha a empresa de quem é a planilha.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Empresa' }).fill(`Importada ${process.pid}`);
  await page.getByRole('option', { name: new RegExp(`Importada ${process.pid}`) }).click();
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'exames.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('%PDF-1.7\n%âãÏÓ') },
  });
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  const file = page.locator('input[type=file]');
  await expect(page.getByText('Este arquivo não é uma planilha que o Zelo lê.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nova importação' })).toBeVisible();
  await expect(page.getByText('Nenhuma importação ainda.')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await expect(page.getByText('Este arquivo não é uma planilha que o Zelo lê.')).toBeVisible();
  await file.setInputFiles(sheetOf(['Íris Cardoso;52998224725'], 'exames.csv'));
  await expect(page.getByText('Este arquivo não é uma planilha que o Zelo lê.')).toBeHidden();
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await expect(page).toHaveURL(/\/imports\/[0-9a-f-]{36}/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'exames.csv' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'exames.xlsx' })).toHaveCount(0);
});

test('the last page of the lines stays under a modal, and Back leads through the pages to the imports', {
  tag: '@seldom-5',
}, async ({ page, api, loginAs }) => {
  const company = companyFields();
  await makeCompany(api, company);
  await loginAs(company.email, company.password);
  await page.getByRole('link', { name: 'Importação' }).click();
  await page.getByRole('main').getByText('Empregados', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Empregados' })).toBeChecked();
  const numbers = Array.from({ length: 45 }, (_, at) => String(at + 1).padStart(2, '0'));
  await sendSheet(page, sheetOf(numbers.map((at) => `Pessoa ${at};529982247${at};31/02/1990;F;P${at}`)));
  await expect(page.getByRole('radio', { name: 'Erradas (45)' })).toBeChecked();
  const toMend = page.getByRole('region', { name: 'O que corrigir' }).getByRole('listitem');
  await expect(toMend.filter({ hasText: 'Esta data não existe no calendário' })).toContainText('45 linhas: 2–46');
  await page.getByRole('button', { name: 'Página 3', exact: true }).click();
  await expect(lineOf(page, 'Pessoa 45')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(6);
  await page.getByRole('link', { name: 'Cancelar importação' }).click();
  const modal = dialog(page, 'Cancelar importação');
  await expect(modal.getByText('é descartada')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(page).toHaveURL(/page=3/);
  await expect(lineOf(page, 'Pessoa 45')).toBeVisible();
  await page.reload();
  await expect(lineOf(page, 'Pessoa 45')).toBeVisible();
  await page.goBack();
  await expect(lineOf(page, 'Pessoa 01')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nova importação' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Empregados' })).toBeChecked();
  await expect(page.getByRole('link', { name: 'pessoas.csv' })).toBeVisible();
});

test('a session that ends while a spreadsheet is on its way leaves it to be gone on with', {
  tag: '@seldom-1',
}, async ({ page, api, loginAs, server }) => {
  const company = companyFields();
  await makeCompany(api, company);
  await page.route('**/api/live*', () => {}); // The screen does not hear of it.
  await loginAs(company.email, company.password, '/imports?kind=employees');
  await page.route('**/api/files/**', async (route) => {
    const token = await page.evaluate(() => localStorage.getItem('sstAuth.token'));
    await fetch(`${server.url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(sheetOf(lines));
  await page.getByRole('button', { name: 'Conferir planilha' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Você não está autenticado!')).toBeVisible();
  await page.unrouteAll();

  await fillSignIn(page, company.email, company.password);
  await expect(page).toHaveURL('/imports?kind=employees');
  await expect(page.getByRole('radio', { name: 'Empregados' })).toBeChecked();
  await page.getByRole('link', { name: 'pessoas.csv' }).click();
  await expect(page.getByText('A planilha pode ter chegado sem que a conferência fosse pedida.')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir de novo' }).click();
  await expect(page.getByText('Conferida', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Erradas (3)' })).toBeChecked();
});

/** The names in a company's register, in its order. */
async function people(api: Parameters<typeof makeEmployee>[0], of: { companyId: string; token: string }) {
  const { body } = await api.call('GET', `/employees/${of.companyId}?sort=name`, { as: of.token });
  return body.employees.map(({ name }: { name: string }) => name);
}
