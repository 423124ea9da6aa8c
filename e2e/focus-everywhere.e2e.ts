import type { Locator, Page } from '@playwright/test';
import { apiAt } from '../src/testing/api.ts';
import { adminFields } from '../src/testing/factories.ts';
import { expect, test } from './fixtures.ts';
import { makePractice } from './records.ts';
import { screens } from './screens.ts';

test.describe.configure({ mode: 'parallel' });

/**
 * Whoever has no mouse presses everything that there is to press, on every screen: what opens is left and opened again, filled in and
 * sent off; rows go, steps are taken, controls disappear. The focus never falls to the page (decision 108).
 */
for (const [at, who] of (['admin', 'company', 'professional', 'reception'] as const).entries()) {
  test(`wherever a ${who} presses a button, the focus is somewhere afterwards`, { tag: `@seldom-${at + 1}` }, async ({
    page,
    server,
  }) => {
    const api = apiAt(server.url, server.admin);
    const practice = await makePractice(api);
    // What is done with the first row of a list ends the access of this one, and not of whoever walks.
    const first = adminFields({ name: 'Abel Antunes' });
    expect((await api.call('POST', '/admins', { as: practice.admin, body: first })).status).toBe(201);
    await page.addInitScript((token) => {
      if (window === window.top) localStorage.setItem('sstAuth.token', token);
      window.print = () => {};
    }, practice[who]);
    await page.goto('/dashboard');
    const paths = [...new Set(screens[who](practice).map(([of]) => of))];
    // An issued document is seen in the browser's own viewer, which takes the focus in its own way: up to there.
    const viewer = paths.findIndex((path) => path.startsWith('/documents/issued/'));
    for (const path of viewer === -1 ? paths : paths.slice(0, viewer)) {
      const seen = new Set<string>();
      await test.step(path, async () => {
        for (let next = await follow(page, path, seen); next; next = await follow(page, path, seen)) {
          await press(page, next, `${path}: ${next.name}`);
        }
      });
    }
  });
}

type Button = { name: string; at: number };

/** The screen, begun anew where anything has led away from it, and what on it was not pressed yet. */
async function follow(page: Page, path: string, seen: Set<string>): Promise<Button | null> {
  await leaveDialogs(page);
  if (new URL(page.url()).pathname + new URL(page.url()).search !== path) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(() => page.evaluate(placeDrawn), { message: path }).toBe(path.replace(/\?.*/, ''));
  }
  await leaveDialogs(page);
  await settled(page);
  const buttons = await page.locator('main button').evaluateAll((all) =>
    all.map((button, at) => {
      const label = button.getAttribute('aria-label');
      const words = (label ?? button.textContent ?? '').trim().split(/\s+/);
      const can = button.checkVisibility() && !button.matches(':disabled, [aria-haspopup=menu]');
      // Of what is done with each row the first one is enough.
      return {
        name: words
          .slice(0, label ? 1 : 3)
          .join(' ')
          .replace(/:$/, ''),
        at,
        can,
      };
    }),
  );
  const next = buttons.find(({ name, can }) => can && !seen.has(name));
  if (next) seen.add(next.name);
  return next ?? null;
}

/** Where the router has arrived, with the screen's script there and drawn; until then the screen before is what can be pressed. */
function placeDrawn(): string | null {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter: { state: { navigation: { state: string }; location: { pathname: string } } };
  };
  return router.state.navigation.state === 'idle' ? router.state.location.pathname : null;
}

async function press(page: Page, { at }: Button, where: string): Promise<void> {
  const button = page.locator('main button').nth(at);
  await button.focus();
  await page.keyboard.press('Enter');
  await expectFocus(page, where);
  const dialog = page.getByRole('dialog').last();
  if (!(await dialog.isVisible())) return;
  await page.keyboard.press('Escape');
  await expectFocus(page, `${where}, left`);
  await leaveDialogs(page);
  if (!(await button.isVisible()) || !(await button.isEnabled())) return;
  await button.focus();
  await page.keyboard.press('Enter');
  await expectFocus(page, `${where}, again`);
  for (let tries = 0; tries < 3 && (await dialog.isVisible()); tries++) {
    await fillIn(dialog);
    if (!(await focusOnSend(dialog))) return;
    await page.keyboard.press('Enter');
    await expectFocus(page, `${where}, sent`);
  }
}

/** Something in every field that has nothing, at one stroke: the dialog may be about to close, for what was sent before is answered by now. */
function fillIn(dialog: Locator): Promise<void> {
  return dialog.locator('textarea:visible, input:visible, select:visible').evaluateAll((fields) => {
    const write = (field: Element, value: string) => {
      // React hears of a value only where the browser's own setter has set it.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    for (const field of fields as (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement)[]) {
      field.focus();
      if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
        if (!field.checked) field.click();
        continue;
      }
      if (field.value !== '' || field.role === 'combobox' || field.disabled) continue;
      if (field instanceof HTMLSelectElement) write(field, field.options[1]?.value ?? '');
      else if (!field.readOnly) {
        const isDay = /data|dia|início|fim|até/i.test(field.labels?.[0]?.textContent ?? '');
        write(field, isDay ? '01-06-2026' : 'Combinado com a pessoa');
      }
    }
  });
}

/** Whether there is a button that sends, which has the focus then. */
function focusOnSend(dialog: Locator): Promise<boolean> {
  return dialog.getByRole('button').evaluateAll((buttons) => {
    const send = buttons.at(-1) as HTMLButtonElement | undefined;
    if (!send || send.disabled) return false;
    send.focus();
    return true;
  });
}

async function leaveDialogs(page: Page): Promise<void> {
  for (let tries = 0; tries < 4 && (await page.getByRole('dialog').first().isVisible()); tries++) {
    const leave = page.getByRole('dialog').getByRole('button', { name: /^(Descartar|Sair sem salvar|Sair)/ });
    if (await leave.first().isVisible()) await leave.first().click();
    else await page.keyboard.press('Escape');
    await settled(page);
  }
}

/** Nothing is on its way, and what a change has led to has been drawn. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0);
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 120)));
  await expect(page.locator('[aria-busy=true], [data-loading]')).toHaveCount(0);
}

async function expectFocus(page: Page, where: string): Promise<void> {
  await settled(page);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), { message: where })
    .not.toBe('BODY');
}
