import { useEffect, useRef, useState } from 'react';
import { useLocation, useOutlet } from 'react-router';
import { OpeningContext } from './opening.ts';

type Shown = { pathname: string; count: number; leaving: boolean };

/**
 * Where the modals that are child routes of a screen are drawn. What is left by a new address fades out when that address is
 * already there: if the address came after, what is opened during the fade would be closed in its place. Each opening is a
 * component of its own, also of the same record.
 * @param context what the screen gives its modals
 */
export function ModalOutlet({ context }: { context: unknown }) {
  const outlet = useOutlet(context);
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const last = useRef(outlet);
  useEffect(() => {
    if (outlet) last.current = outlet;
  }, [outlet]);

  if (outlet && (!shown || shown.leaving || shown.pathname !== pathname)) {
    setShown({ pathname, count: (shown?.count ?? 0) + 1, leaving: false });
  } else if (!outlet && shown && !shown.leaving) {
    setShown({ ...shown, leaving: true });
  }
  if (!shown) return null;
  return (
    <OpeningContext
      key={shown.count}
      value={{
        leaving: shown.leaving,
        onLeft: () => afterFocus(() => setShown((now) => (now?.count === shown.count && now.leaving ? null : now))),
      }}
    >
      {outlet ?? last.current}
    </OpeningContext>
  );
}

/**
 * Mantine gives the focus back 10 ms after a modal was closed, unless the modal is gone by then; without movement it has faded
 * out at once. Timers of one wait run in their order: the second begins when Mantine's has begun, and is longer.
 */
function afterFocus(work: () => void): void {
  setTimeout(() => setTimeout(work, 20));
}
