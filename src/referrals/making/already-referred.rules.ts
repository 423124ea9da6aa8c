import { ORPCError } from '@orpc/contract';

/** Of how many people some were sent already, where a refusal says so; null for any other error. */
export function alreadyReferred(error: unknown): { open: number; total: number } | null {
  if (!(error instanceof ORPCError) || error.code !== 'REFERRED_ALREADY') return null;
  const { open, total } = (error.data ?? {}) as { open?: unknown; total?: unknown };
  return typeof open === 'number' && typeof total === 'number' ? { open, total } : null;
}
