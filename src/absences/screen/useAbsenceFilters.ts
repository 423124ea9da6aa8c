import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { type AbsenceList, absenceListNames } from '../absences.labels.ts';

const firstList: AbsenceList = 'current';

export type AbsenceFilter = 'list' | 'companyId' | 'employeeId' | 'from' | 'to';

/** Which absences are seen, as it stands in the address; a company sees its own people alone. */
export function useAbsenceFilters() {
  const { params, change: changeParams } = useAddressState();
  const isCompany = useProfile()?.user.type === 'company';
  const ownId = useOwnerId();
  const change = (name: AbsenceFilter, value: string) =>
    changeParams((after) => {
      after.delete('page');
      // A person is of one company.
      if (name === 'companyId') after.delete('employeeId');
      if (value && !(name === 'list' && value === firstList)) after.set(name, value);
      else after.delete(name);
    });
  const companyId = isCompany ? ownId : (params.get('companyId') ?? '');
  const employeeId = params.get('employeeId') ?? '';
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  const input = {
    list: absenceListNames.find((name) => name === params.get('list')) ?? firstList,
    ...(companyId ? { companyId } : {}),
    ...(employeeId ? { employeeId } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  return { input, change, isCompany, companyId, employeeId, from, to };
}
