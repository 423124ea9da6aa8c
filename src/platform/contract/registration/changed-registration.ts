import { invalidInput } from '../errors.ts';
import { readRegistration } from './registration.rules.ts';
import type { RegistrationKind } from './registration-kind.rules.ts';

/**
 * A change of a record that has a number of registration: where the kind is not said, it stays what it is.
 * @throws 400 at `cnpj` for what is no number of that kind
 */
export function changedRegistration<Change extends { cnpj: string; registrationKind?: RegistrationKind | undefined }>(
  change: Change,
  before: { registrationKind: string },
): Change & { registrationKind: RegistrationKind } {
  const registrationKind = change.registrationKind ?? (before.registrationKind as RegistrationKind);
  const read = readRegistration(registrationKind, change.cnpj);
  if ('problem' in read) throw invalidInput([{ path: 'cnpj', message: read.problem }]);
  return { ...change, cnpj: read.number, registrationKind };
}
