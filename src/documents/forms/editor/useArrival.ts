import { useLocation } from 'react-router';

/** With what a way to the forms arrives there: the form to show first, the draft to go on with unasked, the day that it is about. */
export type Arrival = { kind?: string; goOn?: string; day?: string };

/** What was given to the way here. */
export function useArrival(): Arrival {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return {};
  return {
    ...('kind' in state && typeof state.kind === 'string' ? { kind: state.kind } : {}),
    ...('goOn' in state && typeof state.goOn === 'string' ? { goOn: state.goOn } : {}),
    ...('day' in state && typeof state.day === 'string' ? { day: state.day } : {}),
  };
}
