import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { type EventList, type EventState, eventListNames, eventStates, listOfState } from '../esocial.labels.ts';

const firstList: EventList = 'pendencies';

export type EventFilter = 'list' | 'companyId' | 'month' | 'state';

/** Which events are seen, as it stands in the address; a company sees its own alone. */
export function useEventFilters() {
  const { params, change: changeParams } = useAddressState();
  const isCompany = useProfile()?.user.type === 'company';
  const ownId = useOwnerId();
  const change = (name: EventFilter, value: string) =>
    changeParams((after) => {
      after.delete('page');
      // A state is of one list.
      if (name === 'list') after.delete('state');
      if (value && !(name === 'list' && value === firstList)) after.set(name, value);
      else after.delete(name);
    });
  const companyId = isCompany ? ownId : (params.get('companyId') ?? '');
  const month = params.get('month') ?? '';
  const list = eventListNames.find((name) => name === params.get('list')) ?? firstList;
  const states = (Object.keys(eventStates) as EventState[]).filter((state) => listOfState[state] === list);
  const state = states.find((one) => one === params.get('state')) ?? '';
  const input = {
    list,
    ...(companyId ? { companyId } : {}),
    ...(month ? { month } : {}),
    ...(state ? { state } : {}),
  };
  return { input, change, isCompany, companyId, month, state, states };
}
