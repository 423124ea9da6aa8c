import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Hands } from './hands.ts';

/** Further from where the focus is nobody looks for a control by Tab. */
const most = 80;

type Press = (key: string) => Promise<void>;

/** Hands that have no mouse: they do what a task takes by the keyboard alone, and see at each step where they are. */
export function keysOn(page: Page): Hands & { pressed: () => number } {
  let keys = 0;
  const press: Press = async (key) => {
    await page.keyboard.press(key);
    keys += 1;
  };
  return {
    pressed: () => keys,
    press,
    async click(target) {
      const control = await controlOf(target);
      const role = await control.evaluate(roleOf);
      if (role in arrows) await walk(control, role, press);
      else await reach(control, press);
      // The arrow has chosen the radio, and opened the tab, to which it has led.
      if (role === 'tab' || (role === 'radio' && (await control.isChecked()))) return;
      await press(role === 'radio' || role === 'checkbox' ? 'Space' : 'Enter');
    },
    async type(target, text) {
      await reach(target, press);
      await page.keyboard.type(text);
      keys += text.length;
    },
    async give(opener, file) {
      // Playwright holds the chooser back from when it is first asked for, which the browser must have heard of before the key.
      const asked = page.waitForEvent('filechooser');
      await reach(opener, press);
      await press('Enter');
      await (await asked).setFiles(file);
    },
  };
}

/** What arrows lead through, once Tab has led to any of them, and by which. */
const arrows: Record<string, string> = {
  menuitem: 'ArrowDown',
  tab: 'ArrowRight',
  radio: 'ArrowRight',
};

/** Presses Tab, or Shift+Tab for what stands before, until this has the focus, which is seen wherever it goes. */
async function reach(target: Locator, press: Press) {
  await expect(target).toBeEnabled();
  // Whatever opens takes the focus by itself.
  await expect.poll(() => target.evaluate(isWithinReach), { message: 'the focus is where this is' }).toBe(true);
  await go(target, press, async ({ isThere, isBefore }) => (isThere ? null : isBefore ? 'Shift+Tab' : 'Tab'));
}

/** Goes to a group by Tab, and by arrows to one of it. */
async function walk(target: Locator, role: string, press: Press) {
  const isIn = () => target.evaluate(isInGroup, role);
  if (role === 'menuitem') await expect.poll(isIn, { message: 'a menu takes the focus' }).toBe(true);
  await go(target, press, async ({ isThere, isBefore }) => {
    if (isThere) return null;
    if (await isIn()) return arrows[role] ?? 'Tab';
    return isBefore ? 'Shift+Tab' : 'Tab';
  });
}

/** Presses what is said next, as long as something is, and sees where the focus is after each. */
async function go(target: Locator, press: Press, next: (at: ReturnType<typeof look>) => Promise<string | null>) {
  const way: string[] = [];
  while (way.length <= most) {
    const now = await target.evaluate(look);
    expect(now.isSeen, `the focus is seen on ${now.at}`).toBe(true);
    const key = await next(now);
    if (!key) return;
    way.push(now.at);
    await press(key);
  }
  throw new Error(`${target} is not reached by ${most} keys; the focus was on ${way.join(' → ')}`);
}

/** What words that are pressed belong to: the box or the radio beside them. */
async function controlOf(target: Locator): Promise<Locator> {
  await target.waitFor({ state: 'attached' });
  const id = await target.evaluate((element) => {
    const label = element.closest('label');
    return label?.control && label.control !== element ? label.control.id : '';
  });
  return id ? target.page().locator(`[id="${id}"]`) : target;
}

function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role) return role;
  return element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type) ? element.type : '';
}

/** What is in a modal is reached once the focus is there, and what is below one is not reached at all. */
function isWithinReach(element: Element): boolean {
  const modal = element.closest('[role=dialog], dialog');
  const active = document.activeElement;
  return modal ? modal.contains(active) : !active?.closest('[aria-modal=true]');
}

function isInGroup(element: Element, role: string): boolean {
  const active = document.activeElement;
  if (element instanceof HTMLInputElement) {
    return active instanceof HTMLInputElement && active.type === role && active.name === element.name;
  }
  const group = element.closest('[role=menu], [role=tablist]');
  return active !== null && group?.contains(active) === true;
}

/** Where the focus is, whether that is what is looked for and can be seen, and whether what is looked for stands before it. */
function look(target: Element) {
  const active = document.activeElement ?? document.body;
  const label = active instanceof HTMLInputElement ? active.labels?.[0] : null;
  const name = active.getAttribute('aria-label') ?? label?.textContent ?? active.textContent ?? '';
  /** A ring, around it or what stands for it; in a field of text the caret is seen, and a heading is only read out. */
  const isRinged = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, pseudo);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const standsFor = [active, label, active.nextElementSibling, active.parentElement].filter((one) => one != null);
  const hasCaret = active.matches('textarea, input:not([type=radio], [type=checkbox], [type=button], [type=submit])');
  const box = (active.getBoundingClientRect().width > 1 ? active : (label ?? active)).getBoundingClientRect();
  const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const isNowhere = active === document.body || active.matches('h1, [role=dialog], section, main');
  const rings = standsFor.some((one) => isRinged(one) || isRinged(one, '::after') || isRinged(one, '::before'));
  return {
    at: `${active.tagName.toLowerCase()} ‘${name.trim().slice(0, 40)}’`,
    isThere: active === target,
    isSeen: isNowhere || (active.matches(':focus-visible') && isInView && (hasCaret || rings)),
    isBefore: (active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  };
}

/** Counts what the mouse presses in a page from now on, over whatever documents it shows. */
export async function watchMouse(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeBinding('pressedByMouse', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const { pressedByMouse } = window as unknown as { pressedByMouse: () => void };
    const count = ({ isTrusted }: Event) => isTrusted && pressedByMouse();
    window.addEventListener('pointerdown', count, true);
  });
  return () => presses;
}
