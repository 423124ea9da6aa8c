import { invalidInput } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { type PlannedFor, plannedFor } from '../../programmes/plan/plan-lookups.server.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { forbiddenExam, needsJustification } from '../../reference/forbidden-exams.labels.ts';
import { findExam } from '../../reference/reference-lookups.server.ts';
import type { ReferredExam } from '../referrals.contract.ts';
import type { Referred } from './refer.server.ts';

const byHand = 'Incluído por quem encaminhou';

/**
 * The exams that are asked for, each once, with the protocol's reason where it asks for it. Of whom the protocol knows nothing
 * none need be named: the practice says which.
 * @param mayJustify whether who asks may give an exam the reason that it needs: a company may not (NR-7, 7.5.18)
 * @throws 400 for a code that the table does not have, for a forbidden exam, for one without the reason that it needs, and for none where the protocol asks for some
 */
export function referredExams(
  asked: readonly ReferredExam[],
  planned: PlannedFor,
  { mayJustify }: { mayJustify: boolean },
): ReferredExam[] {
  if (asked.length === 0 && planned.exams.length > 0) {
    throw invalidInput([{ path: 'exams', message: 'Escolha ao menos um exame' }]);
  }
  const codes = new Set<string>();
  const exams: ReferredExam[] = [];
  for (const [at, { code, name }] of asked.entries()) {
    const path = `exams.${at}.code`;
    if (!findExam(code)) throw invalidInput([{ path, message: 'Este código não está na Tabela 27 do eSocial' }]);
    const forbidden = forbiddenExam({ code, name });
    if (forbidden) throw invalidInput([{ path, message: `${forbidden.message} (${forbidden.source})` }]);
    if (codes.has(code)) continue;
    codes.add(code);
    const plan = planned.exams.find((exam) => exam.code === code);
    if (!plan && !mayJustify && needsJustification(code)) {
      const message = `${name} precisa de uma justificativa do médico: só se encaminha para ele por um protocolo, ou pela clínica (NR-7, 7.5.18)`;
      throw invalidInput([{ path, message }]);
    }
    exams.push({ code, name: plan?.name ?? name, reason: plan?.reason ?? byHand });
  }
  return exams;
}

/** What the protocol asks for and nobody has done yet. */
export function examsToRefer({ exams }: PlannedFor): ReferredExam[] {
  return exams.filter(({ doneOn }) => doneOn === null).map(({ code, name, reason }) => ({ code, name, reason }));
}

export const nothingPlanned: PlannedFor = { group: null, exams: [] };

/** What the protocol asks of one person for an occasion on a day. */
export async function planOf(
  db: Database,
  person: Referred,
  { occasion, on, newFunction = '' }: { occasion: Occasion; on: string; newFunction?: string },
): Promise<PlannedFor> {
  const { companyId } = person;
  const plans = await plannedFor(db, [{ ...person, newFunction }], { companyId, occasion, on });
  return plans.get(person.id) ?? nothingPlanned;
}
