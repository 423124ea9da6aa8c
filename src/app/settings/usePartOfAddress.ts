import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Leads to the part that the address names, `#senha`: its heading is focused, also where only the address has changed.
 * @param around holds the parts, each with its name as id
 * @param ready whether they are there
 */
export function usePartOfAddress(around: RefObject<HTMLElement | null>, ready: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the same part is asked for again
  useEffect(() => {
    const parts = around.current;
    const part = Array.from(parts?.children ?? []).find(({ id }) => id !== '' && `#${id}` === hash);
    const heading = part?.querySelector('h2');
    if (!ready || !parts || !part || !heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // What stands above is still being loaded, and moves it: it stays in sight until somebody moves on.
    const observer = new ResizeObserver(() => {
      if (document.activeElement === heading) part.scrollIntoView();
    });
    observer.observe(parts);
    const movedOn = new AbortController();
    const leave = () => {
      observer.disconnect();
      movedOn.abort();
    };
    for (const sign of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
      window.addEventListener(sign, leave, { signal: movedOn.signal, passive: true });
    }
    return leave;
  }, [around, ready, hash, key]);
}
