import type { DataRouter } from 'react-router';

/** Where the router is, and where it is on its way to. */
export type AddressRouter = Pick<DataRouter, 'state' | 'navigate' | 'subscribe'>;

/** The parameters of the address that will stand once what is under way has arrived, whether it was drawn yet or not. */
export function latestParams({ state }: AddressRouter): URLSearchParams {
  return new URLSearchParams((state.navigation.location ?? state.location).search);
}

/**
 * Changes parameters of the address. Starts from where the router is going, so that of two changes before the next drawing
 * both hold, and knows nothing of the path. Nothing is changed once the user is on the way to another screen.
 * @param push whether the change is a step of its own for Back; it stays one when a further change catches up with it
 */
export function changeParams(
  router: AddressRouter,
  change: (params: URLSearchParams) => void,
  { push = false } = {},
): void {
  const { location, navigation } = router.state;
  const target = navigation.location ?? location;
  if (target.pathname !== location.pathname) return;
  const params = new URLSearchParams(target.search);
  const before = params.toString();
  change(params);
  const after = params.toString();
  if (after === before) return;
  const replace = !push && navigation.historyAction !== 'PUSH';
  const { pathname, hash, state } = target;
  void router.navigate({ pathname, hash, search: after && `?${after}` }, { replace, state, preventScrollReset: true });
}

/**
 * Goes to what a screen has under a path of its own, once a change of the screen's parameters that is under way has arrived:
 * going on at once would undo that one. Who is there already, or on the way, as by a double click, stays.
 */
export function goOnTo(router: AddressRouter, path: string, go: () => void): void {
  const { location, navigation } = router.state;
  if ((navigation.location ?? location).pathname.endsWith(`/${path}`)) return;
  if (navigation.location?.pathname !== location.pathname) {
    go();
    return;
  }
  const end = router.subscribe((state) => {
    if (state.navigation.state !== 'idle') return;
    end();
    queueMicrotask(() => goOnTo(router, path, go)); // The router tells of the arrival before it is done with it.
  });
}
