import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router';
import { changeParams, goOnTo, latestParams } from './address.ts';

/**
 * State that lives in the address: the one way to read and to change it. `useSearchParams` would change what was last drawn,
 * and lose a change that is still under way; only the router itself knows of that one.
 */
export function useAddressState() {
  const router = useRouter();
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

/**
 * Whether parameters of this screen's address have been changed that are not drawn yet: that is done when nothing more urgent is, and
 * who presses meanwhile presses what still stands.
 */
export function useIsAddressChanging(): boolean {
  const router = useRouter();
  const { pathname, search } = useLocation();
  const subscribe = useCallback((notify: () => void) => router.subscribe(notify), [router]);
  return useSyncExternalStore(subscribe, () => {
    const goal = router.state.navigation.location ?? router.state.location;
    return goal.pathname === pathname && goal.search !== search;
  });
}

function useRouter() {
  const router = useContext(DataRouterContext)?.router;
  if (!router) throw new Error('the state of an address needs a data router');
  return router;
}
