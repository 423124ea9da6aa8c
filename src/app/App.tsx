import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { errorCodes } from '../access/second-factor/second-factor.rules.ts';
import { accessApi } from '../access/useProfile.ts';
import { errorCode, whenUnauthenticated } from '../platform/browser/api-client.ts';
import { clearSession, storedToken } from '../platform/browser/session-store.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { errorToast } from '../ui/toast.ts';

/** Everything but the public landing page: toasts, data, and what happens when a session is lost. */
export default function App() {
  const [queries] = useState(makeQueryClient);
  useEffect(() => {
    whenUnauthenticated(() => {
      if (!storedToken()) return; // Several calls can fail at once: one message.
      clearSession(); // The signed-in screens lead to the sign-in by themselves.
      queries.clear();
      errorToast('Você não está autenticado!');
    });
  }, [queries]);

  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <Toasts />
    </QueryClientProvider>
  );
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
      queries: { retry: false, staleTime: 5_000, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
  return queries;
}
