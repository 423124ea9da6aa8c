import type { PlannedPart } from '../planned/planned.rules.ts';
import { optionFor, requestDifferences, toRequest, withOptions } from '../planned/planned-request.rules.ts';
import { functionalExams } from './exam-request-2.labels.ts';
import type { ExamRequest2Answers } from './exam-request-2.schema.ts';

/** What the second request takes of the programme: the exams that stand on its list. */
export const plannedRequest2: PlannedPart<ExamRequest2Answers> = {
  taken: (answers, plan) => ({ ...answers, exams: withOptions(answers.exams, functionalExams, toRequest(plan)) }),
  differences: ({ exams }, plan) => {
    const known = toRequest(plan).filter((exam) => optionFor(functionalExams, exam));
    return requestDifferences(
      exams,
      known.filter((exam) => !optionFor(exams, exam)),
      plan,
    );
  },
};
