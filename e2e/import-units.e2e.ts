import { companyFields, makeCompany, makeUnit, unitFields } from '../src/testing/factories.ts';
import { csvOf, employeeHeader, employeeLine } from '../src/testing/imports/import-files.ts';
import { unitLabels } from '../src/units/units.labels.ts';
import { expect, field, test } from './fixtures.ts';
import { dialog, fillRecord } from './forms.ts';

/** Units that a spreadsheet of people names and the company does not have. */

test('a company makes the units that are missing with their people, after thinking again', async ({
  page,
  api,
  loginAs,
}) => {
  test.slow();
  const company = companyFields();
  const made = await makeCompany(api, company);
  const of = { companyId: made.company.id as string, token: made.token };
  await makeUnit(api, of, { identification: 'Sul' });
  const people = ['Norte', 'NORTE', 'Oficina', 'sul'].map((unit) => employeeLine({ unit }));
  const sheet = {
    ...{ name: 'equipe.csv', mimeType: 'text/csv' },
    buffer: Buffer.from(csvOf(people, employeeHeader)),
  };
  const { identification: _, email: _email, ...fields } = unitFields({ cnpj: company.cnpj });
  const modal = dialog(page, 'Criar as unidades que faltam');
  const units = async () => {
    const { body } = await api.call('GET', `/units/${of.companyId}?sort=identification`, { as: of.token });
    return body.units.map(({ identification }: { identification: string }) => identification);
  };
  await loginAs(company.email, company.password);

  await test.step('the list of employees leads to their import', async () => {
    await page.goto('/employees');
    await page.getByRole('link', { name: 'Importar', exact: true }).click();
    await expect(page).toHaveURL('/imports?kind=employees');
    await expect(page.getByRole('radio', { name: 'Empregados' })).toBeChecked();
    await page.locator('input[type=file]').setInputFiles(sheet);
    // What was chosen stays where the kind is chosen after it.
    const kind = (name: string) => page.getByRole('main').getByText(name, { exact: true });
    await kind('Unidades').click();
    await expect(page).toHaveURL('/imports?kind=units');
    await expect(page.getByText('equipe.csv')).toBeVisible();
    await kind('Empregados').click();
    await page.getByRole('button', { name: 'Conferir planilha' }).click();
    await expect(page.getByText('Conferida', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Erradas (3)' })).toBeChecked();
    await expect(page.getByText('Norte (2 linhas)')).toBeVisible();
  });

  const offer = page.getByRole('button', { name: 'Criar as 2 unidades que faltam' });
  await test.step('what the company says of itself is filled in; closed, nothing is chosen', async () => {
    await offer.click();
    await expect(field(modal, unitLabels.cnpj)).toHaveValue(company.cnpj);
    await expect(field(modal, unitLabels.email)).toHaveValue(company.email);
    await expect(field(modal, unitLabels.identification)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await offer.click();
    await expect(modal.getByText('Estes dados valem para todas as unidades que faltam')).toBeVisible();
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(modal.getByText('Campo obrigatório').first()).toBeVisible();
    await fillRecord(modal, unitLabels, fields);
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByText('2 unidades serão criadas ao gravar:')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'A criar (4)' })).toBeChecked();
    expect(await units()).toEqual(['Sul']);
  });

  await test.step('the choice survives leaving the page, can be looked at again, and be undone', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Mudar os dados delas' }).click();
    await expect(field(modal, unitLabels.activity)).toHaveValue(fields.activity);
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await page.getByRole('button', { name: 'Não criar unidades' }).click();
    await expect(page.getByRole('radio', { name: 'Erradas (3)' })).toBeChecked();
  });

  await test.step('what was said of them stands there again when they are wanted after all', async () => {
    await offer.click();
    await expect(modal.getByText('Recuperamos o que você digitou')).toBeVisible();
    await expect(field(modal, unitLabels.activity)).toHaveValue(fields.activity);
    await page.keyboard.press('Escape');
    const question = dialog(page, 'Descartar o que foi digitado?');
    await question.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(question).toBeHidden();
    await modal.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('2 unidades serão criadas ao gravar:')).toBeVisible();
  });

  await test.step('units and people are written together; the same file then changes nothing', async () => {
    await page.getByRole('link', { name: 'Gravar' }).click();
    const confirm = dialog(page, 'Gravar importação');
    await expect(confirm.getByText('unidades que passam a existir: 2')).toBeVisible();
    await confirm.getByRole('button', { name: 'Gravar' }).click();
    await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
    await expect(page.getByText('As unidades que faltavam foram criadas com elas.')).toBeVisible();
    expect(await units()).toEqual(['Norte', 'Oficina', 'Sul']);
    await page.getByRole('main').getByRole('link', { name: 'Importação' }).click();
    await expect(page.getByRole('heading', { name: 'Nova importação' })).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({ ...sheet, name: 'de novo.csv' });
    await page.getByRole('button', { name: 'Conferir planilha' }).click();
    await expect(page.getByText('de novo.csv')).toBeVisible();
    await expect(page.getByText('O cadastro já está como a planilha: não há nada a gravar.')).toBeVisible();
    await expect(page.getByText('A decidir')).toHaveCount(0);
  });
});
