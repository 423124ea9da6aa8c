import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { daysAfter, formatDate, today } from '../src/platform/contract/dates.ts';
import { makeCompany, makeEmployee, makeProfessional, makeUnit, password } from '../src/testing/factories.ts';
import { fileAt } from '../src/testing/files/file-at.ts';
import { unzip } from '../src/testing/issued/unzip.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { expect, field, test } from './fixtures.ts';

/** Saves the newest file that was asked for, and opens it. */
async function saved(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Baixar/ })
      .first()
      .click(),
  ]);
  return { name: download.suggestedFilename(), files: await unzip(await readFile(await download.path())) };
}

const files = (page: Page) => page.getByRole('region', { name: 'Arquivos pedidos' }).getByRole('listitem');

test('a company takes its ASOs as one file: all of a period, then one that it chose', async ({
  page,
  api,
  loginAs,
}) => {
  const company = await makeCompany(api);
  const unit = await makeUnit(api, company, { identification: 'Galpão Norte' });
  const doctor = (await makeProfessional(api)).token;
  const issue = async (name: string, unitId: string | null) => {
    const employee = await makeEmployee(api, company, { name, unitId });
    return issueDocument(api, { employee: { ...employee, companyId: company.companyId }, token: doctor });
  };
  const ana = await issue('Ana Benta Quirino', unit.id);
  const beto = await issue('Beto Wanderley', unit.id);
  const cancelled = await issue('Cida Xerém', null);
  await api.call('PUT', `/issued-documents/${cancelled.documentId}/cancel`, { as: doctor, body: { reason: 'Engano' } });
  const opened = async (id: string) => {
    const { signedUrl } = (await api.call('GET', `/document/${id}`, { as: company.token })).body;
    return Buffer.from(await (await fetch(fileAt(api, signedUrl))).arrayBuffer());
  };
  await loginAs(company.company.user.email, password);
  await page.getByRole('navigation').getByRole('link', { name: 'ASOs em um arquivo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ASOs em um arquivo' })).toBeVisible();
  await expect(page.getByText('Nenhum arquivo pedido ainda.')).toBeVisible();
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('status').filter({ hasText: /^2 ASOs, / })).toBeVisible();
  const ask = page.getByRole('button', { name: 'Pedir todos em um arquivo' });

  await test.step('a period without any says so, and nothing can be asked for', async () => {
    await field(page, 'De').fill('01-01-2001');
    await field(page, 'Até').fill('31-01-2001');
    await expect(page.getByText('Nenhum ASO com estes filtros.')).toBeVisible();
    await expect(ask).toBeDisabled();
    const day = today();
    await field(page, 'Até').fill(formatDate(day));
    await field(page, 'De').fill(formatDate(daysAfter(day, -31)));
    await expect(rows).toHaveCount(2);
  });

  await test.step('the file is made while the user is elsewhere, who is told of it', async () => {
    await ask.click();
    await expect(page.getByText(/^Arquivo pedido\./)).toBeVisible();
    await expect(files(page)).toHaveCount(1);
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notificações/ });
    await bell.click();
    await page.getByText('O arquivo com 2 ASOs está pronto.').click();
    await expect(page).toHaveURL('/bundles');
    await expect(files(page).first()).toContainText('Pronto');
  });

  await test.step('what is saved holds each of them as opening it does, with a list', async () => {
    const { name, files: content } = await saved(page);
    expect(name).toMatch(/^ASOs \d{4}-\d\d( a \d{4}-\d\d)?\.zip$/);
    expect([...content.keys()]).toEqual([
      'indice.csv',
      `Galpão Norte/Ana Benta Quirino - ${ana.name.replace('/', '-')}.pdf`,
      `Galpão Norte/Beto Wanderley - ${beto.name.replace('/', '-')}.pdf`,
    ]);
    const [, first, second] = content.values();
    expect(first?.equals(await opened(ana.documentId))).toBe(true);
    expect(second?.equals(await opened(beto.documentId))).toBe(true);
  });

  await test.step('by keyboard alone: the cancelled one, too, chosen by itself', async () => {
    await page.getByLabel('Incluir substituídos e cancelados').focus();
    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(3);
    await page.getByLabel(`Escolher ${cancelled.name}, Cida Xerém`).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('status').filter({ hasText: '1 ASO escolhido' })).toBeVisible();
    const askChosen = page.getByRole('button', { name: 'Pedir os escolhidos' });
    await askChosen.focus();
    await page.keyboard.press('Enter');
    await expect(files(page)).toHaveCount(2);
    await expect(files(page).first()).toContainText('Pronto');
    const { name, files: content } = await saved(page);
    expect(name).toMatch(/^ASOs escolhidos \d{4}-\d\d-\d\d\.zip$/);
    expect([...content.keys()][1]).toBe(`Sem unidade/Cida Xerém - ${cancelled.name.replace('/', '-')} (cancelado).pdf`);
  });
});
