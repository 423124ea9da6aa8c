import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What shows that somebody is there and has gone on from what came first. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * What is only fetched and drawn once somebody moves and its place is in sight, and then stays: a first load is without it. Its height until then is
 * in pixels.
 */
export function WhenSeen({ height, children }: { height: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen) return;
    const ended = new AbortController();
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    const look = () => place.current && observer.observe(place.current);
    for (const sign of signs) {
      addEventListener(sign, look, { once: true, passive: true, capture: true, signal: ended.signal });
    }
    return () => {
      ended.abort();
      observer.disconnect();
    };
  }, [seen]);
  return (
    <div ref={place} style={seen ? undefined : { minHeight: height }}>
      {seen && children}
    </div>
  );
}
