import { useAddressState } from '../../ui/list/useAddressState.ts';
import { useList } from '../../ui/list/useList.ts';
import type { EmployeeRow } from '../employees.contract.ts';
import { useInactive } from '../former/useInactive.ts';
import { employeesApi } from '../useEmployees.ts';

/** A person in the list; a search over all companies tells whose. */
export type Person = EmployeeRow & { companyName?: string };

/** People of all companies by a search, or all of one company: what is looked for stands in the address. */
export function usePeople() {
  const { params, change } = useAddressState();
  const companyId = params.get('companyId') ?? '';
  const { input: inactive } = useInactive();
  const list = useList(
    'name',
    (part) =>
      companyId
        ? employeesApi.list.queryOptions({ input: { ...part, ...inactive, companyId } })
        : {
            ...employeesApi.search.queryOptions({ input: { ...part, ...inactive, search: part.search ?? '' } }),
            enabled: Boolean(part.search),
          },
    { quiet: true },
  );
  const rows: readonly Person[] | undefined = list.data?.employees;
  const isAsked = companyId !== '' || list.state.search !== '';
  return {
    companyId,
    chooseCompany: (chosen: string) =>
      change((after) => {
        after.delete('page');
        if (chosen) after.set('companyId', chosen);
        else after.delete('companyId');
      }),
    /** Whether anybody is looked for: nobody is going to page through the people of every company. */
    isAsked,
    list: isAsked ? list : { ...list, total: 0, error: null, isStale: false },
    rows: isAsked ? rows : [],
  };
}
