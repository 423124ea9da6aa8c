/** What somebody has changed. */
export type Change = {
  /** Whether what is kept under this key may be another answer by now. */
  concerns: (queryKey: readonly unknown[]) => boolean;
  /**
   * Who has changed the very record that is kept under this key: the own access, in another window or in the hands of whoever
   * shares it, or another; null where it is about another record.
   */
  by: (queryKey: readonly unknown[]) => 'own' | 'other' | null;
};

const listeners = new Set<(change: Change) => void>();

/** Calls back when something was changed, by whomever. For what is not asked anew by itself, as an open form. */
export function onChange(listener: (change: Change) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellChange(change: Change): void {
  for (const listener of [...listeners]) listener(change);
}
