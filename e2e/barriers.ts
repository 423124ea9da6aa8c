import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds against WCAG 2.2 AA, and content wider than the window: rule, and where. */
export async function barriers(page: Page): Promise<string[]> {
  // Sections that are scrolled away are not laid out; axe must measure them where they will stand.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
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
