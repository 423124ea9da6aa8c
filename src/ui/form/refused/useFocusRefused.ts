import { type RefObject, useEffect, useReducer, useRef } from 'react';

/** What says that it was refused: a field, or a choice or group of them that is described by its message. */
const refused = '[aria-invalid="true"], [aria-describedby*="-error"]';

const field = ':is(input, select, textarea):enabled:not([type="hidden"])';

/**
 * Brings the user to the first field, in the order of the screen, that was refused: at once, or when its message is drawn. Who
 * has gone on meanwhile is left alone.
 * @param within what the fields stand in
 * @returns to be called when something that was sent did not go through
 */
export function useFocusRefused(within: RefObject<HTMLElement | null>): () => void {
  const sought = useRef(false);
  const [, look] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (!sought.current) return;
    const first = firstRefused(within.current);
    if (!first) return;
    sought.current = false;
    if (document.activeElement === first) return;
    first.focus({ preventScroll: true });
    first.scrollIntoView({ block: 'center' });
  });

  useEffect(() => {
    const giveUp = () => {
      sought.current = false;
    };
    for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, giveUp, true);
    return () => {
      for (const event of ['keydown', 'pointerdown']) document.removeEventListener(event, giveUp, true);
    };
  }, []);

  return () => {
    sought.current = true;
    look();
  };
}

/** Of a group the first that can be chosen, or the group itself where there is nothing to choose. */
function firstRefused(within: HTMLElement | null): HTMLElement | null {
  const first = within?.querySelector<HTMLElement>(refused) ?? null;
  if (!first || first.matches(`${field}, button`)) return first;
  return first.querySelector<HTMLElement>(field) ?? first.querySelector<HTMLElement>('button:enabled') ?? first;
}
