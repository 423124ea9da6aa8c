import {
  companyFields,
  groupFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  makeUnit,
  password,
  professionalFields,
} from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { makeProgrammePeople } from './programmes.ts';

test.use({ emptyFor: 'taken-over.e2e.ts' });

test('what is the only choice is chosen, and can be taken back where it is not asked for', async ({ page, api }) => {
  const doctor = professionalFields();
  const { token } = await makeProfessional(api, doctor);
  const of = await makeCompany(api, companyFields({ fantasy_name: 'Única Ltda' }));
  const unit = await makeUnit(api, of, { identification: 'Matriz' });
  await makeEmployee(api, of, { name: 'Rita Sá' });
  const place = { name: 'Local único', address: 'Rua A, 1', bring: '', rooms: ['Sala 7'], byArrival: true };
  const minutes = { admission: 20, periodic: 20, return: 20, riskChange: 20, dismissal: 20 };
  await api.call('POST', '/care-places', { as: token, body: { ...place, minutes } });
  await signIn(page, doctor.email, password, '/referrals/create');
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toHaveValue(/Única Ltda/);
  await expect(page.getByRole('combobox', { name: 'Colaborador' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Local de atendimento' }).locator('option:checked')).toHaveText(
    'Local único',
  );
  await page.getByRole('navigation').getByRole('link', { name: 'Fila' }).click();
  await expect(page.getByRole('heading', { name: 'Fila', level: 1 })).toBeVisible(); // Nothing was typed: nothing is asked.
  await expect(page.getByRole('combobox', { name: 'Chamar para' })).toHaveValue('Sala 7');
  await page.goto('/documents/upload');
  await expect(page.getByRole('combobox', { name: 'Empresa' })).toHaveValue(/Única Ltda/);

  await signIn(page, of.company.user.email, password, '/employees/create');
  const units = page.getByRole('combobox', { name: 'Unidade' });
  await expect(units).toHaveValue(unit.identification);
  await page.getByRole('button', { name: 'Limpar Unidade' }).click();
  await expect(units).toHaveValue('');
  for (const typed of ['Nilo Sá', 'Nilo Sá e Silva']) {
    await field(page, 'Nome').fill(typed);
    await page.reload();
    await expect(page.getByText('Recuperamos o que você digitou')).toBeVisible();
    await expect(field(page, 'Nome')).toHaveValue(typed);
    await units.click();
    await expect(page.getByRole('option', { name: unit.identification })).toBeVisible(); // The list is there, and nothing is taken of it.
    await page.keyboard.press('Escape');
    await expect(units).toHaveValue('');
  }
  await page.getByRole('button', { name: 'Descartar', exact: true }).click();
  await expect(units).toHaveValue(unit.identification);
  await expect(field(page, 'Nome')).toHaveValue('');
});

test('a new unit takes what its company has by one click, over nothing that was typed, and the CEP leaves it so', {
  tag: '@seldom-1',
}, async ({ page, api, loginAs }) => {
  const fields = companyFields({ address: 'Avenida Paulista', number: '1000', complement: 'Sala 3', state: 'SP' });
  await makeCompany(api, { ...fields, city: 'São Paulo' });
  await loginAs(fields.email, fields.password, '/units/create');
  await field(page, 'Telefone').fill('(41) 3333-2222');
  await page.getByRole('button', { name: 'Usar endereço, telefone e e-mail da empresa' }).click();
  await expect(field(page, 'Endereço')).toHaveValue('Avenida Paulista, 1000, Sala 3');
  await expect(field(page, 'E-mail')).toHaveValue(fields.email);
  await expect(field(page, 'Telefone')).toHaveValue('(41) 3333-2222');
  await expect(field(page, 'CNPJ')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('SP');
  await expect(page.getByRole('button', { name: 'Usar endereço' })).toHaveCount(0);
  await expect(field(page, 'CEP')).toBeFocused();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Usar o CNPJ da empresa' }).click();
  await expect(field(page, 'CNPJ')).not.toHaveValue('');
  await expect(field(page, 'Endereço')).toHaveValue('Avenida Paulista, 1000, Sala 3');
  expect(asked.filter((url) => url.includes('/addresses/'))).toEqual([]);
});

test('what another says of an exam, or to which group another has put somebody, is told in the open window', async ({
  page,
  api,
  loginAs,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Tinturaria Sereno');
  const groups = [groupFields({ name: 'Produção' }), groupFields({ name: 'Escritório', functions: [] })];
  const made = await makeProgramme(api, { companyId, token: doctor.token }, { groups });
  const office = made.groups.find(({ name }: { name: string }) => name === 'Escritório').id;
  const person = await makeEmployee(api, { companyId, token: company.token }, { name: 'Ana Tinta' });
  const other = professionalFields();
  const { token } = await makeProfessional(api, other);
  const say = (text: string) => api.call('PUT', '/exam-preparations/0693', { as: token, body: { text } });
  await say('Jejum');
  await loginAs(doctor.email, doctor.password, '/agenda/settings/preparations/exam/0693');

  await test.step('the text of a preparation', async () => {
    const saying = dialog(page, 'Preparo do exame');
    await expect(field(saying, 'Preparo')).toHaveValue('Jejum');
    await field(saying, 'Preparo').fill('Jejum de 8 horas');
    await say('Jejum de 12 horas');
    await expect(saying.getByText('Outra pessoa alterou este cadastro agora')).toBeVisible();
    await saying.getByRole('button', { name: 'Salvar' }).click();
    await expect(saying.getByText('Jejum de 12 horas')).toBeVisible();
    await saying.getByRole('button', { name: 'Salvar' }).click();
    await expect(saying).toBeHidden();
  });

  await test.step('the group of a person', async () => {
    await page.goto(`/programmes/${companyId}/members/move/${person.id}`);
    const moving = dialog(page, 'Mudar de grupo');
    await expect(moving.getByText('Está em “Produção”, pela função.')).toBeVisible();
    await moving.getByRole('combobox', { name: 'Grupo' }).selectOption('Produção');
    const path = `/programmes/${companyId}/members/${person.id}`;
    expect((await api.call('PUT', path, { as: token, body: { groupId: office } })).status).toBe(204);
    await expect(moving.getByText('O grupo desta pessoa mudou agora')).toBeVisible();
    await expect(moving.getByText('Está em “Escritório”, à mão. O que você escolheu continua aqui.')).toBeVisible();
    await moving.getByRole('button', { name: 'Mudar de grupo' }).click();
    await expect(moving.getByRole('alert')).toContainText('Este registro foi alterado por outra pessoa');
    await moving.getByRole('button', { name: 'Entendi' }).click();
    await moving.getByRole('button', { name: 'Mudar de grupo' }).click();
    await expect(moving).toBeHidden();
    await expect(page.getByRole('row', { name: /Ana Tinta/ })).toContainText('Produção');
  });
});
