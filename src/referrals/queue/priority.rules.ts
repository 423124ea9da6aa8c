import { monthsAfter } from '../../platform/contract/dates.ts';
import type { Priority } from '../referrals.labels.ts';

/**
 * Who goes before others by law: people of 80 and more before every other priority (Lei 10.741/2003, art. 3, § 2, as Lei
 * 13.466/2017 has it), and these before everybody else (Lei 10.048/2000, art. 1). Among themselves in the order of arrival.
 */
export const precedence: Readonly<Record<Priority, number>> = {
  over80: 0,
  elderly: 1,
  pregnant: 1,
  disabled: 1,
  other: 1,
  '': 2,
};

/**
 * What the register says of somebody's priority on a day. It is a question to whoever receives them, never the answer: a register
 * may be wrong, and nobody has to be called a person with a disability who does not want to.
 * @param birthDate `YYYY-MM-DD`; another text for one that is not known
 * @param pcd 'sim' for a person with a disability
 */
export function suggestedPriority({ birthDate, pcd }: { birthDate: string; pcd: string }, on: string): Priority {
  const isOver = (years: number) => /^\d{4}-/.test(birthDate) && monthsAfter(birthDate, 12 * years) <= on;
  if (isOver(80)) return 'over80';
  if (isOver(60)) return 'elderly';
  return pcd === 'sim' ? 'disabled' : '';
}
