import { today } from '../../platform/contract/dates.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';

export type BundleFilter = 'from' | 'to' | 'unitId' | 'all';

/**
 * Of which ASOs a company looks, as it stands in the address: of this year until today, of all units, the valid ones, unless
 * something else is said.
 */
export function useBundleFilters() {
  const { params, change: changeParams } = useAddressState();
  const usual = { from: `${today().slice(0, 4)}-01-01`, to: today(), unitId: '', all: '' };
  const chosen = {
    from: params.get('from') ?? usual.from,
    to: params.get('to') ?? usual.to,
    unitId: params.get('unitId') ?? '',
    all: params.get('all') === 'true',
  };
  const change = (name: BundleFilter, value: string) =>
    changeParams((after) => {
      after.delete('page');
      // A day that was taken away is asked for again, not replaced by the usual one.
      if (value === usual[name]) after.delete(name);
      else after.set(name, value);
    });
  const unit = chosen.unitId ? { unitId: chosen.unitId } : {};
  const period = { from: chosen.from, to: chosen.to, ...unit };
  const isWhole = chosen.from !== '' && chosen.to !== '' && chosen.from <= chosen.to;
  return { chosen, change, period, isWhole };
}
