import { isDeepStrictEqual } from 'node:util';
import type { SignedInContext } from '../../../../access/caller.server.ts';
import { lockEmployees } from '../../../../employees/employee-lookups.db.ts';
import { dayIn, today } from '../../../../platform/contract/dates.ts';
import { invalidInput } from '../../../../platform/contract/errors.ts';
import type { Database } from '../../../../platform/database/database.server.ts';
import type { Duplicate } from '../../../forms/issuable.server.ts';
import type { FormKind } from '../../../forms/registry.ts';
import { findStanding } from '../../issued-reads.db.ts';
import { contentOf } from '../content.server.ts';

type Second = {
  employee: { companyId: string; employeeId: string };
  kind: FormKind;
  answers: Record<string, unknown>;
  /** What its form says of a second one. */
  duplicate: Duplicate<object> | undefined;
  /** Whether it was said that another one is wanted. */
  confirmed: boolean;
  /** The one that it corrects: no second one beside it. */
  except: string | null;
};

/** Where nothing else is said of its form, a second document is a slip only where it says the same. */
const usual: Duplicate<object> = {
  onTheSameDay: true,
  isSame: (before, after) => isDeepStrictEqual(before, JSON.parse(JSON.stringify(after))),
  stands: () => 'Já vale de hoje, para a mesma pessoa e com o mesmo texto',
};

/**
 * Asks before a person has two valid documents of one kind, day and meaning, whichever tab or node they come from: the person is held
 * until the transaction ends. What becomes of the first number is then a decision and not an accident.
 * @throws 400 at `anotherConfirmed`, naming the one that stands
 */
export async function mustBeWanted(tx: Database, context: SignedInContext, second: Second): Promise<void> {
  const { employee, kind, answers, confirmed, except } = second;
  const { onTheSameDay, isSame, stands } = second.duplicate ?? usual;
  await lockEmployees(tx, [employee.employeeId]);
  if (confirmed) return;
  const standing = await findStanding(tx, context.scope, { ...employee, kind });
  const day = today();
  const same = standing.find(
    (one) =>
      one.id !== except &&
      (!onTheSameDay || dayIn(one.issuedAt) === day) &&
      isSame(contentOf(one, context.encryptionKeys).answers, answers),
  );
  if (!same) return;
  const message = `${stands(answers)}: ${same.name}. Corrija esse documento, ou confirme que quer emitir outro`;
  throw invalidInput([{ path: 'anotherConfirmed', message, about: same.id }]);
}
