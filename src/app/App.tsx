import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { useLive } from '../live/useLive.ts';
import { whenUnauthenticated } from '../platform/browser/api-client.ts';
import { watchNetwork } from '../platform/browser/connection.ts';
import { endSession, onSessionEnd } from '../platform/browser/session-store.ts';
import { keepUpSession } from '../platform/browser/session-upkeep.ts';
import { useToken } from '../sign-in/useProfile.ts';
import { ConnectionLine } from '../ui/connection/ConnectionLine.tsx';
import { keepFocus } from '../ui/focus/keep-focus.ts';
import { closeToasts, errorToast } from '../ui/toast/toast.ts';
import { useQueriesOf } from './useQueriesOf.ts';

/** Everything but the public landing page: data, the connection, and what happens when a session is lost. */
export default function App() {
  const token = useToken();
  const queries = useQueriesOf(token);
  useLive(token, queries);
  useEffect(keepUpSession, []);
  useEffect(keepFocus, []);
  useEffect(watchNetwork, []);
  useEffect(() => onSessionEnd(closeToasts), []);
  useEffect(() => {
    whenUnauthenticated(() => {
      endSession('lost'); // The signed-in screens lead to the sign-in by themselves.
      errorToast('Você não está autenticado!');
    });
  }, []);

  return (
    <QueryClientProvider client={queries}>
      <ConnectionLine />
      <Outlet />
    </QueryClientProvider>
  );
}
