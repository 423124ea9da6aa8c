import type { DueList } from '../../due-dates/due-dates.labels.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { useInactive } from '../former/useInactive.ts';

type Filter = 'unit' | 'due';

/** What a company's employees are narrowed by, as it stands in the address. */
export function useEmployeeFilters() {
  const { params, change } = useAddressState();
  const { input: inactive } = useInactive();
  const chosen = { unit: params.get('unit') ?? '', due: params.get('due') ?? '' };
  return {
    chosen,
    choose: (name: Filter, value: string) =>
      change((after) => {
        after.delete('page');
        if (value) after.set(name, value);
        else after.delete(name);
      }),
    /** How many narrow the list. */
    narrowing: Object.values(chosen).filter(Boolean).length,
    inactive,
    // An unknown word in a typed address is refused by the server with a clear message.
    input: {
      ...inactive,
      ...(chosen.unit ? { unitId: chosen.unit } : {}),
      ...(chosen.due ? { due: chosen.due as DueList } : {}),
    },
  };
}
