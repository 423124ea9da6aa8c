import { useMutation, useQueryClient } from '@tanstack/react-query';
import { clearDrafts } from '../platform/browser/draft-store.ts';
import { clearSession } from '../platform/browser/session-store.ts';
import { accessApi, useProfile } from './useProfile.ts';

/** Signs out: ends the session on the server too, forgets it and the user's drafts here, and goes to the landing page. */
export function useSignOut() {
  const queries = useQueryClient();
  const userId = useProfile()?.user.id;
  return useMutation(
    accessApi.signOut.mutationOptions({
      // Taken before the call: an answer of 401 has ended the session by the time it settles.
      onMutate: () => userId,
      onSettled: (_answer, _error, _input, owner) => {
        if (owner) clearDrafts(owner);
        clearSession('/');
        queries.clear();
      },
    }),
  );
}
