import { useCallback, useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { changeParams, goOnTo, latestParams } from './address.ts';

/**
 * State that lives in the address: the one way to read and to change it. `useSearchParams` would change what was last drawn,
 * and lose a change that is still under way; only the router itself knows of that one.
 */
export function useAddressState() {
  const router = useContext(DataRouterContext)?.router;
  if (!router) throw new Error('useAddressState needs a data router');
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const latest = useCallback(() => latestParams(router), [router]);
  const change = useCallback(
    (edit: (params: URLSearchParams) => void, options?: { push?: boolean }) => changeParams(router, edit, options),
    [router],
  );
  const goOn = useCallback((path: string, go: () => void) => goOnTo(router, path, go), [router]);
  return { params, latest, change, goOn };
}
