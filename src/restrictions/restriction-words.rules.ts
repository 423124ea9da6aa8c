import { formatDate } from '../platform/contract/dates.ts';
import type { Restriction } from './restrictions.contract.ts';

/** From when to when a restriction holds, in words. */
export function restrictionPeriod({ fromOn, untilOn }: Pick<Restriction, 'fromOn' | 'untilOn'>): string {
  return untilOn === null
    ? `desde ${formatDate(fromOn)}, até um novo ASO`
    : `de ${formatDate(fromOn)} a ${formatDate(untilOn)}`;
}

/** What is said where the key that it was sealed with is not there. */
export const unreadableWords = 'Não pode ser lida: falta a chave que a cifrou.';
