import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { faintestEdge } from '../../testing/browser/faintest-edge.tsx';
import { drawBars, layLettersOut } from '../../testing/browser/pictures/letters.tsx';
import { show } from '../../testing/browser/show.tsx';
import { schemeKey } from '../../ui/color-scheme.ts';
import { type GalleryPart, overParts, parts } from './gallery-parts.tsx';

const ways = [390, 768, 1440].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

/** Only in `npm run test:deep` and `npm run pictures`: 192 pictures are minutes of a processor (decision 164). */
const compared = process.env.TEST_DEPTH === 'deep' ? ways : [];

describe.each(compared)('at $width px, in the $scheme', ({ width, scheme }) => {
  test.each(parts)('$name looks as in its picture', async ({ name, shown }) => {
    await drawn(
      { width, scheme, height: 2000 },
      <section style={{ padding: 16, background: 'var(--ground)' }}>{shown}</section>,
    );
    await expect(page.getByTestId('part')).toMatchScreenshot(`${name}/${width}-${scheme}`);
  });

  test.each(overParts)('$name looks as in its picture', async ({ name, shown, awaited }) => {
    await drawn({ width, scheme, height: 640 }, shown, awaited);
    await expect(page).toMatchScreenshot(`${name}/${width}-${scheme}`);
  });
});

test.each(['light', 'dark'] as const)(
  'every control has an edge that is seen in the %s (WCAG 1.4.11)',
  async (scheme) => {
    await drawn(
      { width: 1440, scheme, height: 2000 },
      parts.map(({ name, shown }) => <div key={name}>{shown}</div>),
    );
    const { ratio, control } = faintestEdge('body');
    expect(ratio, control).toBeGreaterThanOrEqual(3);
  },
);

test('each picture is of a part that there is', () => {
  const files = Object.keys(import.meta.glob('./pictures/*/*.png'));
  const names: string[] = [...parts, ...overParts].map(({ name }) => name);
  const wanted = names.flatMap((name) => ways.map(({ width, scheme }) => `./pictures/${name}/${width}-${scheme}.png`));
  expect(files.sort(), 'Run npm run pictures.').toEqual(wanted.sort());
});

type Way = {
  width: number;
  scheme: 'light' | 'dark' /** What is higher than the window would be cut off. */;
  height: number;
};

async function drawn({ width, scheme, height }: Way, shown: ReactNode, awaited?: GalleryPart['awaited']) {
  await page.viewport(width, height);
  localStorage.setItem(schemeKey, scheme);
  notifications.clean(); // Another file's may still stand over everything.
  await layLettersOut();
  show([{ path: '*', element: <div data-testid="part">{shown}</div> }]);
  if (awaited) await expect.element(page.getByRole(awaited)).toBeVisible();
  await settled();
  drawBars();
}

/** What is fetched, measured or moved has come to its place: two frames were drawn, and the next ones are the same. */
async function settled() {
  let before = '';
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const isSame = async () => {
    await frame();
    await frame();
    const now = document.body.innerHTML;
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { interval: 100 }).toBe(true);
}
