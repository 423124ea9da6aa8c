import { tremble } from './tremble.ts';

/** How long after it is let go a finger's click may still come. */
const clickMs = 100;

/** What a click does something with; to a field of text the press itself gives the focus. */
const pressable =
  'a[href],button,summary,label,[type=checkbox],[type=radio],[role=button],[role^=menuitem],[role=option],[role=tab]';

/** What has been taken away from who pressed it. */
const unusable = ':disabled,[aria-disabled=true],[data-disabled],[data-loading],[inert],[inert] *';

/**
 * A press counts for what it began on. Where an answer moves the page between press and release, the browser finds another element
 * under the mouse, and clicks neither: the click is given to what was pressed, and nothing that has slid under the mouse has one.
 * A mouse that has moved away has left it, as always; the second press of a double click, and one with a key held, is the browser's
 * alone. Answers the way to stop that.
 */
export function keepPresses(): () => void {
  const stop = new AbortController();
  let press: { control: HTMLElement; modals: number; x: number; y: number } | null = null;
  const on = <Name extends keyof WindowEventMap>(
    names: readonly Name[],
    listener: (event: WindowEventMap[Name]) => void,
    { signal }: AbortController = stop,
  ) => {
    for (const name of names) window.addEventListener(name, listener, { capture: true, signal });
  };

  on(['pointerdown'], ({ target, isPrimary, button, clientX: x, clientY: y, ctrlKey, metaKey, shiftKey, altKey }) => {
    const isPlain = isPrimary && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
    const control = isPlain && target instanceof Element && target.closest<HTMLElement>(pressable);
    press = control ? { control, modals: modals(), x, y } : null;
  });
  on(['pointermove'], ({ clientX, clientY }) => {
    if (press && Math.hypot(clientX - press.x, clientY - press.y) >= tremble) press = null;
  });
  on(['pointercancel', 'contextmenu', 'dragstart'], () => {
    press = null;
  });
  on(['mousedown'], ({ detail }) => {
    if (detail > 1) press = null;
  });
  on(['pointerup'], ({ button, pointerType, clientX, clientY }) => {
    const pressed = press;
    press = null;
    if (!pressed || button !== 0 || pressed.control.contains(document.elementFromPoint(clientX, clientY))) return;
    const until = new AbortController();
    let isClicked = false;
    const take = (event: MouseEvent) => {
      isClicked ||= pressed.control.contains(event.target as Node);
      if (isClicked) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    on(['click'], take, until);
    // The mouse's click comes with its release, a finger's later.
    setTimeout(
      () => {
        until.abort();
        if (!isClicked && modals() <= pressed.modals && canBeUsed(pressed.control)) pressed.control.click();
      },
      pointerType === 'touch' ? clickMs : 0,
    );
  });
  return () => stop.abort();
}

/** One that has come meanwhile stands before what was pressed, and asks first. */
function modals(): number {
  return document.querySelectorAll('[aria-modal=true],dialog[open]').length;
}

function canBeUsed(control: HTMLElement): boolean {
  return !control.matches(unusable) && control.checkVisibility({ visibilityProperty: true });
}
