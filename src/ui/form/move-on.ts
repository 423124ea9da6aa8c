import type { KeyboardEvent } from 'react';

/**
 * Enter in a field leads to the next one, as whoever fills in many forms expects, and never prints; Ctrl+Enter sends the form
 * from anywhere. A field that has a use of its own for the key keeps it by preventing the default. What is drawn elsewhere on
 * the page, as a question asked by a part of the form, tells React of its keys here, too: they are not the form's.
 */
export function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const { currentTarget: form, target } = event;
  if (!(target instanceof Node && form.contains(target))) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const stops = Array.from(form.elements).filter((element) => isStop(element, target));
  const next = stops[stops.indexOf(target) + 1];
  if (next instanceof HTMLElement) next.focus();
}

/** Whether the key leads there: to every field once, however many boxes it has, and at last to the button that prints. */
function isStop(element: Element, from: Element): boolean {
  if (element === from) return true;
  if (!element.checkVisibility() || element.ariaHidden === 'true') return false;
  if (element instanceof HTMLButtonElement) return element.type === 'submit';
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return !element.disabled;
  if (!(element instanceof HTMLInputElement) || element.disabled || element.type === 'hidden') return false;
  return !isBox(element) || firstOfGroup(element, from) === element;
}

function isBox({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio';
}

/** The box of its group that is chosen, or the first; the others of the group that is being left are no stops. */
function firstOfGroup({ form, name }: HTMLInputElement, from: Element): Element | undefined {
  const group = Array.from(form?.elements ?? []).filter(
    (other) => other instanceof HTMLInputElement && other.name === name,
  );
  if (name !== '' && group.includes(from)) return undefined;
  return group.find((box) => box instanceof HTMLInputElement && box.type === 'radio' && box.checked) ?? group[0];
}
