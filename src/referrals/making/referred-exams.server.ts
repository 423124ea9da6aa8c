import { reachOf } from '../../access/policy.ts';
import { invalidInput } from '../../platform/contract/errors.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { type PlannedFor, plannedFor } from '../../programmes/plan/plan-lookups.server.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';
import { forbiddenExam, needsJustification } from '../../reference/forbidden-exams.labels.ts';
import { findExam } from '../../reference/reference-lookups.server.ts';
import type { ReferredExam } from '../referrals.contract.ts';
import { clinicalExam } from '../referrals.labels.ts';
import type { Referred } from './refer.server.ts';

const byHand = 'Incluído por quem encaminhou';

/**
 * The exams that are asked for, each once, by the name of their code alone, with the protocol's reason where it asks for it. Of whom
 * the protocol knows nothing none need be named: the practice says which.
 * @param type of whom asks: a company may not give an exam the reason that it needs (NR-7, 7.5.18), the reception adds none
 * @throws 400 for a code that the table does not have, for a forbidden exam, for one without the reason that it needs or that who asks may not add, and for none where the protocol asks for some
 */
export function referredExams(
  asked: readonly ReferredExam[],
  planned: PlannedFor,
  { type }: { type: string },
): ReferredExam[] {
  if (asked.length === 0 && planned.exams.length > 0) {
    throw invalidInput([{ path: 'exams', message: 'Escolha ao menos um exame' }]);
  }
  const codes = new Set<string>();
  const exams: ReferredExam[] = [];
  const mayAdd = reachOf(type, 'referrals.addExams') !== null;
  for (const [at, { code }] of asked.entries()) {
    const path = `exams.${at}.code`;
    const known = findExam(code);
    if (!known) throw invalidInput([{ path, message: 'Este código não está na Tabela 27 do eSocial' }]);
    const { name } = known;
    const forbidden = forbiddenExam(known);
    if (forbidden) throw invalidInput([{ path, message: `${forbidden.message} (${forbidden.source})` }]);
    if (codes.has(code)) continue;
    codes.add(code);
    const plan = planned.exams.find((exam) => exam.code === code);
    if (!plan && !mayAdd && !(planned.group === null && code === clinicalExam.code)) {
      const message = `A recepção não acrescenta exames: ${name} não está no protocolo. Peça a um profissional que o inclua`;
      throw invalidInput([{ path, message }]);
    }
    if (!plan && known.withdrawn) {
      throw invalidInput([{ path, message: `O eSocial retirou o código ${code}: escolha o exame que o substitui` }]);
    }
    if (!plan && type === 'company' && needsJustification(code)) {
      const message = `${name} precisa de uma justificativa do médico: só se encaminha para ele por um protocolo, ou pela clínica (NR-7, 7.5.18)`;
      throw invalidInput([{ path, message }]);
    }
    exams.push({ code, name, reason: plan?.reason ?? byHand });
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
