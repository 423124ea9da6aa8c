import { ORPCError } from '@orpc/contract';
import type { Issue } from './errors.ts';

const code = 'CHANGED_BY_OTHER';

/** The refusal of a save that would undo another person's change: 409 with a code of its own. */
export function changedByOther(issues: readonly Issue[] = []) {
  const message = 'Este registro foi alterado por outra pessoa';
  return new ORPCError(code, { status: 409, message, ...(issues.length > 0 ? { data: { issues } } : {}) });
}

/** Whether a save was refused because the record has changed since it was read. */
export function isChangedByOther(error: unknown): boolean {
  return error instanceof ORPCError && error.code === code;
}
