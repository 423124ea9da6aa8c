import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import { companyFields, makeCompany, makeEmployee, makeUnit } from '../src/testing/factories.ts';
import { startServer } from '../src/testing/start-process.ts';
import { expect, labelled, signIn, test } from './fixtures.ts';
import { dialog, fill } from './forms.ts';

const hint = (value: string) => `Valor guardado: “${value}”. Não é uma das opções: escolha uma para salvar.`;

async function save(page: Page, title: string): Promise<void> {
  await dialog(page, title).getByRole('button', { name: 'Salvar' }).click();
}

test('a stored value that is none of the options is shown as it is, and must be chosen anew before a save', async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'zelo-e2e-'));
  const server = await startServer({ DATA_DIR: folder });
  const api = apiAt(server.url, server.admin);
  const fields = companyFields();
  const of = await makeCompany(api, fields);
  const employee = await makeEmployee(api, of, { name: 'Ivo Trazido', rg: '1', nis: '2' });
  const unit = await makeUnit(api, of, { identification: 'Trazida' });
  // As another system may have left them.
  const database = new DatabaseSync(join(folder, 'zelo.sqlite'));
  database.prepare("update employees set sex = 'M', pcd = 'Talvez' where id = ?").run(employee.id);
  database.prepare("update units set state = 'Sampa', degree_of_risk = 'III' where id = ?").run(unit.id);
  database.close();
  const stored = async () => {
    const read = await api.call('GET', `/employee/${employee.id}`, { as: of.token });
    return read.body.employee as Record<string, unknown>;
  };

  const page = await browser.newPage({ baseURL: server.url });
  await signIn(page, fields.email, fields.password);
  await test.step('an employee: among options that are all seen at once', async () => {
    await page.goto(`/employees/edit/${employee.id}`);
    const edit = dialog(page, 'Editar Empregado');
    const sex = edit.getByRole('radiogroup', { name: 'Sexo' });
    await expect(sex).toHaveAccessibleDescription(hint('M'));
    await expect(edit.getByRole('radiogroup', { name: 'PCD' })).toHaveAccessibleDescription(hint('Talvez'));
    await expect(edit.getByRole('radio', { checked: true })).toHaveCount(0);
    await save(page, 'Editar Empregado');
    await expect(edit.getByText('Escolha uma das opções')).toHaveCount(2);
    await expect(sex.getByRole('radio').first()).toBeFocused();
    expect(await stored()).toMatchObject({ sex: 'M', pcd: 'Talvez', version: 1 });
    await fill(edit, { Sexo: 'Masculino', PCD: 'Não' });
    await expect(edit.getByText('Valor guardado')).toHaveCount(0);
    await save(page, 'Editar Empregado');
    await expect(edit).toBeHidden();
    expect(await stored()).toMatchObject({ sex: 'masculino', pcd: 'não', version: 2 });
  });

  await test.step('a unit: in a list', async () => {
    await page.goto(`/units/edit/${unit.id}`);
    const edit = dialog(page, 'Editar Unidade');
    const state = labelled(edit, 'Estado');
    await expect(state).toHaveValue('Sampa');
    await expect(state).toHaveAccessibleDescription(hint('Sampa'));
    await expect(labelled(edit, 'Grau de risco')).toHaveValue('III');
    await save(page, 'Editar Unidade');
    await expect(edit.getByText('Escolha um estado')).toBeVisible();
    await expect(edit.getByText('Escolha de 1 a 4')).toBeVisible();
    await fill(edit, { Estado: 'SP', 'Grau de risco': '3' });
    await expect(state.getByRole('option', { name: 'Sampa' })).toHaveCount(0);
    await save(page, 'Editar Unidade');
    await expect(edit).toBeHidden();
  });
  await page.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
