/** Where an element stood when it had the focus: what held it, innermost first, and at which place among its children. */
export type Place = { element: HTMLElement; within: readonly { holder: Element; at: number }[] };

const focusable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** Beyond these what stands beside an element has nothing to do with it. */
const ends = 'main, body, [role="dialog"], dialog, form, header, nav';

/** Where an element stands now. */
export function placeOf(element: HTMLElement): Place {
  const within: { holder: Element; at: number }[] = [];
  let child: Element = element;
  while (child.parentElement && !child.matches(ends)) {
    const holder = child.parentElement;
    within.push({ holder, at: [...holder.children].indexOf(child) });
    child = holder;
  }
  return { element, within };
}

/**
 * What can be used in the place of an element that has gone: of the row that has come there the same control, else the first one
 * after it, else the last before it.
 */
export function neighbourOf({ element, within }: Place, isFree: (element: HTMLElement) => boolean): HTMLElement | null {
  const from = within.findIndex(({ holder }) => holder.isConnected);
  if (from < 0) return null;
  for (const { holder, at } of within.slice(from)) {
    if (holder.matches(ends)) return null;
    const children = [...holder.children];
    const near = [...children.slice(Math.max(at, 0)), ...children.slice(0, Math.max(at, 0)).reverse()];
    for (const child of near) {
      const free = [child, ...child.querySelectorAll(focusable)].filter(
        (one): one is HTMLElement => one instanceof HTMLElement && one.matches(focusable) && isFree(one),
      );
      const found = free.find((one) => isLike(one, element)) ?? free[0];
      if (found) return found;
    }
  }
  return null;
}

/** A row's action is named by what it does and then by whose it is: 'Excluir Estufa', 'Excluir Viveiro'. */
function isLike(one: HTMLElement, other: HTMLElement): boolean {
  return one.tagName === other.tagName && firstWord(one) !== '' && firstWord(one) === firstWord(other);
}

function firstWord(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().split(/\s/)[0] ?? '';
}
