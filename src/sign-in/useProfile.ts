import accessCalls from 'virtual:calls/access';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { apiOf } from '../platform/browser/api-client.ts';
import { isNetworkError } from '../platform/browser/send.ts';
import { currentToken, onSessionChange, storedUser } from '../platform/browser/session-store.ts';
import { takeLeaving } from './sessions/useLeaving.ts';
import type { accessContract, Profile } from './sign-in.contract.ts';

export const accessApi = apiOf<typeof accessContract>('access', accessCalls);

/** The token of the session, or null; follows sign-in and sign-out, also of other tabs. */
export function useToken(): string | null {
  return useSyncExternalStore(onSessionChange, currentToken, () => null);
}

/** The call for the profile. What was stored at the last visit is there at once; the server's answer replaces it. */
export function useProfileQuery() {
  const token = useToken();
  return useQuery(
    accessApi.profile.queryOptions({
      enabled: token !== null,
      initialData: storedProfile,
      initialDataUpdatedAt: 0,
      retry: (_failures, error) => isNetworkError(error) && takeLeaving(),
      networkMode: 'always',
      refetchOnReconnect: true,
    }),
  );
}

/** Who is signed in. */
export function useProfile(): Profile | undefined {
  const token = useToken();
  const { data } = useProfileQuery();
  return token ? data : undefined;
}

/** What was stored at the last visit, if it is a profile at all: anybody can change local storage. */
function storedProfile(): Profile | undefined {
  const stored = storedUser()?.record as Partial<Profile> | null | undefined;
  const known = typeof stored?.user?.type === 'string' && typeof stored.user.email === 'string';
  return known && typeof stored.switchedUser === 'object' ? (stored as Profile) : undefined;
}

/** The name to show for the user (product 2.5). */
export function displayName({ switchedUser, user }: Profile): string {
  const { admin, company, professional } = switchedUser;
  return admin?.name ?? company?.corporate_reason ?? professional?.name ?? user.email;
}

/** The id of the user's own record (product 2.5); for screens that are only shown to a known user. */
export function useOwnerId(): string {
  const { admin, company, professional } = useProfile()?.switchedUser ?? {};
  return (admin ?? company ?? professional)?.id ?? '';
}
