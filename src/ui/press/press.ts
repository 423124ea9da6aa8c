/** How long after it is let go a finger's click may still come. */
const clickMs = 100;

const listeners = new Set<() => void>();
let pressed: EventTarget | null = null;
let isWatched = false;

/** What the mouse button or the finger went down on, until it is let go and its click has come; null without a press. */
export function pressedNow(): EventTarget | null {
  return pressed;
}

/** Tells the listener when a press begins and when it has ended. Answers the way to stop that. */
export function onPress(listener: () => void): () => void {
  if (!isWatched) watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From the first who asks on, for as long as the page stands. */
function watch(): void {
  isWatched = true;
  let letGo: ReturnType<typeof setTimeout> | undefined;
  const set = (target: EventTarget | null) => {
    pressed = target;
    for (const listener of listeners) listener();
  };
  const release = () => {
    clearTimeout(letGo);
    letGo = setTimeout(set, clickMs, null);
  };
  const captured = { capture: true, passive: true };
  window.addEventListener(
    'pointerdown',
    ({ isPrimary, button, target }) => {
      if (!isPrimary || button !== 0) return;
      clearTimeout(letGo);
      set(target);
    },
    captured,
  );
  window.addEventListener('pointerup', release, captured);
  window.addEventListener('pointercancel', release, captured);
  window.addEventListener('blur', release); // The window's own; captured, each field's would count too.
}
