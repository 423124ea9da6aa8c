/** What is free of the header between its controls; the page has none where nobody is signed in. */
const laneSelector = '[data-toast-lane]';

/**
 * Keeps what says the toasts in the header's lane, for as long as there are any: where it is is known to the styles as `--lane-right`
 * and `--lane-width`, and that it is needed as `data-toasts` of the page, for which a narrow header makes room. Answers the way to
 * stop that.
 */
export function holdLane(): () => void {
  const page = document.documentElement;
  page.dataset.toasts = '';
  const lane = document.querySelector(laneSelector);
  const measure = () => {
    if (!lane) return;
    const { right, width } = lane.getBoundingClientRect();
    page.style.setProperty('--lane-right', `${page.clientWidth - right}px`);
    page.style.setProperty('--lane-width', `${width}px`);
  };
  const changes = new ResizeObserver(measure);
  if (lane) changes.observe(lane);
  window.addEventListener('resize', measure);
  measure();
  return () => {
    changes.disconnect();
    window.removeEventListener('resize', measure);
    delete page.dataset.toasts;
    page.style.removeProperty('--lane-right');
    page.style.removeProperty('--lane-width');
  };
}
