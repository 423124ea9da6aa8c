import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What shows that somebody is there and has gone on from what came first. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

type Props = { height: number; before: ReactNode; children: ReactNode };

/**
 * What is only fetched and drawn once somebody moves and its place is in sight, and then stays: a first load is without it. Its height until then is
 * in pixels, and its place is never empty: nobody may have moved who sees it, or prints the page.
 * @param before what stands there until then
 */
export function WhenSeen({ height, before, children }: Props) {
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
      {seen ? children : before}
    </div>
  );
}
