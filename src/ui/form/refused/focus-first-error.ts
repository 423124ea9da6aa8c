import { type FieldErrors, get } from 'react-hook-form';

/**
 * Focuses the first field, in the order of the screen, that was refused. The library's own order is that in which fields
 * were made, which is another one as soon as rows have been added.
 */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const refused = Array.from(form.elements).find((element) => isRefused(element, errors));
  if (!(refused instanceof HTMLElement)) return;
  refused.focus({ preventScroll: true });
  refused.scrollIntoView({ block: 'center' });
}

function isRefused(element: Element, errors: FieldErrors): boolean {
  const name = element.getAttribute('name');
  return Boolean(name) && element.getAttribute('type') !== 'hidden' && get(errors, name ?? '') !== undefined;
}
