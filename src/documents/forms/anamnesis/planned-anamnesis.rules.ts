import type { PlannedPart } from '../planned/planned.rules.ts';
import { aptitudeDifferences, withAptitudes } from '../planned/planned-aptitudes.rules.ts';
import { examDifferences, withExams } from '../planned/planned-exams.rules.ts';
import { riskDifferences, withRisks } from '../planned/planned-risks.rules.ts';
import { risksOf } from '../shared/shared.rules.ts';
import { blankAnamnesisExam } from './anamnesis.labels.ts';
import type { AnamnesisAnswers } from './anamnesis.schema.ts';

/** What an anamnesis takes of the programme: all risks of the group, also those without medical control. */
export const plannedAnamnesis: PlannedPart<AnamnesisAnswers> = {
  taken: (answers, plan) => ({
    ...answers,
    ...withRisks(risksOf(answers), plan.risks),
    exams: withExams(answers.exams, plan.exams, blankAnamnesisExam),
    specialSkills: withAptitudes(skillsOf(answers), plan.aptitudes),
  }),
  differences: (answers, plan) => [
    ...riskDifferences(risksOf(answers), plan.risks, plan),
    ...examDifferences(answers.exams, plan),
    ...aptitudeDifferences(skillsOf(answers), answers.conclusionObservation, plan),
  ],
};

function skillsOf({ specialSkills, unfitSkills }: AnamnesisAnswers) {
  return { fit: specialSkills, unfit: unfitSkills };
}
