import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Leads to the field that the address names, as from a pendency: `#exams` to the first of the exams.
 * @param ready whether the fields are there
 */
export function useFieldOfAddress(ready: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the same place is asked for again
  useEffect(() => {
    const name = decodeURIComponent(hash.slice(1));
    if (!ready || name === '') return;
    const named = Array.from(document.querySelectorAll<HTMLElement>('[name]'));
    const nameOf = (element: HTMLElement) => element.getAttribute('name') ?? '';
    const field =
      named.find((element) => nameOf(element) === name) ??
      named.find((element) => nameOf(element).startsWith(`${name}.`));
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [ready, hash, key]);
}
