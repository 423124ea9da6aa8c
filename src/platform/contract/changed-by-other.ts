import { ORPCError } from '@orpc/contract';

const code = 'CHANGED_BY_OTHER';

/** The refusal of a save that would undo another person's change: 409 with a code of its own. */
export function changedByOther() {
  return new ORPCError(code, { status: 409, message: 'Este registro foi alterado por outra pessoa' });
}

/** Whether a save was refused because the record has changed since it was read. */
export function isChangedByOther(error: unknown): boolean {
  return error instanceof ORPCError && error.code === code;
}
