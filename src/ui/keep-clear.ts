import { wayDown } from './way-down.ts';

/** What stands at the top right and must stay in sight and in reach: the shell's header, a screen's actions, a modal's header. */
const obstacles = '[data-keep-clear], .mantine-Modal-header';

/**
 * Moves what is fixed at the top right down until it covers none of the obstacles, and follows them: modals open and close,
 * windows are resized. Answers the way to stop that.
 */
export function keepClear(stack: HTMLElement): () => void {
  let frame = 0;
  const place = () => {
    stack.style.marginTop = '0px';
    const boxes = Array.from(document.querySelectorAll(obstacles), (element) => element.getBoundingClientRect());
    stack.style.marginTop = `${wayDown(stack.getBoundingClientRect(), boxes)}px`;
  };
  const placeSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  };
  const stop = new AbortController();
  const options = { signal: stop.signal, passive: true };
  window.addEventListener('resize', placeSoon, options);
  window.addEventListener('scroll', placeSoon, options);
  document.addEventListener('transitionend', placeSoon, options);
  const changes = new MutationObserver(placeSoon);
  changes.observe(document.body, { childList: true, subtree: true });
  place();
  return () => {
    cancelAnimationFrame(frame);
    stop.abort();
    changes.disconnect();
  };
}
