import { useLocation } from 'react-router';

/** With what the way to a document arrives that was issued just now for somebody of a queue: the place of it. */
export type IssuedAt = { queueAt: string };

/** The place of whose queue somebody was when this document was issued; null for any other way here. */
export function useIssuedAt(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null) return null;
  return 'queueAt' in state && typeof state.queueAt === 'string' ? state.queueAt : null;
}
