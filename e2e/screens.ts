import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { chooseForm } from './forms.ts';
import type { Practice } from './records.ts';

/** A screen, and what is done on it, one after the other, each time to look at it again. */
type Screen = [path: string, ...actions: ((page: Page) => Promise<void>)[]];

/** Opens a screen and looks at it as it is and after each of its actions. */
export async function lookAt(page: Page, [path, ...actions]: Screen, look: (where: string) => Promise<void>) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await look(path);
  for (const [at, act] of actions.entries()) {
    await act(page);
    await look(`${path} after action ${at + 1}`);
  }
}

const openModal = (label: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: label }).first().click();
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeEnabled();
};

const openNextModal = (label: RegExp) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await openModal(label)(page);
};

/** A modal that the menu of a row opens. */
const openOfRow = (choice: string) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page
    .getByRole('button', { name: /^Mais ações/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: choice, exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeEnabled();
};

/** What is done with the rows of a page that are chosen. */
const openOfChosen = (label: RegExp) => async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('checkbox', { name: 'Escolher todos desta página' }).check();
  await openModal(label)(page);
};

const openTab = (place: number) => async (page: Page) => {
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  await tabs.nth(place).click();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
};

const openExam = (name: string) => async (page: Page) => {
  await chooseForm(page, 'Exames na clínica', name);
  await expect(page.getByRole('form', { name, exact: true })).toBeVisible();
};

const openSubjectChoice = async (page: Page) => {
  await page.getByRole('button', { name: 'Trocar empresa ou colaborador' }).click();
  await expect(page.getByRole('combobox', { name: 'Colaborador' })).toBeVisible();
};

const chooseFirstPlace = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Local de atendimento' }).selectOption({ index: 1 });
  await expect(page.getByRole('radiogroup', { name: 'Horários livres' })).toBeVisible();
};

/** Sends what is missing something: its errors show. */
const submit = (label: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: label }).click();
  await expect(page.locator('[aria-invalid=true], [role=alert]').first()).toBeVisible();
};

const openUserMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('group', { name: 'Aparência' })).toBeVisible();
};

const openBell = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notificações/ })
    .click();
  await expect(page.getByRole('link', { name: 'Escolher como ser avisado' })).toBeVisible();
};

const openFunctions = async (page: Page) => {
  await page.getByRole('button', { name: 'Risco de acidente' }).click();
  await page.getByRole('combobox', { name: 'Funções' }).click();
};

const addHours = async (page: Page) => {
  await page.getByRole('button', { name: 'Acrescentar horário' }).click();
  await expect(page.getByRole('checkbox', { name: 'Domingo' }).last()).toBeVisible();
};

/** Every screen of every kind of user, with what opens on it: a new one is looked at by the journeys that look at all. */
export const screens: Record<
  'visitor' | 'admin' | 'company' | 'professional' | 'reception',
  (practice: Practice) => Screen[]
> = {
  visitor: () => [
    ['/home'],
    ['/forgot'],
    ['/v'],
    ['/v/desconhecido'],
    ['/access#desconhecido'],
    ['/e#desconhecido'],
    ['/painel#desconhecido'],
    ['/login', async (page) => page.getByRole('button', { name: 'Entrar', exact: true }).click()],
  ],
  admin: () => [
    ['/dashboard', openUserMenu],
    ['/companies', openModal(/^Editar/), openNextModal(/^Acesso de/)],
    ['/companies/numbers'],
    ['/companies/create'],
    ['/professionals', openModal(/^Editar/), openNextModal(/^Acesso de/)],
    ['/professionals/create'],
    ['/professionals/invite'],
    ['/admins', openModal(/^Editar/), openNextModal(/^Acesso de/)],
    ['/admins/create'],
    ['/practice'],
    ['/tasks'],
    ['/tokens'],
    ['/audit?action=created', openModal(/^Ver o registro/)],
    ['/settings', openModal(/^Ativar/), openNextModal(/^Criar chave de API/)],
  ],
  company: (practice) => [
    ['/dashboard', openBell],
    ['/units', openModal(/^Editar/), openNextModal(/^Excluir/), openNextModal(/^Mudar/)],
    ['/units/numbers'],
    ['/units/create'],
    [`/employees/${practice.unitId}`],
    [
      '/employees?inactive=true',
      openModal(/^Editar/),
      openOfRow('Mudar de unidade'),
      openOfRow('Inativar'),
      openOfChosen(/^Encaminhar$/),
    ],
    ['/employees/refer'],
    ['/employees/numbers'],
    ['/employees/create'],
    [`/employee/documents/${practice.employeeId}`],
    ['/imports'],
    ['/webhooks', openModal(/^Cadastrar webhook/)],
    ['/bundles'],
    ['/statistics'],
    ['/referrals', openModal(/^Calendário/)],
    ['/referrals/create'],
    ['/due-dates?list=withoutProtocol', openModal(/^Ver os exames/)],
    ['/due-dates/vaccines'],
    ['/due-dates/after-job'],
    ['/due-dates/noise'],
    ['/due-dates/letters'],
    ['/absences?list=all', openModal(/^Registrar afastamento/)],
    ['/restrictions?list=all'],
    ['/esocial', openModal(/^Baixar XML de um mês/)],
    ['/esocial/conditions'],
    ['/programme'],
    ['/programme/members?group=none'],
    ['/programme/documents'],
    [`/programme/versions/${practice.programmeId}`],
    [`/programme/versions/${practice.programmeId}/compare`],
    [`/documents/issued/${practice.issuedId}`],
    ['/due-dates/refer'],
    ['/referrals'],
    [`/referrals/create?employeeId=${practice.employeeId}&occasion=periodic`, chooseFirstPlace],
    [`/referrals/${practice.referralId}`, openModal(/^Remarcar/), openNextModal(/^Cancelar encaminhamento/)],
  ],
  professional: (practice) => [
    ['/dashboard'],
    ['/documents/choose'],
    ['/documents/upload'],
    ['/documents/view'],
    ['/documents/sign'],
    ['/documents/sign/cloud'],
    ['/due-dates?list=withoutProtocol', openModal(/^Ver os exames/)],
    ['/due-dates/vaccines'],
    ['/due-dates/after-job', openModal(/^Emitir a carta/)],
    ['/due-dates/noise'],
    ['/due-dates/letters'],
    ['/absences?list=all', openModal(/^Registrar afastamento/)],
    ['/restrictions?list=all', openModal(/^Registrar restrição/), openNextModal(/^Editar/), openNextModal(/^Encerrar/)],
    ['/esocial', openModal(/^Ver o evento/), openNextModal(/^Anotar o recibo/)],
    ['/esocial?list=due', openModal(/^Enviar$/)],
    ['/equipment', openModal(/^Editar/), openNextModal(/^Excluir/)],
    ['/equipment/create'],
    ['/cats', openModal(/^Registrar CAT/)],
    [`/programmes/${practice.companyId}/reports`, openModal(/^Começar relatório/)],
    [
      `/programmes/${practice.companyId}/reports/${practice.reportId}`,
      openModal(/^Escrever/),
      openNextModal(/^Anotar apresentação/),
      openNextModal(/^Retirar a apresentação/),
    ],
    ['/reports-due?list=all'],
    ['/diseases', openModal(/^Registrar doença/)],
    ['/statistics'],
    [`/esocial/conditions?companyId=${practice.companyId}`, openModal(/^Registrar condições/)],
    ['/exam-results', openModal(/^Resolver/)],
    ['/privacy-requests?state=all'],
    ['/people?search=lia'],
    [`/people/${practice.employeeId}`],
    [`/documents/view/${practice.employeeId}`, openModal(/^Retirar/)],
    [
      `/documents/view/${practice.employeeId}/exams`,
      openModal(/^Registrar exame/),
      openNextModal(/^Anotar o resultado/),
      openNextModal(/^Retirar/),
    ],
    [`/employee/audit/${practice.employeeId}`],
    [`/people/${practice.employeeId}/data`],
    [`/people/${practice.employeeId}/audiograms`, openModal(/^Concluir sobre/)],
    [`/people/${practice.employeeId}/vaccines`, openModal(/^Registrar dose/), openNextModal(/^Registrar recusa/)],
    [`/people/${practice.employeeId}/trends`],
    [`/people/${practice.employeeId}/intervals`, openModal(/^Definir intervalo/)],
    [
      `/people/${practice.employeeId}/rights`,
      openModal(/^Registrar pedido/),
      openNextModal(/^Registrar consentimento/),
    ],
    [`/documents/issued/${practice.issuedId}`, openModal(/^Cancelar documento/), openNextModal(/^Registrar entrega/)],
    ['/programmes'],
    [`/programmes/${practice.companyId}`, openModal(/^Copiar/)],
    [`/programmes/${practice.companyId}/members`, openModal(/^Mudar/)],
    [`/programmes/${practice.companyId}/documents`, openModal(/^Emitir relação/)],
    [`/programmes/${practice.otherCompanyId}/prepare`],
    [
      `/programmes/${practice.companyId}/versions/${practice.draftId}`,
      openModal(/^Descartar versão/),
      openNextModal(/^Retirar/),
    ],
    [`/programmes/${practice.companyId}/versions/${practice.draftId}/compare`],
    [`/programmes/${practice.companyId}/versions/${practice.draftId}/groups/create`],
    [`/programmes/${practice.companyId}/versions/${practice.draftId}/groups/${practice.groupId}`, openFunctions],
    [`/documents/create/${practice.employeeId}?corrects=${practice.issuedId}`],
    [
      `/documents/create/${practice.employeeId}`,
      openTab(1),
      openSubjectChoice,
      ...[2, 3, 4, 5, 6, 7].map(openTab),
      openExam('Acuidade visual'),
      openExam('Espirometria'),
    ],
  ],
  reception: (practice) => [
    ['/dashboard', openUserMenu],
    ['/statistics'],
    ['/people'],
    ['/queue'],
    ['/referrals'],
    [`/people?companyId=${practice.companyId}`],
    [`/people/${practice.employeeId}`],
    ['/agenda'],
    ['/agenda?view=week'],
    ['/agenda?view=list'],
    ['/agenda/settings', openModal(/^Cadastrar local/)],
    ['/agenda/settings/hours', addHours],
    ['/agenda/settings/blocks', openModal(/^Bloquear período/)],
    ['/agenda/settings/holidays', openModal(/^Acrescentar feriados/)],
    ['/agenda/settings/preparations', openModal(/^Dizer o preparo/)],
    ['/referrals'],
    ['/referrals/create', submit(/^Encaminhar$/)],
    [`/referrals/${practice.referralId}`, openModal(/^Remarcar/), openNextModal(/^Cancelar encaminhamento/)],
    ['/settings'],
  ],
};
