import type { Scope } from '../access/scope.ts';
import { conflict, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import type { NewEntry } from '../trail/entries.db.ts';
import type { Action } from '../trail/trail.labels.ts';
import { type Step, stateAfter } from './referral-steps.rules.ts';
import { lockReferral, type ReferralChange, type ReferralRow, updateReferral } from './referrals.db.ts';
import { type ReferralState, stateLabels } from './referrals.labels.ts';

const actions: Readonly<Record<Step, Action>> = {
  move: 'rescheduled',
  cancel: 'cancelled',
  arrive: 'arrived',
  undoArrival: 'arrival-undone',
  call: 'called',
  attend: 'attended',
  takeOver: 'taken-over',
  sendBack: 'sent-back',
  miss: 'missed',
  complete: 'completed',
  reopen: 'reopened',
};

/** What the trail is told of a referral's step. */
function entryOfStep(step: Step, referral: ReferralRow): NewEntry {
  return {
    ...{ action: actions[step], subject: 'referral', subjectId: referral.id },
    ...{ companyId: referral.company_id, employeeId: referral.employee_id },
  };
}

/** Holds a referral within the scope. @throws 404 */
export async function heldReferral(tx: Database, scope: Scope, id: string): Promise<ReferralRow> {
  const referral = await lockReferral(tx, scope, id);
  if (!referral) throw notFound('Encaminhamento não encontrado.');
  return referral;
}

/** The state that a referral has after a step. @throws 409 where its present one does not allow it, naming it */
export function mustAllow(step: Step, { state: before }: Pick<ReferralRow, 'state'>): ReferralState {
  const state = stateAfter(step, before);
  if (state) return state;
  throw conflict(`Isto não é mais possível: o encaminhamento está como “${stateLabels[before]}”.`);
}

/**
 * Takes a referral that is held a step further. The caller writes the entry that this answers to the trail, as the last thing
 * of its transaction.
 * @param change what else the step writes
 * @throws 409 where its state does not allow the step, naming the state
 */
export async function takeStep(
  tx: Database,
  referral: ReferralRow,
  step: Step,
  change: ReferralChange = {},
): Promise<NewEntry> {
  await updateReferral(tx, referral, { ...change, state: mustAllow(step, referral) });
  return entryOfStep(step, referral);
}
