import { expect, field, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { card, clinical, makeDraft, makeProgrammePeople, noise } from './programmes.ts';

test('the PCMSO of a version is a draft until all is said; each lack leads to its field; whole, it is issued and corrected', async ({
  page,
  loginAs,
  api,
}) => {
  const { companyId, company, doctor } = await makeProgrammePeople(api, 'Serraria Bom Corte');
  const { programmeId, groupIds } = await makeDraft(api, { companyId, token: doctor.token }, [
    { name: 'Serras', risks: [{ ...noise, harms: 'Perda auditiva' }], exams: [clinical] },
    { name: 'Prensas', risks: [noise], exams: [clinical] },
  ]);
  const version = `/programmes/${companyId}/versions/${programmeId}`;
  await loginAs(doctor.email, doctor.password, version);
  const lacks = page.getByRole('region', { name: 'Falta para o PCMSO' });

  await test.step('what is lacking is listed, and its draft is printed all the same', async () => {
    await expect(lacks.getByRole('listitem')).toHaveCount(7);
    await expect(lacks).toContainText('Prensas: Ruído: que agravos pode causar');
    await page.getByRole('button', { name: 'Papéis do PCMSO' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Rascunho do PCMSO (PDF)' }).click();
    expect((await download).suggestedFilename()).toBe('pcmso-draft.pdf');
  });

  await test.step('a lack leads to its field, where what was said of the same is offered', async () => {
    await lacks
      .getByRole('listitem')
      .filter({ hasText: 'que agravos pode causar' })
      .getByRole('link', { name: /^Ir para/ })
      .click();
    const risk = card(page, 'Risco 1');
    await expect(field(risk, 'Possíveis agravos à saúde')).toBeFocused();
    await risk.getByRole('button', { name: 'Usar: Perda auditiva' }).click();
    await expect(field(risk, 'Possíveis agravos à saúde')).toHaveValue('Perda auditiva');
    await expect(risk.getByRole('button', { name: /^Usar:/ })).toBeHidden();
    await risk.getByRole('checkbox', { name: /^Avaliação clínica/ }).check();
    await expect(field(risk, 'Por que nenhum exame o acompanha')).toBeHidden();
    const exam = card(page, 'Exame 1');
    await field(exam, 'Critério de interpretação').fill('Queixa ou achado ao exame');
    await field(exam, 'Conduta').fill('Reavaliar em trinta dias');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Grupo salvo com sucesso!')).toBeVisible();
    await expect(lacks.getByRole('listitem')).toHaveCount(3);
  });

  await test.step('the rest is said too, and nothing is lacking', async () => {
    await page.goto(`${version}/groups/${groupIds[0]}#risks.0.exams`);
    const risk = card(page, 'Risco 1');
    await expect(risk.getByRole('checkbox', { name: /^Avaliação clínica/ })).toBeFocused();
    await field(risk, 'Por que nenhum exame o acompanha').fill('A audiometria começa em agosto');
    const exam = card(page, 'Exame 1');
    await exam.getByRole('button', { name: 'Usar: Queixa ou achado ao exame' }).click();
    await exam.getByRole('button', { name: 'Usar: Reavaliar em trinta dias' }).click();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Versão em preparação', level: 1 })).toBeVisible();
    await expect(lacks).toBeHidden();
    await page.getByRole('link', { name: 'Comparar e pôr em vigor' }).click();
    await page.getByRole('button', { name: 'Pôr em vigor' }).click();
    await expect(page.getByText('Versão posta em vigor!')).toBeVisible();
  });

  await test.step('it is issued once, and stands among the documents of the company', async () => {
    await page.goto(version);
    await page.getByRole('link', { name: 'Emitir PCMSO' }).click();
    const issuing = dialog(page, 'Emitir PCMSO');
    await issuing.getByRole('button', { name: 'Emitir', exact: true }).dblclick();
    await expect(page.getByRole('heading', { name: /^PCMSO \d{4}\/\d{6}$/, level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sobre o documento' })).toContainText('Serraria Bom Corte');
    await expect(page.getByRole('button', { name: 'Registrar entrega' })).toBeHidden();
    await page.getByRole('link', { name: 'Documentos de Serraria Bom Corte' }).click();
    await expect(page.getByRole('row', { name: /PCMSO.*Válido/ })).toHaveCount(1);
  });

  await test.step('a second one is refused, and the first is corrected', async () => {
    await page.goto(`${version}`);
    await page.getByRole('link', { name: 'Emitir PCMSO' }).click();
    const issuing = dialog(page, 'Emitir PCMSO');
    await issuing.getByRole('button', { name: 'Emitir', exact: true }).click();
    await expect(issuing.getByRole('alert')).toContainText('Já vale PCMSO');
    await page.keyboard.press('Escape');
    await page
      .getByRole('row', { name: /PCMSO.*Válido/ })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('link', { name: 'Corrigir' }).click();
    await expect(issuing).toContainText('Corrige PCMSO');
    await issuing.getByRole('button', { name: 'Emitir', exact: true }).click();
    await expect(issuing).toBeHidden();
    await page.getByRole('link', { name: 'Documentos de Serraria Bom Corte' }).click();
    await expect(page.getByRole('row', { name: /PCMSO.*Substituído/ })).toHaveCount(1);
  });

  await test.step('the list of physicians is issued, and the company reads both', async () => {
    await page.getByRole('button', { name: 'Emitir relação de médicos' }).click();
    await dialog(page, 'Emitir Médicos responsáveis').getByRole('button', { name: 'Emitir', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Responsáveis/, level: 1 })).toBeVisible();
    await loginAs(company.email, company.password, '/programme/documents');
    await expect(page.getByRole('row', { name: /Válido/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Emitir relação de médicos' })).toBeHidden();
    await page
      .getByRole('link', { name: /^PCMSO/ })
      .first()
      .click();
    await expect(page.getByRole('region', { name: 'Sobre o documento' })).toContainText('Não: a empresa também vê');
    await expect(page.getByRole('link', { name: 'Corrigir' })).toBeHidden();
  });
});
