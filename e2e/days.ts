import type { Locator, Page } from '@playwright/test';
import { daysAfter, formatDate, today } from '../src/platform/contract/dates.ts';

/**
 * A day as it is shown, so many after today: whichever it was at any moment since a journey looked at the calendar. Midnight
 * of the practice comes when it will.
 * @param begun what `today` was then
 */
export function dayShown(begun: string, days = 0): RegExp {
  return new RegExp([begun, today()].map((day) => formatDate(daysAfter(day, days))).join('|'));
}

/** Chooses a day, so many after today, where a time is chosen: the first of its times stands chosen then. */
export async function chooseDay(within: Page | Locator, days: number): Promise<void> {
  await within.getByRole('radio', { name: new RegExp(formatDate(daysAfter(today(), days))) }).check();
}
