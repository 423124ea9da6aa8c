import { useOwnerId, useProfile } from '../../../sign-in/useProfile.ts';
import { useAddressState } from '../../../ui/list/useAddressState.ts';

/** Whose conditions are seen, as it stands in the address; a company sees its own alone. */
export function useConditionsOf() {
  const { params, change } = useAddressState();
  const isCompany = useProfile()?.user.type === 'company';
  const ownId = useOwnerId();
  const choose = (companyId: string) =>
    change((after) => (companyId ? after.set('companyId', companyId) : after.delete('companyId')));
  return { companyId: isCompany ? ownId : (params.get('companyId') ?? ''), isCompany, choose };
}
