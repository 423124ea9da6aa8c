import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { formatDate, today } from '../src/platform/contract/dates.ts';
import { type Api, apiAt } from '../src/testing/api.ts';
import { headFields, makeEmployee } from '../src/testing/factories.ts';
import { fileAt } from '../src/testing/files/file-at.ts';
import { aso, issue, signedInElsewhere, whole } from './asos.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { clinical, makeDraft, makeProgrammePeople, noise } from './programmes.ts';

/** The programme from its first version to the next exam of somebody, seen by who examines and by the company. */

const audiometry = { ...clinical, code: '0281', name: 'Audiometria tonal ocupacional' };
const production = {
  name: 'Produção',
  functions: [whole.employee_function],
  risks: [noise],
  exams: [clinical, audiometry].map((exam) => ({ ...exam, everyMonths: 1 })),
};
const office = { name: 'Escritório', functions: ['Recepcionista'], absence: true, exams: [clinical] };

test('a programme is put in force, an ASO follows it, due dates follow the ASO, and the next version changes nothing issued', async ({
  page,
  browser,
  server,
}) => {
  const api = apiAt(server.url, server.admin);
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Estamparia Lótus');
  const of = { companyId, token: company.token };
  const ana = await makeEmployee(api, of, { ...whole, name: 'Ana Lótus', registration: 'L1' });
  await makeEmployee(api, of, { ...whole, name: 'Bento Lótus' });
  await makeEmployee(api, of, { ...whole, name: 'Célia Lótus', employee_function: 'Recepcionista' });
  const by = { companyId, token: doctor.token };
  const { programmeId } = await makeDraft(api, by, [production, office]);

  await signIn(page, doctor.email, doctor.password);
  const dueOfAll = await page.context().newPage();
  await dueOfAll.goto(`/due-dates?companyId=${companyId}&list=neverExamined`);
  const firm = await signedInElsewhere(browser, server, company);
  await firm.goto('/due-dates?list=neverExamined');
  const screens = [dueOfAll, firm];

  await test.step('once in force, both are told by themselves who was never examined', async () => {
    await page.goto(`/programmes/${companyId}/versions/${programmeId}/compare`);
    await page.getByRole('button', { name: 'Pôr em vigor' }).click();
    await expect(page.getByRole('heading', { name: 'Versão 1, que vale hoje' })).toBeVisible();
    for (const screen of screens) {
      await expect(list(screen, 'Nunca examinados')).toHaveText('Nunca examinados (3)');
      await expect(screen.getByRole('row').filter({ hasText: 'Ana Lótus' })).toContainText('Audiometria tonal');
    }
  });

  const examinedOn = formatDate(daysBefore(today(), 15));
  await test.step('the ASO is filled in by what the programme offers, and issued', async () => {
    await page.goto(`/documents/create/${ana.id}`);
    await page.getByRole('tab', { name: /^ASO/ }).click();
    await aso(page).getByRole('combobox', { name: 'Tipo de exame' }).selectOption('Periódico');
    await field(aso(page), 'Data').fill(examinedOn);
    await aso(page).getByRole('button', { name: 'Trazer do programa' }).click();
    await expect(field(aso(page), 'Riscos físicos')).toHaveValue('Ruído');
    for (const at of [1, 2]) {
      await aso(page)
        .getByRole('group', { name: `Exame ${at}` })
        .getByLabel('Data do exame')
        .fill(examinedOn);
    }
    await aso(page).getByRole('radio', { name: 'Apto(a) para a função', exact: true }).check();
    await expect(aso(page).getByText('O documento está de acordo com o programa.')).toBeVisible();
    await expect(aso(page).getByText('Diferente do programa de saúde')).toHaveCount(0);
    await issue(page);
  });

  const documentId = page.url().split('/').at(-1) ?? '';
  const issued = await fileOf(api, documentId, doctor.token);
  await test.step('the next exams move on both screens by themselves', async () => {
    for (const screen of screens) {
      await expect(list(screen, 'Nunca examinados')).toHaveText('Nunca examinados (2)');
      await expect(list(screen, 'Em até 30 dias')).toHaveText('Em até 30 dias (1)');
      await list(screen, 'Em até 30 dias').click();
      await expect(screen.getByRole('row').filter({ hasText: 'Ana Lótus' })).toContainText('Audiometria tonal');
    }
  });

  await test.step('from another version on the protocol is another; what was issued is the same to the byte', async () => {
    await everyYear(api, by);
    for (const screen of screens) await expect(list(screen, 'Em até 30 dias')).toHaveText('Em até 30 dias (0)');
    expect(await fileOf(api, documentId, doctor.token)).toBe(issued);
    await page.goto(`/documents/create/${ana.id}`);
    await page.getByRole('tab', { name: /^ASO/ }).click();
    await aso(page).getByRole('combobox', { name: 'Tipo de exame' }).selectOption('Periódico');
    const preview = page.getByRole('region', { name: 'Pré-visualização do documento' });
    await expect(preview).toContainText('Dra. Ângela Prado');
    await page.goto(`/documents/issued/${documentId}`);
    await expect(page.getByText(issued)).toBeVisible();
  });
  await firm.context().close();
});

/** A list's chip, with how many people are in it. */
function list(page: Page, name: string): Locator {
  return page.getByRole('radiogroup', { name: 'Listas' }).locator('label').filter({ hasText: name });
}

/** The SHA-256 of a document's file as it is served now. */
async function fileOf(api: Api, documentId: string, as: string): Promise<string> {
  const { body } = await api.call('GET', `/document/${documentId}`, { as });
  const file = await fetch(fileAt(api, body.signedUrl));
  return createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex');
}

/** From today on another physician answers for the programme, and all exams of the production are yearly. */
async function everyYear(api: Api, { companyId, token: as }: { companyId: string; token: string }): Promise<void> {
  const prepared = await api.call('POST', `/programmes/${companyId}`, { as, body: headFields({ validFrom: today() }) });
  const { programme, groups } = prepared.body;
  const { id, version, ...group } = groups.find(({ name }: { name: string }) => name === production.name);
  const exams = group.exams.map((exam: object) => ({ ...exam, everyMonths: 12 }));
  const change = { as, body: { ...group, exams, version } };
  expect((await api.call('PUT', `/programme/${programme.id}/groups/${id}`, change)).status).toBe(200);
  expect((await api.call('PUT', `/programme/${programme.id}/force`, { as, body: {} })).status).toBe(200);
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}
