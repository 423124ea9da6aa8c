import { type FieldErrors, get } from 'react-hook-form';

/**
 * Focuses the first field, in the order of the screen, that was refused. The library's own order is that in which fields
 * were made, which is another one as soon as rows have been added.
 */
export function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const all = Array.from(form.elements).filter((element) => isRefused(element, errors));
  for (const element of all) unfold(element);
  const [refused] = all;
  if (!(refused instanceof HTMLElement)) return;
  refused.focus({ preventScroll: true });
  refused.scrollIntoView({ block: 'center' });
}

/** What is folded away can't be seen, nor take the focus. */
function unfold(element: Element): void {
  const folded = element.closest('details');
  if (folded) folded.open = true;
}

function isRefused(element: Element, errors: FieldErrors): boolean {
  const name = element.getAttribute('name');
  return Boolean(name) && element.getAttribute('type') !== 'hidden' && get(errors, name ?? '') !== undefined;
}
