import type { SignedInContext } from '../../access/caller.server.ts';
import { changedByOther } from '../../platform/contract/changed-by-other.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { conflict, notFound } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findAbsence } from '../absences.db.ts';
import { paidByEmployer } from '../absences.labels.ts';
import { inssCasesOf } from './inss.rules.ts';
import { findSickAway } from './inss-absences.db.ts';

/** What a referral to the INSS asks of absences. */

/**
 * The days away that began with an absence, and from when on they are the INSS's, as they stand today.
 * @throws 404 for none, 409 where the employer pays all of them, or nobody has said whether the cause is that of the absence before
 */
export async function findInssToIssue(db: Database, scope: SignedInContext['scope'], absenceId: string) {
  const absence = await findAbsence(db, scope, absenceId);
  if (!absence) throw notFound('Afastamento não encontrado.');
  const { companyId, employeeId } = absence;
  const away = (await findSickAway(db, companyId, [employeeId])).get(employeeId) ?? [];
  const cases = inssCasesOf(away, today());
  const one = cases.find(({ id }) => id === absenceId);
  const { fromOn = null, isAsked = false } = one ?? {};
  if (one && fromOn !== null) return { companyId, employeeId, ...one, fromOn };
  const begun = !one && cases.find(({ counted }) => counted.some(({ id }) => id === absenceId));
  if (begun)
    throw conflict(`Este afastamento continua outro: encaminhe pelo que começou em ${formatDate(begun.startsOn)}.`);
  if (isAsked) {
    throw conflict(
      'Falta dizer se a causa é a do afastamento anterior: com ela os dias passam de 15. Corrija o afastamento antes de encaminhar.',
    );
  }
  throw conflict(
    `Com até ${paidByEmployer} dias de doença ou acidente a empresa paga todos, e não há encaminhamento (Lei 8.213/1991, art. 60, § 3º).`,
  );
}

/** @throws 409 where these days are no longer as they were read */
export async function mustBeSameDays(
  tx: Database,
  scope: SignedInContext['scope'],
  before: Awaited<ReturnType<typeof findInssToIssue>>,
): Promise<void> {
  const now = await findInssToIssue(tx, scope, before.id);
  if (JSON.stringify(now) !== JSON.stringify(before)) throw changedByOther();
}
