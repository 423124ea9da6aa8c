import { useState } from 'react';
import { momentAt } from '../platform/clock/wall-clock.ts';
import { daysAfter, parseDate } from '../platform/contract/dates.ts';
import { useAddressState } from '../ui/list/useAddressState.ts';
import type { AuditFilters } from './audit.contract.ts';

const names = ['from', 'to', 'action', 'subject', 'user', 'companyId'] as const;

export type FilterName = (typeof names)[number];

/**
 * The filters of the trail as they stand in the address: days as `YYYY-MM-DD`, what is not chosen as the empty text. What is half
 * typed stands in no address: with each `round` the fields begin anew.
 */
export function useAuditFilters() {
  const { params, latest, change: changeParams } = useAddressState();
  const change = (name: FilterName, value: string) =>
    changeParams((after) => {
      after.delete('page');
      if (value) after.set(name, value);
      else after.delete(name);
    });
  const [round, setRound] = useState(0);
  function clear() {
    changeParams((after) => {
      for (const name of ['page', ...names]) after.delete(name);
    });
    setRound(round + 1);
  }
  const chosen = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<FilterName, string>;
  const latestUser = () => latest().get('user') ?? '';
  return { chosen, latestUser, change, clear, round, input: toInput(chosen) };
}

/** What the call is asked: a day begins and ends where the practice is, as the moments in the list are told. */
function toInput({ from, to, action, subject, user, companyId }: Record<FilterName, string>): AuditFilters {
  const asked = { from: startOf(from), to: startOf(to, 1), action, subject, user, companyId };
  // An unknown word in a typed address is refused by the server with a clear message.
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value)) as AuditFilters;
}

function startOf(day: string, daysLater = 0): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || parseDate(day) === null) return '';
  return momentAt(daysAfter(day, daysLater), 0).toISOString();
}
