import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorCode } from '../platform/browser/api-client.ts';
import { currentConnection, onConnectionChange } from '../platform/browser/connection.ts';
import { isNetworkError } from '../platform/browser/send.ts';
import { errorCodes } from '../sign-in/second-factor/second-factor.rules.ts';
import { accessApi } from '../sign-in/useProfile.ts';

const mostRetries = 3;

// What can't be loaded waits for the server, and is loaded when it can be reached again.
onlineManager.setEventListener((setOnline) => onConnectionChange(() => setOnline(currentConnection().reachable)));

/** The data of one session. Another session begins with none: nothing of one is ever drawn, or asked for, in another. */
export function useQueriesOf(token: string | null): QueryClient {
  const [held, setHeld] = useState(() => ({ token, queries: makeQueryClient() }));
  if (held.token !== token) setHeld({ token, queries: makeQueryClient() });
  const { queries } = held;
  useEffect(() => () => queries.clear(), [queries]);
  return queries;
}

function makeQueryClient(): QueryClient {
  // The installation has begun to require a second factor: the profile says so, and the shell leads to the set-up.
  const onError = (error: unknown) => {
    if (errorCode(error) === errorCodes.setup) void queries.invalidateQueries({ queryKey: accessApi.profile.key() });
  };
  const queries = new QueryClient({
    queryCache: new QueryCache({ onError }),
    // Whatever was changed may show on any screen: what is not on screen is asked for again when it is next shown.
    mutationCache: new MutationCache({ onError, onSuccess: () => queries.invalidateQueries({ refetchType: 'none' }) }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < mostRetries && isNetworkError(error),
        staleTime: 5_000,
        refetchOnWindowFocus: true,
      },
      // `send` decides what waits for the connection.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queries;
}
