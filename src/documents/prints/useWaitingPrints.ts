import { useEffect } from 'react';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { hasWaitingPrints } from './waiting-prints.ts';

/** Tells the server, when a session begins, what was printed in an earlier one and is not in the trail yet. */
export function useWaitingPrints(userId: string | undefined): void {
  useEffect(() => {
    if (!userId || !hasWaitingPrints(userId)) return;
    fetchScript(() => import('./send-prints.ts'))
      .then(({ sendPrints }) => sendPrints(userId))
      .catch(console.warn);
  }, [userId]);
}
