import { type Occasion, occasionLabels, occasions } from '../../../programmes/programmes.labels.ts';
import { type PlannedPart, sourceOf } from '../planned/planned.rules.ts';
import { aptitudeDifferences, withAptitudes } from '../planned/planned-aptitudes.rules.ts';
import { examDifferences, withExams } from '../planned/planned-exams.rules.ts';
import { riskDifferences, withRisks } from '../planned/planned-risks.rules.ts';
import { noRisks, risksOf } from '../shared/shared.rules.ts';
import { blankExam, dayOfAso } from './aso.labels.ts';
import type { AsoAnswers } from './aso.schema.ts';

/** What an ASO takes of the programme: of the risks those that need medical control (NR-7, 7.5.19.1 c). */
export const plannedAso: PlannedPart<AsoAnswers> = {
  occasionOf: ({ examType }) => occasionOf(examType),
  withOccasion: (answers, occasion, newFunction) => ({
    ...answers,
    examType: occasionLabels[occasion],
    // Of a change it says what the person is going to do: fit for that, with its risks (NR-7, 7.5.10 and 7.5.19.1 b, e).
    ...(newFunction ? { employeeFunction: newFunction } : {}),
  }),
  dayOf: dayOfAso,
  taken: (answers, plan) => ({
    ...answers,
    // Someone has declared that there are none: that is theirs to take back.
    ...(answers.riskAbsence ? {} : withRisks(risksOf(answers), plan.risks.filter(needsControl))),
    exams: withExams(answers.exams, plan.exams, blankExam),
    special_skills: withAptitudes(skillsOf(answers), plan.aptitudes),
  }),
  differences: (answers, plan) => {
    const controlled = plan.risks.filter(needsControl);
    const contradicts = answers.riskAbsence && noRisks(answers) && controlled.length > 0;
    const names = controlled.map(({ name }) => name).join(', ');
    return [
      ...(contradicts
        ? [{ what: `Ausência declarada, e o grupo tem riscos: ${names}`, source: sourceOf(plan) }]
        : riskDifferences(risksOf(answers), controlled, plan)),
      ...examDifferences(answers.exams, plan),
      ...aptitudeDifferences(skillsOf(answers), answers.observation, plan),
    ];
  },
  absenceDeclared: (answers) => (answers.riskAbsence || !noRisks(answers) ? null : { ...answers, riskAbsence: true }),
};

function skillsOf({ special_skills, unfit_skills }: AsoAnswers) {
  return { fit: special_skills, unfit: unfit_skills };
}

function occasionOf(examType: string): Occasion | null {
  return occasions.find((occasion) => occasionLabels[occasion] === examType) ?? null;
}

function needsControl({ medicalControl }: { medicalControl: boolean }): boolean {
  return medicalControl;
}
