/** What somebody has changed: whether what is kept under this key may be another answer by now. */
export type Change = (queryKey: readonly unknown[]) => boolean;

const listeners = new Set<(change: Change) => void>();

/** Calls back when something was changed, by whomever. For what is not asked anew by itself, as an open form. */
export function onChange(listener: (change: Change) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellChange(change: Change): void {
  for (const listener of [...listeners]) listener(change);
}
