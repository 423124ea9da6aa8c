import secondFactorCalls from 'virtual:calls/secondFactor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '../../platform/browser/api-client.ts';
import { accessApi } from '../useProfile.ts';
import type { Showable } from './panel/IdentityForm.tsx';
import type { secondFactorContract } from './second-factor.contract.ts';

export const secondFactorApi = apiOf<typeof secondFactorContract>('secondFactor', secondFactorCalls);

/** The own second factor, and the way to ask for it again after a change, with what the shell knows of it. */
export function useSecondFactor() {
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(secondFactorApi.read.queryOptions());
  const reload = () => Promise.all([refetch(), queries.invalidateQueries({ queryKey: accessApi.profile.key() })]);
  return { data, error, reload };
}

/** What the user can show who is asked who it is. */
export function showableOf({ since, passkeys }: { since: string | null; passkeys: number }): Showable {
  return { app: since !== null, passkey: passkeys > 0, code: since !== null || passkeys > 0 };
}
