import { hashKey } from '@tanstack/react-query';

/** Whether two values of a field are the same: text, a choice, or a list, whichever object holds it. */
export function sameValue(one: unknown, other: unknown): boolean {
  return one === other || hashKey([one]) === hashKey([other]);
}
