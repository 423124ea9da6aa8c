import { z } from 'zod';
import { requiredText } from '../../../platform/contract/fields.ts';
import { choices, identityFields, longText } from '../shared/shared.schema.ts';
import { chemicalAgents, laboratoryExams } from './exam-request-1.labels.ts';

const answers = z.object({
  ...identityFields,
  company: requiredText(),
  exams: choices(laboratoryExams),
  chemical_agents: choices(chemicalAgents),
  text_field: longText(),
});

const asked = answers.pick({ exams: true, chemical_agents: true, text_field: true });

/** The first exam request (product 7.9). A request that asks for no exam at all is refused. */
export const examRequest1Schema = answers.refine(
  ({ exams, chemical_agents, text_field }) => exams.length + chemical_agents.length > 0 || text_field !== '',
  {
    path: ['exams'],
    message: 'Escolha ao menos um exame ou agente químico, ou escreva em Outros exames',
    // Said together with the fields that are missing, not only once those are filled in.
    when: ({ value }) => asked.safeParse(value).success,
  },
);

export type ExamRequest1Answers = z.input<typeof examRequest1Schema>;
