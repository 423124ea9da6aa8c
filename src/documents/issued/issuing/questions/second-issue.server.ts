import { isDeepStrictEqual } from 'node:util';
import type { SignedInContext } from '../../../../access/caller.server.ts';
import { lockEmployees } from '../../../../employees/employee-lookups.db.ts';
import { dayIn, today } from '../../../../platform/contract/dates.ts';
import { invalidInput } from '../../../../platform/contract/errors.ts';
import type { Database } from '../../../../platform/database/database.server.ts';
import type { FormKind } from '../../../documents.labels.ts';
import { findStanding } from '../../issued-reads.db.ts';
import { contentOf } from '../content.server.ts';

/** The document that is about to be issued. */
type Second = {
  employee: { companyId: string; employeeId: string };
  kind: FormKind;
  answers: Record<string, unknown>;
  /** Whether it was said that another one is wanted. */
  confirmed: boolean;
  /** The one that it corrects: no second one beside it. */
  except: string | null;
};

/** Of these kinds one a day is enough, of an ASO one for each occasion; of the others a second one is a slip only where it says the same. */
const oneADay: Partial<Record<FormKind, string>> = { aso: ' e ocasião', anamnesis: '' };

/**
 * Asks before a person has two valid documents of one kind, day and meaning, whichever tab or node they come from: the person is held
 * until the transaction ends. What becomes of the first number is then a decision and not an accident.
 * @throws 400 at `anotherConfirmed`, naming the one that stands
 */
export async function mustBeWanted(tx: Database, context: SignedInContext, second: Second): Promise<void> {
  const { employee, kind, answers, confirmed, except } = second;
  await lockEmployees(tx, [employee.employeeId]);
  if (confirmed) return;
  const standing = await findStanding(tx, context.scope, { ...employee, kind });
  const day = today();
  const same = standing.find(
    (one) =>
      one.id !== except &&
      dayIn(one.issuedAt) === day &&
      isSame(kind, contentOf(one, context.encryptionKeys).answers, answers),
  );
  if (!same) return;
  const what = oneADay[kind] ?? ' e com o mesmo texto';
  const message = `Já vale de hoje, para a mesma pessoa${what}: ${same.name}. Corrija esse documento, ou confirme que quer emitir outro`;
  throw invalidInput([{ path: 'anotherConfirmed', message }]);
}

function isSame(kind: FormKind, before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  if (oneADay[kind] !== undefined) return before.examType === after.examType;
  return isDeepStrictEqual(before, JSON.parse(JSON.stringify(after)));
}
