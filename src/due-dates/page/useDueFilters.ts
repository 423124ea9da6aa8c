import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import type { DueFilters } from '../due-dates.contract.ts';
import { type DueList, dueListNames } from '../due-dates.labels.ts';
import { dueDatesApi } from '../useDueDates.ts';

const ofCompany = ['unitId', 'groupId', 'function'] as const;

export type DueFilter = 'list' | 'companyId' | 'notRecalledFor' | (typeof ofCompany)[number];

const firstList: DueList = 'overdue';

/**
 * The first list that has somebody, where the address names none; decided once, so that nothing goes away under whoever looks at it.
 * Until it is known, and where nobody has anything to do, it is the first one.
 */
function useFirstList(companyId: string, isAsked: boolean): DueList {
  const [decided, setDecided] = useState<{ companyId: string; list: DueList } | null>(null);
  const isOpen = isAsked && decided?.companyId !== companyId;
  const input = companyId ? { companyId } : {};
  const { data } = useQuery(dueDatesApi.counts.queryOptions({ input, enabled: isOpen }));
  if (isOpen && data) {
    setDecided({ companyId, list: dueListNames.find((name) => data.counts[name] > 0) ?? firstList });
  }
  return decided?.companyId === companyId ? decided.list : firstList;
}

/** Which list is seen and what it is narrowed by, as it stands in the address; a company sees its own people alone. */
export function useDueFilters() {
  const { params, change: changeParams } = useAddressState();
  const isCompany = useProfile()?.user.type === 'company';
  const ownId = useOwnerId();
  const change = (name: DueFilter, value: string) =>
    changeParams((after) => {
      after.delete('page');
      // A unit, a group and a function are those of one company.
      if (name === 'companyId') for (const each of ofCompany) after.delete(each);
      if (value) after.set(name, value);
      else after.delete(name);
    });
  const asked = (name: DueFilter) => params.get(name) ?? '';
  const companyId = isCompany ? ownId : asked('companyId');
  const opened = useFirstList(companyId, asked('list') === '');
  const chosen = {
    list: (asked('list') || opened) as DueList,
    companyId,
    unitId: asked('unitId'),
    groupId: asked('groupId'),
    function: asked('function'),
    notRecalledFor: asked('notRecalledFor'),
  };
  // An unknown word in a typed address is refused by the server with a clear message.
  const input = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)) as unknown as DueFilters;
  return { chosen, change, input, isCompany };
}
