import type { Page } from '@playwright/test';
import { makeEmployee, makeProfessional, makeUnit } from '../src/testing/factories.ts';
import { expect, field, labelled, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import {
  addNewFunction,
  addWords,
  card,
  choose,
  clinical,
  makeDraft,
  makeProgrammePeople,
  noise,
  putInForce,
} from './programmes.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();
const group = (page: Page, name: string) => page.getByRole('article', { name });

test('a programme is made from nothing: two groups, compared, put in force once, read by its company', async ({
  page,
  loginAs,
  api,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Metalúrgica Forte');
  const of = { companyId, token: company.token };
  await makeEmployee(api, of, { name: 'Ana Prado', employee_function: 'Prensista' });
  await makeEmployee(api, of, { name: 'Bia Lemos', employee_function: 'Prensista' });
  await loginAs(doctor.email, doctor.password);

  await test.step('the company is found, and a first version prepared', async () => {
    await page.getByRole('link', { name: 'Programas', exact: true }).click();
    await page.getByLabel('Buscar por nome, CNPJ, e-mail ou telefone').fill('metalurgica forte');
    await page.getByRole('link', { name: 'Metalúrgica Forte' }).click();
    await expect(page.getByText('Nenhuma versão do programa vale hoje')).toBeVisible();
    await page.getByRole('link', { name: 'Preparar nova versão' }).click();
    await field(page, 'Médico(a) responsável pelo PCMSO').fill('Dra. Helena Prado');
    await field(page, 'Conselho').fill('CRM');
    await field(page, 'Número do registro').fill('12345');
    await labelled(page, 'UF do registro').selectOption('SP');
    await page.getByRole('button', { name: 'Preparar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Versão em preparação', level: 1 })).toBeVisible();
  });

  await test.step('the first group: functions, a risk, an exam, an aptitude', async () => {
    await page.getByRole('link', { name: 'Acrescentar grupo' }).click();
    await field(page, 'Nome do grupo').fill('Produção');
    await field(page, 'Funções').click();
    await page.getByRole('option', { name: 'Prensista (2 pessoas)' }).click();
    await page.getByRole('button', { name: 'Risco da Tabela 24' }).click();
    const risk = card(page, 'Risco 1');
    await choose(risk, 'Risco da Tabela 24', 'ruido', /02\.01\.001/);
    await field(risk, 'Intensidade').fill('88 dB(A)');
    await expect(labelled(page, 'Declaro a ausência de riscos ocupacionais específicos neste grupo')).toBeDisabled();
    await page.getByRole('button', { name: 'Acrescentar grupo' }).click();
    await expect(risk.getByText('Escolha sim ou não')).toBeVisible();
    await risk.getByLabel('Sim').check();
    await page.getByRole('button', { name: 'Acrescentar exame' }).click();
    const exam = card(page, 'Exame 1');
    await choose(exam, 'Exame da Tabela 27', '0295', /0295/);
    await page.getByRole('button', { name: 'Acrescentar grupo' }).click();
    await expect(exam.getByText('Escolha ao menos uma ocasião')).toBeVisible();
    for (const occasion of ['Admissional', 'Periódico', 'Demissional']) await exam.getByLabel(occasion).check();
    await field(exam, 'Periódico a cada').fill('12');
    await addWords(page, 'Aptidões exigidas', 'Apto(a) para trabalho em altura (NR-35)');
    // On to the next control: the list of what else could be asked for stands over the button.
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Acrescentar grupo' }).click();
    await expect(page.getByText('Grupo “Produção” acrescentado')).toBeVisible();
    await expect(
      group(page, 'Produção').getByText('Físico · 02.01.001 · 88 dB(A) · com controle médico'),
    ).toBeVisible();
    const exams = group(page, 'Produção').getByRole('table', { name: 'Exames de Produção por ocasião' });
    await expect(exams.getByRole('columnheader')).toHaveText([
      ...['Exame', 'Admissional', 'Periódico', 'Retorno', 'Mudança de risco', 'Demissional'],
    ]);
    await expect(exams.getByRole('row').filter({ hasText: '0295' }).getByRole('cell')).toHaveText([
      ...['✓sim', '12 ma cada 12 meses', '—não', '—não', '✓sim'],
    ]);
  });

  await test.step('the second one begins blank, and states that it has no risks', async () => {
    await page.getByRole('link', { name: 'Acrescentar grupo' }).click();
    await expect(field(page, 'Nome do grupo')).toHaveValue('');
    await expect(page.getByText('Nenhum risco informado ainda.')).toBeVisible();
    await field(page, 'Nome do grupo').fill('Escritório');
    await addNewFunction(page, 'Auxiliar administrativo');
    await labelled(page, 'Declaro a ausência de riscos ocupacionais específicos neste grupo').check();
    await page.getByRole('button', { name: 'Acrescentar grupo' }).click();
    await expect(group(page, 'Escritório').getByText(/^Ausência de riscos/)).toBeVisible();
    await expect(group(page, 'Escritório').getByText('Auxiliar administrativo (ninguém nesta função)')).toBeVisible();
    await expect(group(page, 'Produção').getByText('Prensista', { exact: true })).toBeVisible();
  });

  await test.step('all of it is seen before it is put in force, and a double click does it once', async () => {
    await page.getByRole('link', { name: 'Comparar e pôr em vigor' }).click();
    await expect(page.getByRole('region', { name: 'Diferenças' })).toHaveText(
      'Diferenças1 exame em 2 grupos, primeira versão.',
    );
    await page.getByRole('button', { name: 'Pôr em vigor' }).dblclick();
    await expect(page.getByText('Versão posta em vigor!')).toHaveCount(1);
    await expect(page).toHaveURL(`/programmes/${companyId}`);
    await expect(page.getByRole('heading', { name: 'Versão 1, que vale hoje' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Versão \d/ })).toHaveCount(1);
  });

  await test.step('its group can no longer be edited, by its address either', async () => {
    const { programmes } = (await api.call('GET', `/programmes/${companyId}`, { as: doctor.token })).body;
    const version = `/programmes/${companyId}/versions/${programmes[0].id}`;
    const { groups } = (await api.call('GET', `/programme/${programmes[0].id}`, { as: doctor.token })).body;
    await page.goto(`${version}/groups/${groups[0].id}`);
    await expect(page).toHaveURL(version);
    await expect(page.getByRole('heading', { name: 'Versão 1', level: 1 })).toBeVisible();
  });
});

test('a company reads its own programme, without any way to change it, and no draft', { tag: '@seldom-3' }, async ({
  page,
  loginAs,
  api,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Padaria Alfa');
  const other = await makeProgrammePeople(api, 'Padaria Beta');
  const first = await makeDraft(api, { companyId, token: doctor.token }, [
    { name: 'Forno', risks: [noise], exams: [clinical] },
  ]);
  await putInForce(api, first.programmeId, doctor.token);
  const draft = await makeDraft(api, { companyId, token: doctor.token }, [{ name: 'Ainda secreto' }]);
  const foreign = await makeDraft(api, { companyId: other.companyId, token: doctor.token }, [{ name: 'Alheio' }]);
  await putInForce(api, foreign.programmeId, doctor.token);
  await loginAs(company.email, company.password);
  await page.getByRole('link', { name: 'Programa de saúde' }).click();
  await expect(group(page, 'Forno')).toContainText('Ruído');
  await expect(page.getByText('Padaria Alfa')).toBeVisible();
  await expect(page.getByRole('link', { name: /preparação|Preparar/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Copiar/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Versão 1' }).click();
  await expect(page.getByRole('heading', { name: 'Versão 1', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'O que mudou nesta versão' }).click();
  await expect(page).toHaveURL(/\/compare$/);
  await expect(page.getByRole('heading', { name: 'Diferenças' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pôr em vigor' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Versão 1', level: 1 })).toBeVisible();
  for (const { programmeId } of [draft, foreign]) {
    await page.goto(`/programme/versions/${programmeId}`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  }
  await page.goto(`/programmes/${other.companyId}`);
  await expect(page).toHaveURL('/dashboard');
});

test('a group is edited and then another: nothing is carried over, discarding asks, Back asks', async ({
  page,
  loginAs,
  api,
}) => {
  const { companyId, doctor } = await makeProgrammePeople(api, 'Gráfica Sul');
  const { programmeId, groupIds } = await makeDraft(api, { companyId, token: doctor.token }, [
    {
      name: 'Impressão',
      functions: ['Impressor'],
      risks: [noise, { ...noise, code: '02.01.002', name: 'Vibrações localizadas (mão-braço)', source: 'guilhotina' }],
      exams: [clinical],
    },
    { name: 'Acabamento', functions: ['Encadernadora'], absence: true },
  ]);
  const version = `/programmes/${companyId}/versions/${programmeId}`;
  await loginAs(doctor.email, doctor.password, version);

  await test.step('A is saved', async () => {
    await page.getByRole('link', { name: 'Editar Impressão' }).click();
    await expect(field(page, 'Nome do grupo')).toHaveValue('Impressão');
    await page.getByRole('button', { name: 'Remover risco 2' }).click();
    await field(card(page, 'Risco 1'), 'Fonte').fill('impressora');
    await save(page);
    await expect(page).toHaveURL(version);
    await expect(group(page, 'Impressão')).toContainText('fonte: impressora');
  });

  await test.step('what is typed into A and given up is gone', async () => {
    await page.getByRole('link', { name: 'Editar Impressão' }).click();
    await addNewFunction(page, 'Ajudante');
    await page.goBack();
    const question = dialog(page, 'Sair sem salvar?');
    await question.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(page.getByText('Ajudante', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Cancelar' }).click();
    await question.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect(page).toHaveURL(version);
    await page.getByRole('link', { name: 'Editar Impressão' }).click();
    await expect(field(page, 'Nome do grupo')).toHaveValue('Impressão');
    await expect(page.getByText('Ajudante', { exact: true })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(version);
  });

  await test.step('B holds what B holds, and saved unchanged it stays as it is', async () => {
    await page.getByRole('link', { name: 'Editar Acabamento' }).click();
    await expect(field(page, 'Nome do grupo')).toHaveValue('Acabamento');
    await expect(page.getByText('Encadernadora', { exact: true })).toBeVisible();
    await expect(page.getByRole('group', { name: /^Risco \d/ })).toHaveCount(0);
    await expect(labelled(page, 'Declaro a ausência de riscos ocupacionais específicos neste grupo')).toBeChecked();
    await save(page);
    await expect(page).toHaveURL(version);
    const { groups } = (await api.call('GET', `/programme/${programmeId}`, { as: doctor.token })).body;
    expect(groups.find(({ id }: { id: string }) => id === groupIds[1])).toMatchObject({
      name: 'Acabamento',
      functions: ['Encadernadora'],
      absence: true,
      risks: [],
    });
  });

  await test.step('a group is taken out after a question', async () => {
    await page.getByRole('button', { name: 'Retirar Acabamento' }).click();
    await dialog(page, 'Retirar grupo').getByRole('button', { name: 'Retirar' }).click();
    await expect(group(page, 'Acabamento')).toHaveCount(0);
  });

  await test.step('the whole version is discarded after a question', async () => {
    await page.getByRole('button', { name: 'Descartar versão' }).click();
    await dialog(page, 'Descartar versão').getByRole('button', { name: 'Descartar' }).click();
    await expect(page).toHaveURL(`/programmes/${companyId}`);
    await expect(page.getByText('Nenhuma versão do programa vale hoje')).toBeVisible();
    await page.goto(version);
    await expect(page.getByRole('alert')).toBeVisible();
  });
});

test('two people edit the same group: the slower one is told and chooses', async ({ page, loginAs, api }) => {
  const { companyId, doctor } = await makeProgrammePeople(api, 'Têxtil Norte');
  const { programmeId, groupIds } = await makeDraft(api, { companyId, token: doctor.token }, [
    { name: 'Tecelagem', functions: ['Tecelã'], risks: [noise], exams: [clinical] },
  ]);
  const [groupId = ''] = groupIds;
  const path = `/programme/${programmeId}/groups/${groupId}`;
  const stored = async () => (await api.call('GET', `/programme/${programmeId}`, { as: doctor.token })).body.groups[0];
  await loginAs(doctor.email, doctor.password, `/programmes/${companyId}/versions/${programmeId}/groups/${groupId}`);
  await field(card(page, 'Risco 1'), 'Fonte').fill('tear');
  const { id: _id, ...before } = await stored();
  const colleague = await makeProfessional(api);
  const theirs = { ...before, functions: ['Tecelã', 'Urdidora'], risks: [{ ...noise, source: 'cardadeira' }] };
  expect((await api.call('PUT', path, { as: colleague.token, body: theirs })).status).toBe(200);
  await expect(page.getByText('Outra pessoa alterou este cadastro agora')).toBeVisible();
  await save(page);
  await expect(page.getByText('Este registro foi alterado por outra pessoa')).toBeVisible();
  await expect(page.getByText('Urdidora', { exact: true })).toBeVisible();
  await expect(field(card(page, 'Risco 1'), 'Fonte')).toHaveValue('tear');
  await page
    .getByRole('radiogroup', { name: 'Riscos' })
    .getByLabel(/^Valor salvo/)
    .check();
  await expect(field(card(page, 'Risco 1'), 'Fonte')).toHaveValue('cardadeira');
  await page
    .getByRole('radiogroup', { name: 'Riscos' })
    .getByLabel(/^Seu valor/)
    .check();
  await save(page);
  await expect(page.getByText('Grupo salvo com sucesso!')).toBeVisible();
  expect(await stored()).toMatchObject({ functions: ['Tecelã', 'Urdidora'], risks: [{ source: 'tear' }] });
});

test('a unit that two people have changed is called by its name, and the whole company can be chosen again', {
  tag: '@seldom-2',
}, async ({ page, loginAs, api }) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Têxtil Sul');
  const of = { companyId, token: company.token };
  const north = await makeUnit(api, of, { identification: 'Galpão Norte' });
  await makeUnit(api, of, { identification: 'Galpão Sul' });
  const { programmeId, groupIds } = await makeDraft(api, { companyId, token: doctor.token }, [
    { name: 'Tecelagem', unitId: north.id, functions: ['Tecelã'], absence: true },
  ]);
  const path = `/programme/${programmeId}/groups/${groupIds[0]}`;
  const stored = async () => (await api.call('GET', `/programme/${programmeId}`, { as: doctor.token })).body.groups[0];
  await loginAs(
    doctor.email,
    doctor.password,
    `/programmes/${companyId}/versions/${programmeId}/groups/${groupIds[0]}`,
  );
  await expect(field(page, 'Unidade')).toHaveValue('Galpão Norte');
  await field(page, 'Unidade').click();
  await page.getByRole('option', { name: 'Galpão Sul' }).click();
  const { id: _id, ...before } = await stored();
  expect((await api.call('PUT', path, { as: doctor.token, body: { ...before, unitId: null } })).status).toBe(200);
  await save(page);
  const choice = page.getByRole('radiogroup', { name: 'Unidade' });
  await expect(choice.getByLabel('Seu valor: Unidade Galpão Sul')).toBeChecked();
  await choice.getByLabel('Valor salvo: Toda a empresa').check();
  await save(page);
  await expect(page.getByText('Grupo salvo com sucesso!')).toBeVisible();
  expect((await stored()).unitId).toBeNull();
});

test('a forbidden exam is refused at its field with the article', async ({ page, loginAs, api }) => {
  const { companyId, doctor } = await makeProgrammePeople(api, 'Transportes Leste');
  const { programmeId, groupIds } = await makeDraft(api, { companyId, token: doctor.token }, [
    { name: 'Motoristas', functions: ['Motorista'], risks: [noise], exams: [clinical] },
  ]);
  await loginAs(
    doctor.email,
    doctor.password,
    `/programmes/${companyId}/versions/${programmeId}/groups/${groupIds[0]}`,
  );
  await page.getByRole('button', { name: 'Acrescentar exame' }).click();
  const exam = card(page, 'Exame 2');
  await choose(exam, 'Exame da Tabela 27', '0739', /0739/);
  await exam.getByLabel('Admissional').check();
  await save(page);
  await expect(exam.getByText(/CLT, art\. 373-A/)).toBeVisible();
  await expect(field(exam, 'Exame da Tabela 27')).toBeFocused();
  await page.getByRole('button', { name: 'Remover exame 2' }).click();
  await save(page);
  await expect(page.getByText('Grupo salvo com sucesso!')).toBeVisible();
});

test('a second version shows what it changes, and leads from what it lacks to the field', async ({
  page,
  loginAs,
  api,
}) => {
  const { companyId, doctor } = await makeProgrammePeople(api, 'Moinho Velho');
  const first = await makeDraft(api, { companyId, token: doctor.token }, [
    { name: 'Moagem', functions: ['Moleira'], risks: [noise], exams: [clinical] },
    { name: 'Loja', functions: ['Vendedora'], absence: true },
  ]);
  await putInForce(api, first.programmeId, doctor.token);
  await loginAs(doctor.email, doctor.password, `/programmes/${companyId}`);
  await page.getByRole('link', { name: 'Preparar nova versão' }).click();
  await expect(field(page, 'Médico(a) responsável pelo PCMSO')).toHaveValue('Dra. Helena Prado');
  await page.getByRole('button', { name: 'Preparar', exact: true }).click();
  await expect(group(page, 'Moagem')).toBeVisible();

  await test.step('what keeps it from being put in force stands in the way, and leads to its field', async () => {
    await field(page, 'Médico(a) responsável pelo PCMSO').fill('');
    await save(page);
    await expect(page.getByText('Dados da versão salvos com sucesso!')).toBeVisible();
    await page.getByRole('link', { name: 'Comparar e pôr em vigor' }).click();
    await expect(page.getByRole('button', { name: 'Pôr em vigor' })).toBeDisabled();
    await page
      .getByRole('region', { name: 'Falta resolver antes de pôr em vigor' })
      .getByRole('link', { name: 'Ir para “Médico(a) responsável pelo PCMSO”' })
      .click();
    await expect(field(page, 'Médico(a) responsável pelo PCMSO')).toBeFocused();
    await field(page, 'Médico(a) responsável pelo PCMSO').fill('Dr. Otto Lima');
    await save(page);
    // The message of the first time may still be there.
    await expect(page.getByRole('button', { name: 'Descartar alterações' })).toBeDisabled();
  });

  await test.step('the differences are shown, and the version put in force', async () => {
    await page.getByRole('link', { name: 'Editar Moagem' }).click();
    await field(card(page, 'Risco 1'), 'Intensidade').fill('79 dB(A)');
    await save(page);
    await page.getByRole('link', { name: 'Comparar e pôr em vigor' }).click();
    const differences = page.getByRole('region', { name: 'Diferenças' });
    await expect(differences.getByText(/Dra\. Helena Prado/)).toBeVisible();
    await expect(differences.getByText(/Dr\. Otto Lima/)).toBeVisible();
    await expect(differences.getByText(/79 dB\(A\)/)).toBeVisible();
    await expect(differences.getByRole('listitem').filter({ hasText: 'Otto' })).toContainText(
      /Dra\. Helena Prado\s+→\s+passa a ser\s+Dr\. Otto Lima/,
    );
    await expect(differences.getByRole('heading', { name: 'Loja' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Pôr em vigor' }).click();
    await expect(page.getByRole('heading', { name: 'Versão 2, que vale hoje' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Versão \d/ })).toHaveCount(2);
  });
});

test('who is in no group is a list to work off: put into one by hand, and given back to the function', async ({
  page,
  loginAs,
  api,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Cerâmica Real');
  const of = { companyId, token: company.token };
  await makeEmployee(api, of, { name: 'Caio Forno', employee_function: 'Forneiro' });
  await makeEmployee(api, of, { name: 'Duda Torno', employee_function: 'Oleira' });
  const { programmeId } = await makeDraft(api, { companyId, token: doctor.token }, [
    { name: 'Queima', functions: ['Forneiro'], risks: [noise], exams: [clinical] },
    { name: 'Modelagem', absence: true, exams: [clinical] },
  ]);
  await putInForce(api, programmeId, doctor.token);
  await loginAs(doctor.email, doctor.password);
  const row = (name: string) => page.getByRole('row', { name });
  await expect(async () => {
    await page.goto(`/programmes/${companyId}/members`);
    await expect(row('Caio Forno')).toBeVisible();
    await expect(row('Caio Forno')).toContainText('Queima', { timeout: 1_000 });
  }).toPass();
  await page.getByLabel('Grupo', { exact: true }).selectOption('Sem grupo');
  await expect(row('Duda Torno')).toContainText('Sem grupo: riscos a informar');
  await expect(row('Caio Forno')).toHaveCount(0);

  await page.getByRole('button', { name: 'Mudar Duda Torno de grupo' }).click();
  const modal = dialog(page, 'Mudar de grupo');
  await modal.getByRole('button', { name: 'Mudar de grupo' }).click();
  await expect(modal.getByText('Escolha um grupo')).toBeVisible();
  await modal.getByLabel('Grupo').selectOption('Modelagem');
  await modal.getByRole('button', { name: 'Mudar de grupo' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByText('Ninguém está sem grupo.', { exact: false })).toBeVisible();

  await page.getByLabel('Grupo', { exact: true }).selectOption('Modelagem');
  await expect(row('Duda Torno')).toContainText('à mão');
  await page.getByRole('button', { name: 'Mudar Duda Torno de grupo' }).click();
  await modal.getByLabel('Grupo').selectOption('Voltar ao grupo da função');
  await modal.getByRole('button', { name: 'Mudar de grupo' }).click();
  await expect(row('Duda Torno')).toHaveCount(0);
  await page.getByLabel('Grupo', { exact: true }).selectOption('Sem grupo');
  await expect(row('Duda Torno')).toBeVisible();
});

test('a group is copied into the version that another company has in preparation', { tag: '@seldom-3' }, async ({
  page,
  loginAs,
  api,
}) => {
  const { companyId, doctor } = await makeProgrammePeople(api, 'Oficina Aurora');
  const other = await makeProgrammePeople(api, 'Oficina Boreal');
  const { programmeId } = await makeDraft(api, { companyId, token: doctor.token }, [
    { name: 'Solda', functions: ['Soldador'], risks: [noise], exams: [clinical] },
  ]);
  await loginAs(doctor.email, doctor.password, `/programmes/${companyId}/versions/${programmeId}`);
  await page.getByRole('button', { name: 'Copiar Solda para outra empresa' }).click();
  const modal = dialog(page, 'Copiar grupo para outra empresa');
  await modal.getByRole('button', { name: 'Copiar' }).click();
  await expect(modal.getByText('Escolha a empresa')).toBeVisible();
  await choose(modal, 'Empresa', 'Oficina Boreal', /Oficina Boreal/);
  await modal.getByRole('button', { name: 'Copiar' }).click();
  await expect(modal.getByRole('alert')).toBeVisible();
  const draft = await makeDraft(api, { companyId: other.companyId, token: doctor.token }, []);
  await modal.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Grupo copiado para a versão em preparação da outra empresa')).toBeVisible();
  await page.goto(`/programmes/${other.companyId}/versions/${draft.programmeId}`);
  await expect(group(page, 'Solda')).toContainText('Soldador');
});

test('a card that is added after a refusal is not called wrong before it was filled in', { tag: '@seldom-4' }, async ({
  page,
  loginAs,
  api,
}) => {
  const { companyId, doctor } = await makeProgrammePeople(api, 'Cerâmica Aurora');
  const { programmeId } = await makeDraft(api, { companyId, token: doctor.token }, []);
  await loginAs(doctor.email, doctor.password, `/programmes/${companyId}/versions/${programmeId}/groups/create`);
  const send = page.getByRole('button', { name: 'Acrescentar grupo' });
  await page.getByRole('button', { name: 'Risco da Tabela 24' }).click();
  await send.click();
  const [first, second] = [card(page, 'Risco 1'), card(page, 'Risco 2')];
  const wrong = page.locator('[aria-invalid="true"]');
  await expect(first.locator(wrong).first()).toBeVisible();
  await page.getByRole('button', { name: 'Risco da Tabela 24' }).click();
  await expect(second).toBeVisible();
  await second.getByLabel('Fonte').fill('Forno');
  await expect(second.locator(wrong)).toHaveCount(0);
  await second.getByLabel('Fonte').press('Tab');
  await expect(second.locator(wrong)).toHaveCount(0);
  await send.click();
  await expect(second.locator(wrong).first()).toBeVisible();
});

test('of a version that is discarded nothing is asked any more', { tag: '@seldom-4' }, async ({
  page,
  loginAs,
  api,
}) => {
  const { companyId, doctor } = await makeProgrammePeople(api, 'Cerâmica Boreal');
  const { programmeId } = await makeDraft(api, { companyId, token: doctor.token }, []);
  await loginAs(doctor.email, doctor.password);
  const missed: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missed.push(response.url());
  });
  await page.goto(`/programmes/${companyId}/versions/${programmeId}`);
  await page.getByRole('button', { name: 'Descartar versão' }).click();
  await dialog(page, 'Descartar versão').getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByText('Versão em preparação descartada')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/programmes/${companyId}$`));
  // Another change comes by the same stream after that one.
  const next = await makeDraft(api, { companyId, token: doctor.token }, []);
  await expect(page.locator(`a[href*="${next.programmeId}"]`).first()).toBeVisible();
  expect(missed).toEqual([]);
});

test('an exemption is refused where a unit has degree 3 or 4: at the field, and among the pendencies', {
  tag: '@seldom-1',
}, async ({ page, loginAs, api }) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Pedreira Aurora');
  const unit = { identification: 'Lavra Aurora', degree_of_risk: '4' };
  await makeUnit(api, { companyId, token: company.token }, unit);
  const { programmeId } = await makeDraft(api, { companyId, token: doctor.token }, []);
  const doubt = /só para grau de risco 1 ou 2: .*Lavra Aurora tem grau 4/;
  await loginAs(doctor.email, doctor.password, `/programmes/${companyId}/versions/${programmeId}`);
  await expect(page.getByText(doubt)).toHaveCount(0);
  await page.getByLabel('Dispensada de elaborar o PCMSO').check();
  await expect(page.getByRole('status').filter({ hasText: doubt })).toContainText('NR-1, 1.8.6');
  await save(page);
  await expect(page.getByRole('listitem').filter({ hasText: doubt })).toContainText('NR-1, 1.8.6');
});
