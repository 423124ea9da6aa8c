import type { Locator, Page } from '@playwright/test';
import { type Api, apiAt } from '../src/testing/api.ts';
import { groupFields, headFields, makeEmployee, makeProgramme, protocolExam } from '../src/testing/factories.ts';
import type { RunningServer } from '../src/testing/start-process.ts';
import { aso, issue } from './asos.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { printedPage, watchPrinting } from './printing.ts';
import { makeEmployeeAndProfessional } from './records.ts';

/** What a company's programme plans is offered to the forms, with its source, and filled in by a click alone. */

const audiometry = protocolExam({
  code: '0281',
  name: 'Audiometria tonal ocupacional',
  occasions: ['admission', 'periodic', 'dismissal'],
  everyMonths: 12,
});
const acuity = protocolExam({ code: '0296', name: 'Avaliação da acuidade visual', occasions: ['periodic'] });
const noise = { kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true };
const burns = { kind: 'accident', code: '', name: 'Queimaduras', source: '', intensity: '', medicalControl: false };
const bakers = groupFields({
  name: 'Forno',
  functions: ['Padeira'],
  risks: [noise, burns],
  exams: [protocolExam(), audiometry, acuity],
  aptitudes: ['Apto(a) para manipulação de alimentos'],
});
const clerks = groupFields({ name: 'Escritório', functions: ['Caixa'], risks: [], absence: true });

test('choosing the occasion of an ASO offers what is planned; a click takes it, without dates, and another takes it back', async ({
  page,
  server,
}) => {
  const { company, professional } = await open(page, server);
  await tab(page, 'ASO');
  await expect(box(page)).toContainText('Escolha o tipo de exame');
  await choose(page, 'Periódico');
  const planned = box(page).getByRole('group', { name: 'Previsto no programa' });
  await expect(planned).toContainText('Falta em Riscos físicos: Ruído');
  await expect(planned).toContainText('Falta o exame: Audiometria tonal ocupacional (NR-7, 7.5.8 II');
  await expect(planned).not.toContainText('Queimaduras');
  await expect(field(aso(page), 'Riscos físicos')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Pré-visualização do documento' })).toContainText('Dra. Ângela Prado');

  await field(aso(page), 'Riscos físicos').fill('Calor do forno');
  await row(page, 1)
    .getByLabel(/^Exame$/)
    .fill('Acuidade visual');
  await row(page, 1).getByLabel('Data do exame').fill('20112026');
  await take(page).click();
  await expect(field(aso(page), 'Riscos físicos')).toHaveValue('Calor do forno\nRuído');
  await expect(field(aso(page), 'Riscos mecânicos e de acidentes')).toHaveValue('');
  await expect(row(page, 1).getByLabel('Data do exame')).toHaveValue('20-11-2026');
  await expect(row(page, 3).getByLabel(/^Exame$/)).toHaveValue('Audiometria tonal ocupacional');
  await expect(row(page, 3).getByLabel('Data do exame')).toHaveValue('');
  await expect(row(page, 4)).toHaveCount(0);
  await expect(aso(page).getByLabel('Apto(a) para manipulação de alimentos')).toBeChecked();
  await expect(take(page)).toHaveCount(0);
  const differs = box(page).getByRole('group', { name: 'Diferente do programa' });
  await expect(differs).toContainText('Risco a mais: Calor do forno (Forno · programa de 01-01-2026)');
  await expect(aso(page).getByRole('button', { name: 'Imprimir' })).toHaveAccessibleDescription(
    /Data de cada exame realizado/,
  );

  await choose(page, 'Demissional');
  await expect(differs).toContainText('Exame a mais: Acuidade visual');
  await choose(page, 'Periódico');
  await aso(page).getByRole('button', { name: 'Remover exame 3' }).click();
  await expect(planned).toContainText('Audiometria tonal ocupacional');
  await take(page).click();
  await expect(row(page, 3).getByLabel(/^Exame$/)).toHaveValue('Audiometria tonal ocupacional');
  await box(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(row(page, 3)).toHaveCount(0);
  await take(page).click();

  await aso(page).getByRole('button', { name: 'Hoje nos exames sem data' }).click();
  await row(page, 2)
    .getByLabel(/^Exame$/)
    .fill('Espirometria');
  await expect(aso(page).getByText(/^Diferente do programa de saúde:.*Exame a mais: Espirometria/)).toBeVisible();
  await aso(page).getByRole('radio', { name: 'Apto(a) para a função', exact: true }).check();
  await field(aso(page), 'Local').fill('Santos');
  await issue(page);
  const id = page.url().split('/').at(-1);
  const api = apiAt(server.url, server.admin);
  const { body } = await api.call('GET', `/issued-documents/${id}/answers`, { as: professional.token });
  const codes = body.answers.exams.map(({ exam_name, exam_code }: Record<string, string>) => [exam_name, exam_code]);
  expect(codes).toEqual([
    ['Acuidade visual', undefined],
    ['Espirometria', undefined],
    ['Audiometria tonal ocupacional', '0281'],
    ['Avaliação clínica', undefined],
  ]);
  expect(company.companyId).not.toBe('');
});

test('who is in no group has risks to be named, never none; their absence is declared by a person alone', async ({
  page,
  server,
}) => {
  const { company, api } = await open(page, server);
  const stranger = await makeEmployee(api, company, { name: 'Noêmia Reis', employee_function: 'Motorista' });
  await page.goto(`/documents/create/${stranger.id}`);
  await tab(page, 'ASO');
  await choose(page, 'Admissional');
  await expect(box(page)).toContainText('Riscos a informar');
  await expect(box(page)).toContainText('não está em nenhum grupo');
  const way = box(page).getByRole('link', { name: 'Abrir o programa de saúde' });
  await expect(way).toHaveAttribute('href', `/programmes/${company.companyId}`);
  await expect(page.getByRole('region', { name: 'Pré-visualização do documento' })).not.toContainText(
    'Ausência de riscos',
  );

  const clerk = await makeEmployee(api, company, { name: 'Cora Lima', employee_function: 'Caixa' });
  await page.goto(`/documents/create/${clerk.id}`);
  await tab(page, 'ASO');
  await choose(page, 'Admissional');
  await take(page).click();
  const absence = aso(page).getByLabel('Declaro a ausência de riscos ocupacionais específicos');
  await expect(absence).not.toBeChecked();
  await box(page).getByRole('button', { name: 'Declarar a ausência de riscos' }).click();
  await expect(absence).toBeChecked();
  await expect(box(page)).toContainText('O documento está de acordo com o programa.');
});

test('anamnesis and requests have the occasion chosen once beside their answers, and take what they know of the plan', async ({
  page,
  server,
}) => {
  await open(page, server);
  await watchPrinting(page);
  await tab(page, 'Solicitação de exame tipo 2');
  const second = page.getByRole('form', { name: 'Solicitação de exame tipo 2' });
  await second.getByLabel('Ocasião do exame').selectOption('Periódico');
  await second.getByRole('button', { name: 'Trazer do programa' }).click();
  await expect(second.getByLabel('Audiometria tonal')).toBeChecked();
  await second.getByRole('button', { name: 'Imprimir' }).click();
  expect((await printedPage(page)).html).not.toContain('Ocasião');

  await tab(page, 'Solicitação de exame tipo 1');
  const first = page.getByRole('form', { name: 'Solicitação de exame tipo 1' });
  await expect(first.getByLabel('Ocasião do exame')).toHaveValue('periodic');
  await first.getByRole('button', { name: 'Trazer do programa' }).click();
  await expect(field(first, 'Outros exames')).toHaveValue('Avaliação da acuidade visual');

  await tab(page, 'Anamnese');
  const anamnesis = page.getByRole('form', { name: 'Anamnese' });
  await expect(anamnesis.getByLabel('Ocasião do exame')).toHaveValue('periodic');
  await anamnesis.getByRole('button', { name: 'Trazer do programa' }).click();
  await expect(field(anamnesis, 'Riscos mecânicos e de acidentes')).toHaveValue('Queimaduras');
  await expect(anamnesis.getByRole('group', { name: 'Exame 3' }).getByLabel(/^Exame( \*)?$/)).toHaveValue(
    'Avaliação da acuidade visual',
  );
});

test('a version that is put in force is offered in the form that is open; without a line the form works on', {
  tag: '@seldom-3',
}, async ({ page, server }) => {
  const { company, professional, api } = await open(page, server);
  await tab(page, 'ASO');
  await choose(page, 'Periódico');
  await take(page).click();
  await expect(box(page)).toContainText('programa de 01-01-2026');
  const heat = { ...noise, code: '02.01.014', name: 'Trabalhos com exposição ao calor' };
  await changeFromFebruary(api, { companyId: company.companyId, token: professional.token }, [noise, heat]);
  await expect(box(page)).toContainText('programa de 01-02-2026');
  await expect(box(page)).toContainText('exposição ao calor');

  await page.context().setOffline(true);
  await choose(page, 'Demissional');
  await field(aso(page), 'Observação').fill('Sem linha');
  await expect(page.getByRole('region', { name: 'Pré-visualização do documento' })).toContainText('Sem linha');
  await page.context().setOffline(false);
  await expect(box(page)).toContainText('Demissional: Forno');
});

/** A baker in a company with a programme of two groups; the physician is signed in, at the forms. */
async function open(page: Page, server: RunningServer) {
  const api = apiAt(server.url, server.admin);
  const records = await makeEmployeeAndProfessional(api);
  const { company, professional, employeeId } = records;
  const of = { companyId: company.companyId, token: professional.token };
  await makeProgramme(api, of, { groups: [bakers, clerks] });
  await signIn(page, professional.email, professional.password, `/documents/create/${employeeId}`);
  return { ...records, api };
}

/** Another version, in which the bakers have these risks. */
async function changeFromFebruary(api: Api, of: { companyId: string; token: string }, risks: readonly object[]) {
  const { companyId, token: as } = of;
  const body = headFields({ validFrom: '2026-02-01' });
  const { programme, groups } = (await api.call('POST', `/programmes/${companyId}`, { as, body })).body;
  const { id, version } = groups.find(({ name }: { name: string }) => name === 'Forno');
  const change = { as, body: { ...bakers, risks, version } };
  expect((await api.call('PUT', `/programme/${programme.id}/groups/${id}`, change)).status).toBe(200);
  expect((await api.call('PUT', `/programme/${programme.id}/force`, { as, body: {} })).status).toBe(200);
}

function tab(page: Page, name: string): Promise<void> {
  return page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

function choose(page: Page, examType: string) {
  return aso(page).getByRole('combobox', { name: 'Tipo de exame' }).selectOption(examType);
}

function box(page: Page): Locator {
  return aso(page).getByRole('region', { name: 'Programa de saúde da empresa' });
}

function take(page: Page): Locator {
  return box(page).getByRole('button', { name: 'Trazer do programa' });
}

function row(page: Page, at: number): Locator {
  return aso(page).getByRole('group', { name: `Exame ${at}` });
}
