import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Scripts in every text field of every form, looked for on every screen and sheet: stored text is never HTML (the token
 * of the session is in the local storage, where a script could read it). What would run says so in `window.injected`.
 */
const run = 'window.injected=1';
export const payload = `"'><script>${run}</script><img src=x onerror=${run}><svg onload=${run}><a href="javascript:${run}">{{7*7}}`;
/** For fields that take less. */
export const payloads = [
  payload,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  '<b onclick=a()>x',
  '<img src=x>',
  '<b>',
];

declare global {
  interface Window {
    injected?: number;
  }
}

/** A name that ends in a script. */
export const afterScript = (name: string) => `${name} ${payload}`;

const ofOneForm = ['email', 'password', 'rqe', 'legal_nature', 'esocial_category'];

/** A level of an audiometry: its field takes numbers alone. */
const isLevel = (name: string) => name.endsWith('.db');

/** A number with a comma: its field takes nothing else. */
const isDecimal = async (input: Locator) => (await input.getAttribute('inputmode')) === 'decimal';

/** Where three is too little. */
const decimals: Readonly<Record<string, string>> = { height_cm: '165', weight_kg: '68' };

/** Whether a field takes one form only: behind a mask, an address, a password, a number of some table. */
async function isOneForm(input: Locator): Promise<boolean> {
  const masked = (await input.getAttribute('autocapitalize')) === 'characters';
  const name = (await input.getAttribute('name')) ?? '';
  return masked || isLevel(name) || (await isDecimal(input)) || ofOneForm.includes(name);
}

/** The fields that take less than others. */
const limits: Readonly<Record<string, number>> = {
  cnae: 20,
  cbo: 20,
  acronym: 20,
  registration_number: 20,
  nis: 20,
  number: 20,
  registration: 50,
  complement: 100,
  city: 100,
  esocial_registration: 20,
};

/** Puts a script into every text field and chooses where there is a choice; answers how many fields it filled. */
export async function fillAll(form: Locator, right: Record<string, string> = {}): Promise<number> {
  await expect(form.locator('input:visible, textarea:visible').first()).toBeEnabled();
  for (const group of await form.getByRole('radiogroup').all()) await group.getByRole('radio').first().check();
  let filled = 0;
  for (const input of await form
    .locator('input:visible:not([type=radio]):not([type=checkbox]):not([readonly]), textarea:visible')
    .all()) {
    const name = (await input.getAttribute('name')) ?? '';
    if (!name || !(await input.isEditable())) continue;
    if (await isOneForm(input)) {
      if (right[name]) await input.fill(right[name].replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3-$2-$1'));
      continue;
    }
    const longest = limits[name.replace(/^.*\./, '')] ?? 500;
    const short = Number((await input.getAttribute('maxlength')) ?? longest);
    const text = payloads.find(({ length }) => length <= short) ?? '';
    await input.fill(text);
    // A list of suggestions that typing has opened.
    await input.press('Escape');
    await expect(input, name).toHaveValue(text);
    filled += 1;
  }
  return filled;
}

export function wrongIn(form: Locator): Locator {
  return form.locator('[aria-invalid=true]:visible');
}

/** Puts shorter scripts where the form has said that they are too long, and what it misses; answers whether it did. */
export async function mend(form: Locator): Promise<boolean> {
  const wrong = wrongIn(form);
  const before = await wrong.count();
  for (let left = before; left > 0; left = await wrong.count()) {
    const input = wrong.first();
    const name = (await input.getAttribute('name')) ?? '';
    const type = (await input.getAttribute('type')) ?? '';
    const isChoice = await input.evaluate((element) => element.tagName === 'SELECT');
    if (['checkbox', 'radio'].includes(type)) await input.check();
    else if (isChoice) await input.selectOption({ index: 1 });
    else if (/cpf/i.test(name)) await input.fill('123.456.789-09');
    else if (/phone/i.test(name)) await input.fill('11912345678');
    else if (isLevel(name)) await input.fill('20');
    else if (/hours/i.test(name)) await input.fill('14');
    else if (await isDecimal(input)) await input.fill(decimals[name] ?? '3');
    else if (/^far_/.test(name)) await input.fill('20/20');
    else if (/^near_/.test(name)) await input.fill('J1');
    else if (await isOneForm(input)) await input.fill('01-01-2026');
    else await input.fill(payloads[/rg$/i.test(name) ? 4 : 2] ?? '');
    await expect.poll(() => wrong.count(), { message: `${name} is mended` }).toBeLessThan(left);
  }
  return before > 0;
}

/** Elements that only stored text can have made, and whether any of them ran; also inside the frames of a print. */
export function intruders(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = window.injected === undefined ? [] : ['a script ran'];
    const made = 'img[src="x"], [onerror], [onload], [onclick], a[href^="javascript:"], iframe[src^="javascript:"]';
    const look = (document: Document) => {
      for (const element of document.querySelectorAll(made)) found.push(element.outerHTML.slice(0, 200));
      for (const script of document.scripts) if (script.text.includes('injected')) found.push(script.outerHTML);
      for (const frame of document.querySelectorAll('iframe')) if (frame.contentDocument) look(frame.contentDocument);
    };
    look(document);
    return found;
  });
}

export function failOnDialog(page: Page): void {
  page.on('dialog', (dialog) => {
    // Leaving a half-filled form asks; nothing else may.
    expect(dialog.type()).toBe('beforeunload');
    void dialog.accept();
  });
}
