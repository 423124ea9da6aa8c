import { formatDate, monthsAfter } from '../../platform/contract/dates.ts';
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
  if (isOver(80, birthDate, on)) return 'over80';
  if (isOver(60, birthDate, on)) return 'elderly';
  return pcd === 'sim' ? 'disabled' : '';
}

const ages: Readonly<Partial<Record<Priority, number>>> = { over80: 80, elderly: 60 };

/** What is asked where the age that a priority is for is not the one of the register; null where nothing is. */
export function doubtOfAge(priority: Priority, birthDate: string, on: string): string | null {
  const years = ages[priority];
  if (!years || !isKnown(birthDate) || isOver(years, birthDate, on)) return null;
  return `Pelo cadastro a pessoa nasceu em ${formatDate(birthDate)} e ainda não tem ${years} anos. Confira a data; se a prioridade está certa, confirme.`;
}

function isOver(years: number, birthDate: string, on: string): boolean {
  return isKnown(birthDate) && monthsAfter(birthDate, 12 * years) <= on;
}

function isKnown(birthDate: string): boolean {
  return /^\d{4}-/.test(birthDate);
}

/** Whether a priority by age is another than the register suggests: it is asked whether it is right. */
export function isDoubtful(priority: Priority | null, suggested: Priority): boolean {
  if (priority === 'over80') return suggested !== 'over80';
  return priority === 'elderly' && suggested !== 'over80' && suggested !== 'elderly';
}
