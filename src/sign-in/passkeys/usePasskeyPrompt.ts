import { useEffect, useRef } from 'react';
import { askForPasskey } from '../../platform/browser/passkey-prompt.ts';

/**
 * Asks for one of the user's keys as long as the screen is there: when it goes, the browser's question goes with it, and what is
 * still to be asked is not.
 */
export function usePasskeyPrompt() {
  const shown = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    shown.current = controller;
    return () => controller.abort();
  }, []);
  return (options: { challenge: string }) => askForPasskey(options, { signal: shown.current?.signal });
}
