import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { flushDrafts, isUnfinished, keepDraft } from '../../../platform/browser/device/draft-store.ts';

/**
 * Keeps what is typed into the form as a draft, without drawing anything, and asks before a reload or closing while it holds
 * what was not printed. Leaving the screen within the application asks nothing: the draft is offered when the form is next opened.
 */
export function useDraft(form: UseFormReturn<object>, key: string): void {
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => keepDraft(key, () => form.getValues()),
    });
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnfinished(key)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', flushDrafts);
    document.addEventListener('visibilitychange', flushDrafts);
    return () => {
      stop();
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', flushDrafts);
      document.removeEventListener('visibilitychange', flushDrafts);
      flushDrafts();
    };
  }, [form, key]);
}
