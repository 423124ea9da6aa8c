import { expect, test } from 'vitest';
import { asksInss } from './inss.rules.ts';

test.each([
  [0, false],
  [15, false],
  [16, true],
])('somebody away for %i days is sent to the INSS: %s (Lei 8.213/1991, art. 60)', (days, sent) => {
  expect(asksInss(days)).toBe(sent);
});
