import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
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

/** Whether all six tabs are there is the matter of another journey. */
const openTab = (place: number) => async (page: Page) => {
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  await tabs.nth(Math.min(place, (await tabs.count()) - 1)).click();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
};

const openSubjectChoice = async (page: Page) => {
  await page.getByRole('button', { name: 'Trocar empresa ou colaborador' }).click();
  await expect(page.getByRole('combobox', { name: 'Colaborador' })).toBeVisible();
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

/** Every screen of every kind of user, with what opens on it: a new one is looked at by the journeys that look at all. */
export const screens: Record<'visitor' | 'admin' | 'company' | 'professional', (practice: Practice) => Screen[]> = {
  visitor: () => [
    ['/home'],
    ['/forgot'],
    ['/v'],
    ['/v/desconhecido'],
    ['/access#desconhecido'],
    ['/e#desconhecido'],
    ['/login', async (page) => page.getByRole('button', { name: 'Entrar', exact: true }).click()],
  ],
  admin: () => [
    ['/dashboard', openUserMenu],
    ['/companies', openModal(/^Editar/), openNextModal(/^Acesso de/)],
    ['/companies/create'],
    ['/professionals', openModal(/^Editar/), openNextModal(/^Acesso de/)],
    ['/professionals/create'],
    ['/admins', openModal(/^Editar/), openNextModal(/^Acesso de/)],
    ['/admins/create'],
    ['/practice'],
    ['/tasks'],
    ['/audit?action=created', openModal(/^Ver o registro/)],
    ['/settings', openModal(/^Ativar/)],
  ],
  company: (practice) => [
    ['/dashboard', openBell],
    ['/units', openModal(/^Editar/), openNextModal(/^Excluir/), openNextModal(/^Mudar/)],
    ['/units/create'],
    [`/employees/${practice.unitId}`],
    ['/employees?inactive=true', openModal(/^Editar/), openNextModal(/^Mudar/)],
    ['/employees/create'],
    [`/employee/documents/${practice.employeeId}`],
    ['/bundles'],
    [`/documents/issued/${practice.issuedId}`],
  ],
  professional: (practice) => [
    ['/dashboard'],
    ['/documents/choose'],
    ['/documents/upload'],
    ['/documents/view'],
    [`/documents/view/${practice.employeeId}`, openModal(/^Retirar/)],
    [`/employee/audit/${practice.employeeId}`],
    [`/documents/issued/${practice.issuedId}`, openModal(/^Cancelar documento/), openNextModal(/^Registrar entrega/)],
    [`/documents/create/${practice.employeeId}?corrects=${practice.issuedId}`],
    [`/documents/create/${practice.employeeId}`, openTab(1), openSubjectChoice, ...[2, 3, 4, 5].map(openTab)],
  ],
};
