import { useRef } from 'react';

/**
 * Guards a submitting control: while one call of the action is under way further ones (a double click, Enter twice) do
 * nothing. Held in a ref, because the second click comes before a state would be drawn.
 * @param action what the control does; answering `'done'` keeps it from ever being done again, for a screen that is being left
 */
export function useSingleFlight<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const flying = useRef(false);
  return async (...args: Args): Promise<void> => {
    if (flying.current) return;
    flying.current = true;
    let outcome: unknown;
    try {
      outcome = await action(...args);
    } finally {
      flying.current = outcome === 'done';
    }
  };
}
