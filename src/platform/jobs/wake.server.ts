const listeners = new Set<() => void>();

/** Tells the workers of this process that there may be something to do. */
export function wakeWorkers(): void {
  for (const wake of listeners) wake();
}

/** @returns ends it */
export function onWake(wake: () => void): () => void {
  listeners.add(wake);
  return () => void listeners.delete(wake);
}
