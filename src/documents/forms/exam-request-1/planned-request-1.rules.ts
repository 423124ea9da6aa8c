import { fold } from '../../../platform/database/search/search.ts';
import type { Plan } from '../../../programmes/programmes.contract.ts';
import { functionalExams } from '../exam-request-2/exam-request-2.labels.ts';
import type { PlannedPart } from '../planned/planned.rules.ts';
import type { PlannedExam } from '../planned/planned-exams.rules.ts';
import { optionFor, requestDifferences, toRequest, withOptions } from '../planned/planned-request.rules.ts';
import { chemicalAgents, laboratoryExams } from './exam-request-1.labels.ts';
import type { ExamRequest1Answers } from './exam-request-1.schema.ts';

/** What the first request takes of the programme: what its lists know is ticked, the rest is written under 'Outros exames'. */
export const plannedRequest1: PlannedPart<ExamRequest1Answers> = {
  taken: (answers, plan) => {
    const exams = ofThisRequest(plan);
    const agents = exams.filter((exam) => !optionFor(laboratoryExams, exam));
    const written = agents.filter((exam) => !optionFor(chemicalAgents, exam) && !isWritten(answers.text_field, exam));
    return {
      ...answers,
      exams: withOptions(answers.exams, laboratoryExams, exams),
      chemical_agents: withOptions(answers.chemical_agents, chemicalAgents, agents),
      text_field: [answers.text_field.trim(), ...written.map(({ name }) => name)].filter(Boolean).join('\n'),
    };
  },
  differences: (answers, plan) => {
    const ticked = [...answers.exams, ...answers.chemical_agents];
    const missing = ofThisRequest(plan).filter(
      (exam) => !optionFor(ticked, exam) && !isWritten(answers.text_field, exam),
    );
    return requestDifferences([...new Set(ticked)], missing, plan);
  },
};

/** What the second request has on its list is asked for there. */
function ofThisRequest(plan: Plan): PlannedExam[] {
  return toRequest(plan).filter((exam) => !optionFor(functionalExams, exam));
}

function isWritten(text: string, { name }: PlannedExam): boolean {
  return fold(text).includes(fold(name));
}
