const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex]:not([tabindex="-1"])';

/**
 * What is longer than its window and has nothing in it that takes the focus takes it itself, so that it can be scrolled by the
 * keyboard (WCAG 2.2, 2.1.1). Anything else is no stop on the way with Tab.
 * @returns the way to end that
 */
export function keepReachable(element: HTMLElement): () => void {
  const look = () => {
    const isLong = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (isLong && !element.querySelector(focusable)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const changes = new MutationObserver(look);
  changes.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
