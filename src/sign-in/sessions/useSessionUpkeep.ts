import { useEffect } from 'react';
import { isNetworkError } from '../../platform/browser/send.ts';
import { currentToken, endSession, isRestored, storeUser } from '../../platform/browser/session-store.ts';
import { errorToast } from '../../ui/toast/toast.ts';
import { useProfileQuery } from '../useProfile.ts';
import { useLeaving } from './useLeaving.ts';

/**
 * What an answer of the profile call means for the session. Without a connection, a session that the page was loaded with is given
 * up (product 2.3); one that has been answered once stays, and is asked for again. Other failures are only logged.
 * @returns whether the call has failed, and the way to try again
 */
export function useSessionUpkeep(): { failed: boolean; retry: () => void } {
  const { data, dataUpdatedAt, error, errorUpdateCount, refetch } = useProfileQuery();
  useEffect(() => {
    const token = currentToken();
    if (dataUpdatedAt > 0 && data && token) storeUser(token, { id: data.user.id, record: data });
  }, [data, dataUpdatedAt]);

  const isUnanswered = dataUpdatedAt === 0;
  useLeaving(isUnanswered);

  const firstAnswer = isUnanswered && errorUpdateCount === 1;
  useEffect(() => {
    if (!error) return;
    if (!isNetworkError(error)) return console.warn(error);
    if (!firstAnswer || !isRestored()) return;
    endSession('lost');
    errorToast('Sem conexão com o servidor. Entre de novo quando ela voltar: o que você digitou está guardado.');
  }, [error, firstAnswer]);
  return { failed: error !== null, retry: () => void refetch() };
}
