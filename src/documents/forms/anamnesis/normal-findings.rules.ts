import type { AnamnesisAnswers } from './anamnesis.schema.ts';
import { normalFindings, type PhysicalExamGroup, physicalExamGroups } from './anamnesis-options.labels.ts';

/** The physical examination with the normal finding in every group that holds none yet. */
export function normalWhereEmpty(answers: AnamnesisAnswers): Pick<AnamnesisAnswers, PhysicalExamGroup> {
  const chosen = physicalExamGroups.map((group) => [
    group,
    answers[group].length > 0 ? answers[group] : [normalFindings[group]],
  ]);
  return Object.fromEntries(chosen) as Pick<AnamnesisAnswers, PhysicalExamGroup>;
}
