import passkeysCalls from 'virtual:calls/passkeys';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../platform/browser/api-client.ts';
import { secondFactorApi } from '../second-factor/useSecondFactor.ts';
import { accessApi } from '../useProfile.ts';
import type { passkeysContract } from './passkeys.contract.ts';

export const passkeysApi = apiOf<typeof passkeysContract>('passkeys', passkeysCalls);

/** The own keys, and the way to ask for them again after a change, with what hangs on them. */
export function usePasskeys() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(passkeysApi.list.queryOptions());
  const reload = () =>
    Promise.all([
      refetch(),
      queries.invalidateQueries({ queryKey: secondFactorApi.read.key() }),
      queries.invalidateQueries({ queryKey: accessApi.profile.key() }),
    ]);
  return { data, error, reload };
}
