import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Practice } from './records.ts';

/** A screen, and what is done on it before it is looked at. */
type Screen = [path: string, prepare?: (page: Page) => Promise<void>];

const openModal = (label: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: label }).first().click();
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeEnabled();
};

/** Whether all six tabs are there is the matter of another journey. */
const openTab = (place: number) => async (page: Page) => {
  const tabs = page.getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  await tabs.nth(Math.min(place, (await tabs.count()) - 1)).click();
};

const openUserMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('group', { name: 'Aparência' })).toBeVisible();
};

/** Every screen of every kind of user, with what opens on it: a new one is looked at by the journeys that look at all. */
export const screens: Record<'visitor' | 'admin' | 'company' | 'professional', (practice: Practice) => Screen[]> = {
  visitor: () => [
    ['/home'],
    ['/login'],
    ['/login', async (page) => page.getByRole('button', { name: 'Entrar', exact: true }).click()],
  ],
  admin: () => [
    ['/dashboard'],
    ['/dashboard', openUserMenu],
    ['/companies'],
    ['/companies', openModal(/^Editar/)],
    ['/companies/create'],
    ['/professionals'],
    ['/professionals', openModal(/^Editar/)],
    ['/professionals/create'],
    ['/admins'],
    ['/admins', openModal(/^Editar/)],
    ['/admins/create'],
    ['/audit'],
    ['/audit?action=created', openModal(/^Ver o registro/)],
    ['/settings'],
    ['/settings', openModal(/^Ativar/)],
  ],
  company: (practice) => [
    ['/dashboard'],
    ['/units'],
    ['/units', openModal(/^Editar/)],
    ['/units', openModal(/^Excluir/)],
    ['/units/create'],
    ['/employees'],
    [`/employees/${practice.unitId}`],
    ['/employees', openModal(/^Editar/)],
    ['/employees/create'],
    [`/employee/documents/${practice.employeeId}`],
  ],
  professional: (practice) => [
    ['/dashboard'],
    ['/documents/choose'],
    ['/documents/upload'],
    ['/documents/view'],
    [`/documents/view/${practice.employeeId}`],
    [`/employee/audit/${practice.employeeId}`],
    ...[0, 1, 2, 3, 4, 5].map((tab): Screen => [`/documents/create/${practice.employeeId}`, openTab(tab)]),
  ],
};
