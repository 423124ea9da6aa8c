import type { Page } from '@playwright/test';
import { today } from '../src/platform/contract/dates.ts';
import type { Api } from '../src/testing/api.ts';
import { makeReferral } from '../src/testing/care.ts';
import { password } from '../src/testing/factories.ts';
import { aso, fitFor, number } from './asos.ts';
import { expect, signIn } from './fixtures.ts';
import { dialog } from './forms.ts';
import { type Does, makeDay, menu } from './tasks-in-hands.ts';

/** What the practice does in a day, by whatever hands there are. */
export async function practiceDay(page: Page, api: Api, does: Does): Promise<void> {
  const { doctor, reception, place, person, of } = await makeDay(api, 'Serralheria Mãos');
  for (const name of ['Davi Mãos', 'Elza Mãos']) {
    const { id: employeeId } = await person(name);
    await makeReferral(api, { employeeId, placeId: place.id, token: of.token }, { day: today() });
  }
  await signIn(page, reception.email, password);

  await does('Receber quem tem hora', async ({ click }) => {
    await click(menu(page, 'Fila'));
    await click(page.getByRole('button', { name: 'Chegou: Davi Mãos' }));
    const modal = dialog(page, 'Registrar chegada');
    await click(modal.getByRole('button', { name: 'Sem prioridade' }));
    await expect(modal).toBeHidden();
  });

  await signIn(page, doctor.email, password);
  await does('Emitir o primeiro ASO de uma função, da fila', async ({ click }) => {
    await click(menu(page, 'Fila'));
    await click(page.getByRole('button', { name: 'Atender: Davi Mãos' }));
    await click(aso(page).getByRole('button', { name: 'Trazer do programa' }));
    await click(aso(page).getByRole('button', { name: 'Hoje nos exames sem data' }));
    await click(fitFor(aso(page)));
    await click(aso(page).getByRole('button', { name: 'Emitir' }));
    await click(dialog(page, 'Emitir ASO').getByRole('button', { name: 'Emitir' }));
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  });

  await does('Emitir o segundo ASO da função, pela busca, e concluir a guia', async (hands) => {
    const { click, type, press } = hands;
    await click(menu(page, 'Dashboard'));
    await click(page.getByRole('main').getByRole('link', { name: /^Cadastrar documentos/ }));
    await type(page.getByRole('combobox', { name: 'Buscar por nome, CPF ou matrícula' }), 'elza');
    await expect(page.getByRole('option', { name: /Elza Mãos/ })).toBeVisible();
    await press('Enter');
    await click(page.getByRole('tab', { name: /^ASO/ }));
    await click(aso(page).getByRole('button', { name: 'Usar, com os exames feitos hoje' }));
    await click(fitFor(aso(page)));
    await click(aso(page).getByRole('button', { name: 'Emitir' }));
    const modal = dialog(page, 'Emitir ASO');
    await expect(modal.getByRole('checkbox', { name: /^Concluir Guia/ })).toBeChecked();
    await click(modal.getByRole('button', { name: 'Emitir' }));
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  });
}
