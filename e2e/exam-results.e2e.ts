import { groupFields, makeEmployee, makeProgramme, protocolExam } from '../src/testing/factories.ts';
import { expect, test } from './fixtures.ts';
import { makeProgrammePeople, noise } from './programmes.ts';

/** What a laboratory sends, from its spreadsheet to the next exam of a person. */

const header = 'Nome do paciente;CPF;Procedimento;Data do exame;Resultado;Valor';

test('results of a laboratory come in, the one of nobody waits and is assigned, and the next exam follows', async ({
  page,
  api,
  loginAs,
}) => {
  test.slow();
  const name = `Metalúrgica ${process.pid}`;
  const { companyId, company, doctor } = await makeProgrammePeople(api, name);
  const of = { companyId, token: company.token };
  const ana = await makeEmployee(api, of, { name: 'Ana Quirino' });
  const bia = await makeEmployee(api, of, { name: 'Bia Xerém' });
  const exams = [protocolExam(), protocolExam({ code: '0281', name: 'Audiometria tonal' })];
  await makeProgramme(
    api,
    { companyId, token: doctor.token },
    { groups: [groupFields({ name: 'Prensas', risks: [noise], exams })] },
  );
  await loginAs(doctor.email, doctor.password, '/imports?kind=exam-results');

  await test.step('the file says what each line does, before anything is written', async () => {
    await page.getByRole('combobox', { name: 'Empresa' }).fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    const lines = [`Ana Quirino;${ana.cpf};0281;12/03/2026;não;`, `Bia Xerém;111.444.777-35;0281;12/03/2026;sim;40 dB`];
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'laboratorio.csv', mimeType: 'text/csv' },
      buffer: Buffer.from([header, ...lines].join('\r\n')),
    });
    await page.getByRole('button', { name: 'Conferir planilha' }).click();
    await expect(page.getByText('Conferida', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'A criar (2)' })).toBeAttached();
    await page.getByText('Com aviso (1)').click();
    await expect(page.getByRole('main')).toContainText('Resultados a identificar');
    await page.getByRole('link', { name: /^Gravar/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Gravar/ })
      .click();
    await expect(page.getByText('Concluída', { exact: true })).toBeVisible();
  });

  await test.step('the one whose CPF nobody has is assigned, with the reason', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Resultados a identificar' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Bia Xerém' });
    await expect(row).toContainText('Ninguém tem este CPF');
    await row.getByRole('button', { name: /^Resolver/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Resultado recebido' });
    await expect(dialog).toContainText('40 dB');
    await dialog.getByRole('radio', { name: 'É de outra pessoa' }).check();
    await dialog.getByRole('combobox', { name: /^Buscar por nome/ }).fill('Bia Xer');
    await page.getByRole('option', { name: new RegExp(`Bia Xerém.*${bia.cpf}`) }).click();
    await dialog.getByRole('button', { name: 'Guardar decisão' }).click();
    await expect(dialog.getByText(/não é o desta pessoa/)).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Motivo' }).fill('O laboratório trocou o CPF');
    await dialog.getByRole('button', { name: 'Guardar decisão' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toHaveCount(0);
  });

  await test.step('both have been heard: the next audiometry is a year later, by the rule that says so', async () => {
    for (const person of [ana, bia]) {
      await page.goto(`/due-dates/person/${person.id}`);
      const next = page.getByRole('list', { name: 'Próximos exames' });
      await expect(next.getByRole('listitem').filter({ hasText: 'Audiometria' })).toContainText('12-03-2027');
      await expect(next).toContainText('NR-7, Anexo II: 12 meses');
    }
  });
});
