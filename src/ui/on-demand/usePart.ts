import { type ComponentType, useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { errorToast } from '../toast/toast.ts';

/**
 * A part of a screen that is fetched when somebody comes to it. Where it can't be fetched a toast says so, and the next time
 * asks again.
 * @param load fetches the part's code
 * @param onFailed told when it can't be fetched
 * @returns the part, null until it is there, and what fetches it unless it is
 */
export function usePart<Props>(load: () => Promise<ComponentType<Props>>, onFailed: () => void) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  function fetchPart() {
    if (Part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      (error) => {
        onFailed();
        errorToast(errorMessage(error));
      },
    );
  }
  return [Part, fetchPart] as const;
}
