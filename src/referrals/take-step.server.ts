import { conflict } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { type Kind, ofPerson, untold } from '../trail/change.server.ts';
import type { NewEntry } from '../trail/entries.db.ts';
import type { Action } from '../trail/trail.labels.ts';
import { type Step, stateAfter } from './referral-steps.rules.ts';
import { findKeptReferral, type ReferralChange, type ReferralRow, updateReferral } from './referrals.db.ts';
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

/** Sending somebody to the practice, as its steps change it. */
export const referralKind: Kind<'referral', ReferralRow> = {
  subject: 'referral',
  table: 'referrals',
  find: findKeptReferral,
  missing: 'Encaminhamento não encontrado.',
  belongsTo: ofPerson,
  changes: untold,
};

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
  return aboutReferral(actions[step], referral);
}

/** What the trail is told of a referral. */
export function aboutReferral(action: Action, { id, companyId, employeeId }: ReferralRow): NewEntry {
  return { action, subject: 'referral', subjectId: id, companyId, employeeId };
}
