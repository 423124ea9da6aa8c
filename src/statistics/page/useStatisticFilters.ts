import { today } from '../../platform/contract/dates.ts';
import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { usualPeriod } from '../months.rules.ts';

const names = ['from', 'to', 'companyId'] as const;

export type StatisticFilter = (typeof names)[number];

/** Of which months and whom is counted, as it stands in the address; a company sees its own numbers alone. */
export function useStatisticFilters() {
  const { params, change: changeParams } = useAddressState();
  const type = useProfile()?.user.type ?? '';
  const ownId = useOwnerId();
  const isCompany = type === 'company';
  const usual = usualPeriod(today());
  const change = (name: StatisticFilter, value: string) =>
    changeParams((after) => {
      if (value && !(name !== 'companyId' && value === usual[name])) after.set(name, value);
      else after.delete(name);
    });
  // An unknown word in a typed address is refused by the server with a clear message.
  const period = { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to };
  const companyId = isCompany ? ownId : (params.get('companyId') ?? '');
  const of = companyId ? { companyId } : {};
  return { period, companyId, of, input: { ...period, ...of }, change, isCompany, isReception: type === 'reception' };
}
