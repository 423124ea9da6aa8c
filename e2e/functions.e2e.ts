import { makeEmployee } from '../src/testing/factories.ts';
import { expect, field, labelled, test } from './fixtures.ts';
import { makeDraft, makeProgrammePeople } from './programmes.ts';

test('a function is taken by a part of it that only it has, never left as a part; who is left out is seen before it holds', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Mercado Sereno');
  const of = { companyId, token: company.token };
  for (const [name, employee_function] of [
    ['Ana Prado', 'Atendente de caixa'],
    ['Bia Lemos', 'Repositor'],
    ['Caio Reis', 'Repositor noturno'],
    ['Davi Melo', 'Vigia'],
  ]) {
    await makeEmployee(api, of, { name, employee_function });
  }
  const { programmeId } = await makeDraft(api, { companyId, token: doctor.token }, []);
  const own = `/programmes/${companyId}/versions/${programmeId}`;
  await loginAs(doctor.email, doctor.password, `${own}/groups/create`);
  const words = page.getByRole('combobox', { name: 'Funções' });
  const chosen = page.getByRole('group', { name: 'Quem é do grupo' }).locator('.mantine-Pill-label');
  const send = page.getByRole('button', { name: 'Acrescentar grupo' });
  await field(page, 'Nome do grupo').fill('Loja');

  await test.step('the only one that has it, by Enter and by leaving; and the way back to what was written', async () => {
    await words.fill('Atend');
    await words.press('Enter');
    await expect(chosen).toHaveText(['Atendente de caixa']);
    // The list of the others, which comes once the functions are known, may lie over the button.
    await words.press('Escape');
    await page.getByRole('button', { name: 'Usar só “Atend”' }).click();
    await expect(chosen).toHaveText(['Atend']);
    await words.press('Backspace');
    await words.fill('atend');
    await words.press('Tab');
    await expect(chosen).toHaveText(['Atendente de caixa']);
  });

  await test.step('of several, which one is asked; nothing is sent meanwhile', async () => {
    await words.fill('Repos');
    await words.press('Enter');
    await expect(words).toHaveAccessibleDescription(/Há mais de uma função com “Repos”/);
    await labelled(page, 'Declaro a ausência de riscos ocupacionais específicos neste grupo').check();
    await send.click();
    await expect(words).toBeFocused();
    await expect(chosen).toHaveText(['Atendente de caixa']);
    await page.getByRole('option', { name: /^Repositor \(/ }).click();
    await expect(chosen).toHaveText(['Atendente de caixa', 'Repositor']);
  });

  await test.step('one that nobody has is asked about once, and kept by a button or by Enter again', async () => {
    await words.fill('Açougueiro');
    await words.press('Tab');
    await expect(words).toHaveAccessibleDescription(/Ninguém tem a função “Açougueiro”/);
    await expect(chosen).toHaveCount(2);
    await page.getByRole('button', { name: 'Usar “Açougueiro” assim' }).click();
    await expect(chosen).toHaveText(['Atendente de caixa', 'Repositor', 'Açougueiro']);
    await words.fill('Padeiro');
    await words.press('Enter');
    await expect(words).toHaveAccessibleDescription(/Ninguém tem a função “Padeiro”/);
    await words.press('Enter');
    await expect(chosen).toHaveCount(4);
    await send.click();
    await expect(page.getByText('Grupo “Loja” acrescentado')).toBeVisible();
  });

  await test.step('whom it leaves out, and what nobody has, stands above the button', async () => {
    await page.getByRole('link', { name: 'Comparar e pôr em vigor' }).click();
    await expect(page.getByRole('heading', { name: 'Quem fica sem grupo: 2 pessoas' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Funções sem grupo' }).getByRole('listitem')).toHaveText([
      'Repositor noturno (1 pessoa)',
      'Vigia (1 pessoa)',
    ]);
    await expect(page.getByRole('list', { name: 'Funções que ninguém tem' }).getByRole('listitem')).toHaveText([
      'Açougueiro, em Loja',
      'Padeiro, em Loja',
    ]);
    await expect(page.getByText('2 pessoas ficam sem grupo, como está dito acima.')).toBeVisible();
    await page.getByRole('button', { name: 'Pôr em vigor' }).click();
    await expect(page.getByText('Versão posta em vigor!')).toBeVisible();
  });
});
