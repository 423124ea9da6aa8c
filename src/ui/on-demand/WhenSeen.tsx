import { type ReactNode, useEffect, useRef, useState } from 'react';

/** What is only fetched and drawn once whoever looks has come to its place, and then stays. Its height until then is in pixels. */
export function WhenSeen({ height, children }: { height: number; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || seen) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [seen]);
  return (
    <div ref={place} style={seen ? undefined : { minHeight: height }}>
      {seen && children}
    </div>
  );
}
