import type { Page } from '@playwright/test';
import { faintestEdge as measure } from '../src/testing/browser/faintest-edge.tsx';

/** How much the edge of each control of the page stands out from what is around it (WCAG 2.2, 1.4.11): the least of all, and whose it is. */
export function faintestEdge(page: Page): Promise<{ ratio: number; control: string }> {
  return page.evaluate(measure, 'main');
}
