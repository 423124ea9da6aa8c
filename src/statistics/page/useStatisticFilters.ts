import { today } from '../../platform/contract/dates.ts';
import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { usualPeriod } from '../months.rules.ts';
import { type AskedPlace, placeNames } from '../place.rules.ts';

export type StatisticFilter = 'from' | 'to' | 'companyId' | (typeof placeNames)[number];

/** Of which months, whom and where is counted, as it stands in the address; a company sees its own numbers alone. */
export function useStatisticFilters() {
  const { params, change: changeParams } = useAddressState();
  const type = useProfile()?.user.type ?? '';
  const ownId = useOwnerId();
  const isCompany = type === 'company';
  const usual = usualPeriod(today());
  const change = (name: StatisticFilter, value: string) =>
    changeParams((after) => {
      // A unit, a sector, a function and a group are those of one company.
      if (name === 'companyId') for (const each of placeNames) after.delete(each);
      const isUsual = (name === 'from' || name === 'to') && value === usual[name];
      if (value && !isUsual) after.set(name, value);
      else after.delete(name);
    });
  // An unknown word in a typed address is refused by the server with a clear message.
  const period = { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to };
  const companyId = isCompany ? ownId : (params.get('companyId') ?? '');
  const of = companyId ? { companyId } : {};
  const place = Object.fromEntries(
    placeNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  ) as AskedPlace;
  return {
    ...{ period, companyId, of, place, change, isCompany, isReception: type === 'reception' },
    /** What is counted of the days of exams: a company is told of it only of all of it (decision 151). */
    ofDays: { ...period, ...of, ...(isCompany ? {} : place) },
    /** What is counted of people. */
    ofPeople: { ...period, ...of, ...place },
  };
}
