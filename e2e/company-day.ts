import type { Page } from '@playwright/test';
import { daysAfter, formatDate, today } from '../src/platform/contract/dates.ts';
import type { Api } from '../src/testing/api.ts';
import { makeReferral } from '../src/testing/care.ts';
import { password } from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { type Does, makeDay, menu } from './tasks-in-hands.ts';

/** What a company does in a day, by whatever hands there are. */
export async function companyDay(page: Page, api: Api, does: Does): Promise<void> {
  const { company, place, person, of } = await makeDay(api, 'Marcenaria Mãos');
  await person('Ana Mãos');
  await signIn(page, company.email, password);

  await does('Encaminhar uma pessoa', async ({ click, type, press }) => {
    await click(menu(page, 'Encaminhamentos'));
    await click(page.getByRole('link', { name: 'Encaminhar', exact: true }));
    await type(page.getByRole('combobox', { name: 'Colaborador' }), 'ana');
    await expect(page.getByRole('option', { name: /Ana Mãos/ })).toBeVisible();
    await press('Enter');
    await click(page.getByText('Periódico', { exact: true }));
    await expect(page.getByText(/^Escolhido: /)).toBeVisible();
    await click(page.getByRole('button', { name: 'Encaminhar', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: /^Guia/ })).toBeVisible();
  });

  await does('Remarcar, da guia', async ({ click }) => {
    await click(page.getByRole('button', { name: 'Remarcar' }));
    const moving = dialog(page, 'Remarcar');
    await click(moving.getByRole('radio', { name: new RegExp(formatDate(daysAfter(today(), 7))) }));
    await click(moving.getByRole('button', { name: 'Remarcar' }));
    await expect(moving).toBeHidden();
  });

  await does('Encaminhar, de Vencimentos, quem nunca foi examinado', async ({ click }) => {
    await person('Bia Mãos');
    await click(menu(page, 'Vencimentos'));
    await click(page.getByRole('button', { name: 'Ver os exames de Bia Mãos' }));
    await click(page.getByRole('link', { name: 'Encaminhar: Admissional' }));
    await expect(page.getByText(/^Escolhido: /)).toBeVisible();
    const send = page.getByRole('button', { name: 'Encaminhar', exact: true });
    await click(send);
    await click(page.getByText('Está certo, encaminhar assim'));
    await click(send);
    await expect(page.getByRole('heading', { level: 1, name: /^Guia/ })).toBeVisible();
  });

  await does('Inativar quem tem guia em aberto, e cancelar a guia', async ({ click, type, press }) => {
    await makeReferral(api, { employeeId: (await person('Caio Mãos')).id, placeId: place.id, token: of.token });
    await click(menu(page, 'Visualizar empregados'));
    await type(page.getByRole('searchbox'), 'caio');
    await press('Enter');
    await click(page.getByRole('button', { name: 'Mais ações: Caio Mãos' }));
    await click(page.getByRole('menuitem', { name: 'Inativar' }));
    const modal = dialog(page, 'Inativar Empregado');
    await click(modal.getByText(/^Cancelar/).first());
    await click(modal.getByRole('button', { name: 'Inativar' }));
    await expect(modal).toBeHidden();
  });

  await does('Cadastrar uma unidade com o que a empresa tem', async ({ click, type }) => {
    await click(menu(page, 'Visualizar unidades'));
    await click(page.getByRole('main').getByRole('link', { name: 'Cadastrar unidade' }));
    await type(field(page, 'Identificação'), 'Loja 2');
    await click(page.getByRole('button', { name: 'Usar endereço, telefone e e-mail da empresa' }));
    await click(page.getByRole('button', { name: 'Usar o CNPJ da empresa' }));
    await type(field(page, 'CNAE'), '4711302');
    await click(page.getByRole('button', { name: 'Usar atividade e grau de risco' }));
    await type(field(page, 'CEP'), '01310100');
    await type(field(page, 'Contato de referência'), 'Maria');
    await type(field(page, 'Representante legal'), 'Ana Sá');
    await type(field(page, 'CPF do representante legal'), '12345678909');
    await click(page.getByRole('button', { name: 'Cadastrar', exact: true }));
    await expect(page).toHaveURL(/\/units(\?|$)/);
  });

  await does('Importar o que se exportou', async ({ click, give }) => {
    await click(menu(page, 'Visualizar empregados'));
    await click(page.getByRole('button', { name: 'Exportar' }));
    const download = page.waitForEvent('download');
    await click(page.getByRole('menuitem', { name: /CSV/ }));
    const file = await download;
    await click(page.getByRole('link', { name: 'Importar', exact: true }));
    await expect(page.getByRole('radio', { name: 'Empregados' })).toBeChecked();
    await file.saveAs(test.info().outputPath(file.suggestedFilename()));
    await give(
      page.getByRole('button', { name: 'Planilha', exact: true }),
      test.info().outputPath(file.suggestedFilename()),
    );
    await click(page.getByRole('button', { name: 'Conferir planilha' }));
    await expect(page.getByText('O cadastro já está como a planilha: não há nada a gravar.')).toBeVisible();
  });
}
