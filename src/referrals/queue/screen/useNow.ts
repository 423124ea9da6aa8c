import { useEffect, useState } from 'react';

const everyMs = 20_000;

/** The present moment in milliseconds, drawn anew a few times a minute: what says 'há 12 min' goes on by itself. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
