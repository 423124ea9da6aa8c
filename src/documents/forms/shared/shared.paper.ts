import { answer, answers, fitting, paperDate } from '../../paper/blocks.rules.ts';
import type { PaperBlock } from '../../paper/paper.ts';
import { identityLabels, type Risks, riskLabels, riskNames } from './shared.labels.ts';
import { noRisks } from './shared.rules.ts';

/** The patient's name, CPF and date of birth. */
export function identityBlock({ name, cpf, dt_birth }: Record<keyof typeof identityLabels, string>): PaperBlock {
  return answers(
    answer(identityLabels.name, name, { width: 1 }),
    answer(identityLabels.cpf, cpf),
    answer(identityLabels.dt_birth, paperDate(dt_birth)),
  );
}

/**
 * The groups of risks that were filled in, or the statement that there are none when a person declared it. Neither is a
 * line to write on: an empty field states nothing (NR-7, 7.5.19.1 c).
 */
export function riskBlock(risks: Risks, riskAbsence: boolean): PaperBlock {
  if (noRisks(risks)) {
    if (riskAbsence) return { kind: 'statement', text: 'Ausência de riscos ocupacionais específicos' };
    return answers(answer('Riscos', '', { width: 1, room: true }));
  }
  const filled = riskNames.filter((risk) => risks[risk].trim());
  return answers(...filled.map((risk) => fitting(riskLabels[risk], risks[risk])));
}
