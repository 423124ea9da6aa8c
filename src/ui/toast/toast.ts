/** How long a toast stays (specification, section 9). */
const autoCloseMs = 5_000;

/** Counted in steps of which a page that stands still takes one at most: nobody reads on it meanwhile. */
const stepMs = 250;

export type Toast = { id: string; message: string; tone: 'success' | 'error' };

let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();

/** A green toast at the top right. One with an `id` replaces the one before it. */
export function successToast(message: string, id = message): void {
  show({ id, message, tone: 'success' });
}

/** A red toast at the top right. */
export function errorToast(message: string, id = message): void {
  show({ id, message, tone: 'error' });
}

export function currentToasts(): readonly Toast[] {
  return shown;
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function closeToast(id: string): void {
  keepToast(id);
  change(shown.filter((toast) => toast.id !== id));
}

/** Closes all of them: what they say is of a session that has ended. */
export function closeToasts(): void {
  for (const { id } of shown) closeToast(id);
}

/** Stops the clock while somebody reads it. */
export function keepToast(id: string): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Starts the clock anew. */
export function releaseToast(id: string, left = autoCloseMs): void {
  keepToast(id);
  const step = () => (left > stepMs ? releaseToast(id, left - stepMs) : closeToast(id));
  timers.set(id, setTimeout(step, stepMs));
}

function show(toast: Toast): void {
  change([...shown.filter(({ id }) => id !== toast.id), toast]);
  releaseToast(toast.id);
}

function change(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}
