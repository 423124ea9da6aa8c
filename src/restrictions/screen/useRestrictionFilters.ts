import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { type RestrictionList, restrictionListNames } from '../restrictions.labels.ts';

const firstList: RestrictionList = 'standing';

type RestrictionFilter = 'list' | 'companyId' | 'employeeId';

/** Which restrictions are seen, as it stands in the address; a company sees its own people alone. */
export function useRestrictionFilters() {
  const { params, change: changeParams } = useAddressState();
  const isCompany = useProfile()?.user.type === 'company';
  const ownId = useOwnerId();
  const change = (name: RestrictionFilter, value: string) =>
    changeParams((after) => {
      after.delete('page');
      // A person is of one company.
      if (name === 'companyId') after.delete('employeeId');
      if (value && !(name === 'list' && value === firstList)) after.set(name, value);
      else after.delete(name);
    });
  const companyId = isCompany ? ownId : (params.get('companyId') ?? '');
  const employeeId = params.get('employeeId') ?? '';
  const input = {
    list: restrictionListNames.find((name) => name === params.get('list')) ?? firstList,
    ...(companyId ? { companyId } : {}),
    ...(employeeId ? { employeeId } : {}),
  };
  return { input, change, isCompany, companyId, employeeId };
}
