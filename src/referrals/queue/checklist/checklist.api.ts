import type { SignedInContext } from '../../../access/caller.server.ts';
import { forSignedIn } from '../../../access/handlers.server.ts';
import { formatDate, today } from '../../../platform/contract/dates.ts';
import { conflict, invalidInput } from '../../../platform/contract/errors.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { findProfessionalName } from '../../../professionals/professional-lookups.db.ts';
import { findExam } from '../../../reference/reference-lookups.server.ts';
import { changeRecord, mustFind } from '../../../trail/change.server.ts';
import type { ReferralRow } from '../../referrals.db.ts';
import { stateLabels } from '../../referrals.labels.ts';
import { aboutReferral, referralKind } from '../../take-step.server.ts';
import { type CheckedExam, checklistOf, withEntry } from './checked-exams.server.ts';
import { checklistContract, type ListedExam } from './checklist.contract.ts';
import { findWithExams, writeChecked } from './checklist.db.ts';

export const checklistApi = forSignedIn(checklistContract, [], {
  read: async ({ input: { referralId }, context: { db, scope } }) => {
    const kind = { find: findWithExams, missing: referralKind.missing };
    const referral = await mustFind(kind, { db, scope }, referralId);
    const { employeeName, state, day } = referral;
    return { employeeName, state, day, isOpen: isThere(referral), exams: await shown(db, checklistOf(referral)) };
  },

  check: ({ input: { referralId, ...said }, context }) => check(context, referralId, said),
});

/**
 * Says of one exam that it was done, or that it was not. Two who say it of different exams wait for one another and change each their
 * own; said again, nothing is written.
 * @throws 404; 409 where the person is not there today, 400 for an exam that the referral does not ask for
 */
function check(context: SignedInContext, id: string, { code, done }: { code: string; done: boolean }) {
  return changeRecord(context, referralKind, {
    id,
    write: async (tx, referral) => {
      mustBeThere(referral);
      const exam = checklistOf(referral).find((one) => one.code === code.trim());
      if (!exam) throw invalidInput([{ path: 'code', message: `${named(code)} não é um exame deste encaminhamento` }]);
      const isSame = done === (exam.done !== null);
      const entry = isSame ? exam.done : done ? saidBy(context, exam.code) : null;
      if (!isSame) await writeChecked(tx, referral, withEntry(referral, exam.code, entry));
      const [answer] = await shown(tx, [{ ...exam, done: entry }]);
      return {
        after: referral,
        // The trail does not say which exam: its name tells of somebody's health, and of their work's risks.
        entry: isSame ? null : aboutReferral(done ? 'exam-checked' : 'exam-unchecked', referral),
        answer: { exam: answer as ListedExam },
      };
    },
  });
}

function saidBy({ caller }: SignedInContext, code: string): CheckedExam {
  return { code, at: new Date().toISOString(), by: caller.ownerId, as: caller.type };
}

function isThere({ state, day }: Pick<ReferralRow, 'state' | 'day'>): boolean {
  return (state === 'arrived' || state === 'attending') && day === today();
}

function mustBeThere(referral: ReferralRow): void {
  const { state, day } = referral;
  if (isThere(referral)) return;
  const isOfOtherDay = state === 'arrived' || state === 'attending';
  throw conflict(
    isOfOtherDay
      ? `A pessoa está na fila de ${formatDate(day)}: exames se marcam no dia em que ela está aqui.`
      : `Exames se marcam de quem está presente ou em atendimento: o encaminhamento está como “${stateLabels[state]}”.`,
  );
}

/** An exam that is refused, by what the table calls it. */
function named(code: string): string {
  return findExam(code)?.name ?? `O exame ${code}`;
}

async function shown(db: Database, exams: ReturnType<typeof checklistOf>): Promise<ListedExam[]> {
  const sayers = new Map<string, string>();
  for (const { done } of exams) if (done && !sayers.has(done.by)) sayers.set(done.by, await sayer(db, done));
  return exams.map(({ code, name, done }) => ({
    ...{ code, name },
    done: done && { at: done.at, by: sayers.get(done.by) ?? '' },
  }));
}

/** What the screens call who has said it: the reception is one to whoever reads it. */
async function sayer(db: Database, { by, as }: CheckedExam): Promise<string> {
  if (as === 'reception') return 'Recepção';
  return (await findProfessionalName(db, by)) ?? 'Profissional';
}
