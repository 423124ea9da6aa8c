import { today } from '../../platform/contract/dates.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';

/** The year that the address names; this one where it names none. */
export function useHolidayYear(): number {
  const { params } = useAddressState();
  const year = Number(params.get('year'));
  return Number.isInteger(year) && year >= 1900 && year <= 9999 ? year : Number(today().slice(0, 4));
}
