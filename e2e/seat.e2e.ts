import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** One journey after the other in one browser context: whatever the one leaves, the next one finds nothing of it. */

test.describe.configure({ mode: 'serial' });

/** What a page finds that another one may have left. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    stored: Object.keys(localStorage).includes('left') || Object.keys(sessionStorage).includes('left'),
    cookie: document.cookie.includes('left'),
    databases: (await indexedDB.databases()).some(({ name }) => name === 'left'),
    caches: await caches.keys(),
    mayRead: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state === 'granted',
    isOnline: navigator.onLine,
    year: new Date().getFullYear() === 2001,
  }));
const nothing = {
  stored: false,
  cookie: false,
  databases: false,
  caches: [],
  mayRead: false,
  isOnline: true,
  year: false,
};
const all = {
  stored: true,
  cookie: true,
  databases: true,
  caches: ['left'],
  mayRead: true,
  isOnline: false,
  year: false,
};

test('a journey leaves what a page can leave', async ({ page, context }) => {
  await page.goto('/login');
  await page.evaluate(async () => {
    localStorage.setItem('left', '');
    sessionStorage.setItem('left', '');
    await cookieStore.set('left', 'yes');
    await caches.open('left');
    await new Promise((done) => {
      indexedDB.open('left').onsuccess = done;
    });
  });
  await page.route('**/login', (route) => route.abort());
  await context.grantPermissions(['clipboard-read']);
  await context.setOffline(true);
  expect(await found(page)).toEqual(all);
});

test('the next one finds nothing of it, and sets a time', async ({ page }) => {
  await page.goto('/login');
  expect(await found(page)).toEqual(nothing);
  await page.clock.setFixedTime(new Date(2001, 5, 5));
  expect(await found(page)).toEqual({ ...nothing, year: true });
});

test('the time of the one after it is the real one', async ({ page }) => {
  await page.goto('/login');
  expect(await found(page)).toEqual(nothing);
});

test('what would stay for all later journeys is refused', async ({ context }) => {
  await expect(context.addInitScript(() => {})).rejects.toThrow('do it with the page');
});
