import type { Browser, Locator, Page } from '@playwright/test';
import { anamnesisExamples } from '../src/documents/forms/anamnesis/anamnesis.example.ts';
import { draftKey } from '../src/platform/browser/device/draft-store.ts';
import { signedInContext, slowDown, startBrowser } from './browser.ts';
import { ms } from './figures.ts';
import { type Practice, startPractice } from './practice.ts';
import { printRows } from './print.ts';
import { percentile, type Row } from './row.ts';

const runs = 3;
const frameMs = 1000 / 60;

/** The answers that the form begins with, and what they are called. */
const forms = [
  ['typical', 'usual'],
  ['fullest', 'a mais cheia'],
] as const;

/** Milliseconds between two keys: shorter and longer than the pause after which the preview follows. */
const gaps = [60, 90, 120, 150, 170, 200, 260];
// Letters that a keyboard has by themselves: others arrive without a key.
const text = 'refere dor lombar ao fim do turno e ao levantar peso. melhora com repouso e alongamento. ';

/** From a key to the paint that shows it, in an anamnesis that is being filled in with its live preview beside it. */
export async function measureTyping(): Promise<Row[]> {
  const [practice, browser] = [await startPractice(), await startBrowser()];
  const rows: Row[] = [];
  for (const [answers, name] of forms) {
    const [usual, slowed] = [[] as Keys[], [] as Keys[]];
    for (let run = 0; run < runs; run++) {
      usual.push(await typeIn(browser, practice, answers, 1));
      slowed.push(await typeIn(browser, practice, answers, 4));
    }
    rows.push(...rowsOf(name, quietest(usual), quietest(slowed)));
  }
  await browser.close();
  await practice.stop();
  return rows;
}

type Keys = { floor: number; product: number };

/** Whatever else the machine does can only add to a time. */
function quietest(keys: readonly Keys[]): Keys {
  return {
    floor: Math.min(...keys.map(({ floor }) => floor)),
    product: Math.min(...keys.map(({ product }) => product)),
  };
}

function rowsOf(name: string, usual: Keys, slowed: Keys): Row[] {
  const more = (usual.product - usual.floor) / frameMs;
  return [
    {
      what: `anamnese ${name}, da tecla à pintura (p95)`,
      floor: `${ms(usual.floor)} (textarea nua)`,
      product: ms(usual.product),
      result: `${more.toLocaleString('pt-BR', { maximumFractionDigits: 1 })} quadros a mais`,
      goal: 'até 2 quadros a mais',
      met: more <= 2,
    },
    {
      what: `anamnese ${name}, da tecla à pintura com processador 4× mais lento (p95)`,
      floor: `${ms(slowed.floor)} (textarea nua)`,
      product: ms(slowed.product),
      result: ms(slowed.product),
      goal: 'menos de 50 ms',
      met: slowed.product < 50,
    },
  ];
}

async function typeIn(
  browser: Browser,
  practice: Practice,
  answers: keyof typeof anamnesisExamples,
  processor: number,
): Promise<Keys> {
  const context = await signedInContext(browser, practice.url, practice.users.professional.token, {
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await leaveDraft(page, practice, anamnesisExamples[answers]);
  await page.goto(`${practice.url}/documents/create/${practice.employeeId}`);
  await page.getByRole('button', { name: 'Continuar de onde parou' }).click();
  const field = page.getByRole('form', { name: 'Anamnese' }).getByLabel('Hipótese diagnóstica');
  await field.waitFor();
  const bare = await bareTextarea(page);
  await slowDown(page, { processor });
  const floor = await keysToPaint(page, bare);
  const product = await keysToPaint(page, field);
  await context.close();
  return { floor: percentile(floor, 0.95), product: percentile(product, 0.95) };
}

/** The form begins with these answers: the screen offers a draft back. */
async function leaveDraft(page: Page, { professionalUserId, employeeId }: Practice, values: object): Promise<void> {
  const key = draftKey(professionalUserId, employeeId, 'anamnesis', 'left');
  const draft = JSON.stringify({ at: new Date().toISOString(), values });
  await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, draft] as const);
}

/** The floor: a field that nothing listens to, in the same page. */
async function bareTextarea(page: Page): Promise<Locator> {
  await page.evaluate(() => {
    const bare = document.createElement('textarea');
    bare.id = 'bare';
    document.querySelector('main')?.prepend(bare);
  });
  return page.locator('#bare');
}

/** Types a text and answers, for each key, the time until the frame that shows it was made. */
async function keysToPaint(page: Page, field: Locator): Promise<number[]> {
  await field.fill('');
  await field.focus();
  await page.waitForTimeout(500);
  const measured = await page.evaluateHandle(() => {
    const times: number[] = [];
    let pressed = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
    addEventListener(
      'input',
      () => {
        const began = pressed;
        requestAnimationFrame(() => {
          // A message sent in a frame arrives after the frame's work: styles, layout, paint.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => times.push(performance.now() - began);
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
    return times;
  });
  for (const [at, letter] of [...text].entries()) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await page.waitForTimeout(gaps[at % gaps.length] ?? 0);
  }
  await page.waitForTimeout(500);
  return measured.jsonValue();
}

if (import.meta.main) printRows(await measureTyping());
