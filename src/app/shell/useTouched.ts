import { useEffect, useState } from 'react';

/** Whether the user has begun to do something: the time for what the first load does without. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const touch = () => setTouched(true);
    for (const event of ['pointerdown', 'keydown'])
      window.addEventListener(event, touch, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, []);
  return touched;
}
