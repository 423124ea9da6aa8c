import type { Locator, Page } from '@playwright/test';
import { today } from '../src/platform/contract/dates.ts';
import { unfold } from './asos.ts';
import { dayShown } from './days.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** What the forms say of what is typed, and what they offer, without ever refusing or filling in by themselves. */

let form: (tab: string) => Promise<Locator>;

test.beforeEach(async ({ page, api }) => {
  const { employeeId, professional } = await makeEmployeeAndProfessional(api, { phone_number: '(11) 91234-5678' });
  await signIn(page, professional.email, professional.password, `/documents/create/${employeeId}`);
  form = async (tab) => {
    await page.getByRole('tab', { name: tab }).click();
    return page.getByRole('form', { name: tab });
  };
});

const ahead = '01012199';

test('check digits and dates ahead of today warn in every form', async () => {
  const wrongCpf = 'Dígito verificador do CPF não confere';
  for (const tab of [
    'Anamnese',
    'ASO',
    'Declarações',
    'Receituário especial',
    'Solicitação de exame tipo 1',
    'Solicitação de exame tipo 2',
  ]) {
    const within = await form(tab);
    await unfold(within);
    await field(within, 'CPF').fill('52998224724');
    await says(within, 'CPF', wrongCpf);
    await field(within, 'CPF').fill('52998224725');
    await expect(within.getByText(wrongCpf)).toHaveCount(0);
    if (tab === 'Receituário especial') continue;
    await field(within, 'Data de nascimento').fill(ahead);
    await says(within, 'Data de nascimento', 'Nascimento em data futura: confira o ano');
  }
  for (const tab of ['Anamnese', 'ASO']) {
    const within = await form(tab);
    await field(within, 'CNPJ').fill('11222333000180');
    await says(within, 'CNPJ', 'Dígito verificador do CNPJ não confere');
    await field(within, 'Data do exame').fill(ahead);
    await says(within, 'Data do exame', 'Exame em data futura: confira a data');
  }
});

test('a wrong exam date says what is wrong with it', { tag: '@seldom-2' }, async () => {
  const within = await form('ASO');
  await field(within, 'Data do exame').fill('31022026');
  await within.getByRole('button', { name: 'Imprimir' }).click();
  await expect(field(within, 'Data do exame')).toBeFocused();
  await says(within, 'Data do exame', 'Esta data não existe no calendário');
  await field(within, 'Data do exame').fill('3102');
  await says(within, 'Data do exame', 'Data deve ter o formato DD-MM-AAAA');
});

test('a prescription offers today for all dates, the quantity in words and the patient as the buyer', async () => {
  const within = await form('Receituário especial');
  const begun = today();
  await within.getByRole('button', { name: 'Hoje em todas as datas' }).click();
  const dates = ['Data da receita', 'Data da 1ª via (farmácia)', 'Data da 2ª via (paciente)', 'Data do fornecimento'];
  for (const label of dates) await expect(field(within, label)).toHaveValue(dayShown(begun));

  const quantity = field(within, 'Quantidade');
  await expect(within.getByRole('button', { name: /por extenso/ })).toHaveCount(0);
  await quantity.fill('2 caixas');
  await within.getByRole('button', { name: 'Escrever por extenso: 2 (duas) caixas' }).click();
  await expect(quantity).toHaveValue('2 (duas) caixas');
  await expect(quantity).toBeFocused();
  await expect(within.getByRole('button', { name: /por extenso/ })).toHaveCount(0);

  await field(within, 'Endereço').fill('Rua das Laranjeiras, 45');
  await within.getByRole('button', { name: 'Comprador é o paciente' }).click();
  for (const [label, value] of [
    ['Nome do comprador', 'Maria Aparecida dos Santos'],
    ['RG do comprador', '12.345.678-9'],
    ['Telefone do comprador', '(11) 91234-5678'],
    ['Endereço do comprador', 'Rua das Laranjeiras, 45'],
  ] as const) {
    await expect(field(within, label)).toHaveValue(value);
  }

  const hint = within.getByText('leva no máximo três substâncias');
  for (const [at, drug] of ['Amitriptilina', 'Clonazepam', 'Sertralina', 'Topiramato'].entries()) {
    if (at > 0) await within.getByRole('button', { name: 'Adicionar Medicamento' }).click();
    await expect(hint).toHaveCount(0);
    await field(within.getByRole('group', { name: `Medicamento ${at + 1}` }), 'Medicamento').fill(drug);
  }
  await expect(hint).toBeVisible();
});

test('a buyer of another CPF than the record’s takes over only what stands in the form', {
  tag: '@seldom-5',
}, async () => {
  const within = await form('Receituário especial');
  await field(within, 'Nome').fill('Outra Pessoa');
  await field(within, 'CPF').fill('13378271000');
  await within.getByRole('button', { name: 'Comprador é o paciente' }).click();
  await expect(field(within, 'Nome do comprador')).toHaveValue('Outra Pessoa');
  await expect(field(within, 'RG do comprador')).toHaveValue('');
  await expect(field(within, 'Endereço do comprador')).toBeFocused();
});

test('a request says which exam it asks for twice', { tag: '@seldom-5' }, async () => {
  const within = await form('Solicitação de exame tipo 1');
  const list = (name: string) => within.getByRole('group', { name, exact: true });
  await list('Exames').getByLabel('Hemograma completo').check();
  await list('Agentes químicos').getByLabel('Hemograma completo').check();
  const twice = within.getByRole('status').filter({ hasText: 'Pedido mais de uma vez: Hemograma completo.' });
  await expect(twice).toBeVisible();
  await list('Agentes químicos').getByLabel('Hemograma completo').uncheck();
  await expect(twice).toHaveCount(0);
  await field(within, 'Outros exames').fill('Ferritina, hemograma completo');
  await expect(twice).toBeVisible();
});

/** What stands under a field is tied to it. */
function says(within: Page | Locator, label: string, text: string) {
  return expect(field(within, label)).toHaveAccessibleDescription(text);
}
