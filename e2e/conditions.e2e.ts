import {
  companyFields,
  groupFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  professionalFields,
} from '../src/testing/factories.ts';
import { expect, field, signIn, test } from './fixtures.ts';
import { dialog } from './forms.ts';
import { widths } from './seldom.ts';

/** From a group of the programme to the S-2240: what is missing leads to the screen where it is said, and the event is ready. */

for (const width of widths) {
  test(`the conditions of a group are said where the event asks for them, at ${width} pixels`, async ({
    page,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const firm = companyFields({ legal_nature: '206-2', esocial_environment: 'produção restrita' });
    const company = await makeCompany(api, firm);
    const doctor = professionalFields();
    const { token } = await makeProfessional(api, doctor);
    const risks = [
      { kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true },
    ];
    const group = groupFields({ name: 'Prensas', functions: ['Prensista'], risks });
    await makeProgramme(api, { companyId: company.companyId, token }, { validFrom: '2024-01-01', groups: [group] });
    await makeEmployee(api, company, {
      ...{ name: 'Zulmira Reis', admission_dt: '2024-01-15', employee_function: 'Prensista' },
      ...{ esocial_category: '101', esocial_registered: 'sim', esocial_registration: 'M-77' },
    });

    await signIn(page, doctor.email, doctor.password, `/esocial?companyId=${company.companyId}`);
    await page.getByRole('button', { name: /^Ver o evento de Zulmira Reis/ }).click();
    const event = dialog(page, /^S-2240 de Zulmira Reis/);
    await event.getByRole('link', { name: 'Abrir as condições do grupo, em ‘Valem desde’' }).click();
    await page.getByRole('button', { name: 'Registrar condições de Prensas' }).click();
    const form = dialog(page, 'Condições de ‘Prensas’');
    const choice = (name: string) => form.getByRole('combobox', { name, exact: true });
    await field(form, 'Valem desde').fill('15-01-2024');
    await choice('Local de trabalho').selectOption('Da própria empresa');
    await field(form, 'Setor').fill('Estamparia');
    await field(form, 'Atividades').fill('Operar prensa');
    await choice('Avaliação').selectOption('Quantitativa');
    await field(form, 'Intensidade ou concentração').fill('87,5');
    await choice('Unidade de medida').selectOption('decibel (A) (dB(A))');
    await field(form, 'Técnica de medição').fill('NHO-01');
    await choice('EPC').selectOption('Não implementa');
    await choice('EPI').selectOption('Não utilizado');
    await field(form, 'CPF do responsável').fill('529.982.247-25');
    await choice('Conselho do responsável').selectOption('CREA');
    await field(form, 'Número no conselho').fill('5061234567');
    await choice('UF do conselho').selectOption('SP');
    await form.getByRole('button', { name: 'Registrar' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByText('Desde 15-01-2024 · Estamparia · Operar prensa')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await page.goto(`/esocial?companyId=${company.companyId}&list=due`);
    const rows = page.getByRole('table', { name: 'A enviar' }).locator('tbody tr');
    await expect(rows.filter({ hasText: 'Zulmira' })).toContainText(/Zulmira Reis.*S-2240.*Desde 15-01-2024.*Pronto/s);

    await page.context().clearCookies();
    await signIn(page, firm.email, firm.password, '/esocial/conditions');
    await expect(page.getByText('Desde 15-01-2024 · Estamparia · Operar prensa')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Registrar condições de Prensas' })).toBeHidden();
  });
}
