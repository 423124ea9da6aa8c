import { type RefObject, useEffect } from 'react';

/** Sends a form on that was sent before the scripts were there: the built page holds it until then (`holdForms`). */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return;
    form.current.dataset.ready = '';
    if ('held' in form.current.dataset) form.current.requestSubmit();
  }, [form]);
}
