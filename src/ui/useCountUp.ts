import { useReducedMotion } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const durationMs = 700;

/** A number that runs from 0 to `target` once it is known; at once for those who want no motion. */
export function useCountUp(target: number | undefined): number {
  const still = useReducedMotion();
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (target === undefined) return;
    if (still) {
      setShown(target);
      return;
    }
    let frame = 0;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / durationMs));
      setShown(Math.round(target * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, still]);
  return shown;
}
