import { neighbourOf, type Place, placeOf } from './focus-place.ts';

/** So many places where the focus was are remembered: the opener of a modal that a modal has opened is among them. */
const remembered = 12;

/** What is said and goes by itself, such as a toast: no place to come back to. */
const passing = '[role="status"], [role="alert"]';

/** What may have taken the focus away: a part that goes, or a control that can no longer be used. */
const watched: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ['disabled', 'hidden', 'inert'],
};

/**
 * Gives the focus a sensible place where what had it has gone: the one that had it before, what has come into its place, or the
 * heading of the screen. Who puts it elsewhere meanwhile, a modal or the person, is left alone. Answers the way to stop that,
 * after which nothing is looked at any more.
 */
export function keepFocus(): () => void {
  const stop = new AbortController();
  let places: Place[] = [];
  let latest: HTMLElement | null = null;
  let isLost = false;
  let isLeft = false;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const look = () => {
    if (stop.signal.aborted || !isLost || !latest) return;
    if (isStill(latest)) return lookSoon(latest);
    if (!isNowhere()) {
      isLost = false;
      return;
    }
    if (places.some(({ element }) => isBusy(element))) return; // It is looked again when that has ended.
    const found = successor(places);
    if (!found) return;
    isLost = false;
    found.focus({ preventScroll: found.matches('h1') });
  };
  const lookSoon = (element: HTMLElement) => {
    clearTimeout(looking);
    looking = setTimeout(look, element.isConnected && element.matches(':disabled') ? backMs : settledMs);
  };
  const onChange = () => {
    if (!latest || isLeft || !(isNowhere() || isStill(latest))) return;
    if (!isLost && isUsable(latest)) return;
    isLost = true;
    lookSoon(latest);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target === document.body) return;
    [isLost, isLeft] = [false, false];
    latest = target;
    if (target.closest(passing)) return;
    places = [placeOf(target), ...places.filter(({ element }) => element !== target)].slice(0, remembered);
  };
  /** Whoever presses where nothing is has left what had the focus: it is not given back. */
  const onPress = () =>
    setTimeout(() => {
      if (latest && isNowhere() && isUsable(latest)) isLeft = true;
    });
  const options = { capture: true, passive: true, signal: stop.signal };
  document.addEventListener('focusin', onFocus, options);
  document.addEventListener('pointerdown', onPress, options);
  const changes = new MutationObserver(onChange);
  changes.observe(document.body, watched);
  return () => {
    stop.abort();
    changes.disconnect();
    clearTimeout(looking);
  };
}

/** What has been opened or gone to takes the focus for itself first. */
const settledMs = 60;
/** A field that can't be used while something is computed comes back, and is looked at again as soon as it has. */
const backMs = 1_500;

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** A browser takes the focus from what can't be used any more only when it draws next: nothing tells of that moment. */
function isStill(element: HTMLElement): boolean {
  return document.activeElement === element && !isUsable(element);
}

function isUsable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(':disabled') && element.closest('[inert]') === null && isSeen(element);
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** A button that works on what it was pressed for comes back. */
function isBusy(element: HTMLElement): boolean {
  return element.isConnected && element.matches('[data-loading], [aria-busy="true"]');
}

function successor(places: readonly Place[]): HTMLElement | null {
  const scope = [...document.querySelectorAll<HTMLElement>('[role="dialog"], dialog[open]')].filter(isSeen).at(-1);
  const isFree = (element: HTMLElement) => isUsable(element) && (!scope || scope.contains(element));
  for (const place of places) {
    if (isFree(place.element)) return place.element;
    const neighbour = neighbourOf(place, isFree);
    if (neighbour) return neighbour;
  }
  return scope ? null : heading();
}

function heading(): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('main h1');
  if (!title) return null;
  title.tabIndex = -1;
  return title;
}
