import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 AA, and content wider than the window: rule, and where. */
export async function barriers(page: Page): Promise<string[]> {
  // Sections that are scrolled away are not laid out; axe must measure them where they will stand. What stays in view is over a part
  // of the page, which is moved from under it: axe takes that part for too small to press.
  const whole = '* { content-visibility: visible !important } [data-in-view] { position: static !important }';
  await page.addStyleTag({ content: whole });
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags);
  // What frames hold is put together in a page of its own; without frames there is nothing to put together.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
  const tooWide = await excessWidth(page);
  return tooWide > 0 ? [...found, `wider than the window by ${tooWide} px`] : found;
}

/** By how many pixels the page is wider than its window. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
