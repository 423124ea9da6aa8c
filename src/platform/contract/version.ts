import { ORPCError } from '@orpc/contract';
import { z } from 'zod';

/**
 * The version of a record that a save is based on. A save with an older one is refused with 409; one without is taken as
 * it is.
 */
export const savedVersion = { version: z.int32('Versão inválida').optional() };

const code = 'CHANGED_BY_OTHER';

/** The refusal of a save that would undo another person's change: 409 with a code of its own. */
export function changedByOther() {
  return new ORPCError(code, { status: 409, message: 'Este registro foi alterado por outra pessoa' });
}

/** Whether a save was refused because the record has changed since it was read. */
export function isChangedByOther(error: unknown): boolean {
  return error instanceof ORPCError && error.code === code;
}
