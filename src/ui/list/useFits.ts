import { useCallback, useState } from 'react';

/** Whether all of a table fits into its place: only then its head can stay in sight, for what is moved sideways is a window of its own. */
export function useFits() {
  const [fits, setFits] = useState(true);
  const place = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const look = () => setFits(element.scrollWidth <= element.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [fits, place] as const;
}
