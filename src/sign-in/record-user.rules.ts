import { invalidInput } from '../platform/contract/errors.ts';

/**
 * An update may name the user of its record (product 4.8). It names, it does not choose: a record's user never
 * changes.
 * @throws 400 for another user than the record's own
 */
export function mustBeUserOf(record: { userId: string }, userId: string | undefined): void {
  if (userId === undefined || userId === record.userId) return;
  throw invalidInput([{ path: 'userId', message: 'Este não é o usuário deste cadastro' }]);
}
