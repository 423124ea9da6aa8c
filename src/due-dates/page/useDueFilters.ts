import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import type { DueFilters } from '../due-dates.contract.ts';
import type { DueList } from '../due-dates.labels.ts';

const ofCompany = ['unitId', 'groupId', 'function'] as const;

export type DueFilter = 'list' | 'companyId' | 'notRecalledFor' | (typeof ofCompany)[number];

const firstList: DueList = 'overdue';

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
      if (value && !(name === 'list' && value === firstList)) after.set(name, value);
      else after.delete(name);
    });
  const asked = (name: DueFilter) => params.get(name) ?? '';
  const chosen = {
    list: (asked('list') || firstList) as DueList,
    companyId: isCompany ? ownId : asked('companyId'),
    unitId: asked('unitId'),
    groupId: asked('groupId'),
    function: asked('function'),
    notRecalledFor: asked('notRecalledFor'),
  };
  // An unknown word in a typed address is refused by the server with a clear message.
  const input = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)) as unknown as DueFilters;
  return { chosen, change, input, isCompany };
}
