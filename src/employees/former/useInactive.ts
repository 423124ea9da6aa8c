import { useAddressState } from '../../ui/list/useAddressState.ts';

/** Whether the list shows inactive employees too: kept in the address, like all that a list is narrowed by. */
export function useInactive() {
  const { params, change } = useAddressState();
  const shown = params.get('inactive') === 'true';
  return {
    shown,
    show: (wanted: boolean) =>
      change((after) => {
        after.delete('page');
        if (wanted) after.set('inactive', 'true');
        else after.delete('inactive');
      }),
    /** As the list calls take it. */
    input: shown ? ({ inactive: 'true' } as const) : {},
  };
}
