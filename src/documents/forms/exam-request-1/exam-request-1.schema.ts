import { z } from 'zod';
import { requiredText } from '../../../platform/contract/fields.ts';
import type { Subject } from '../form.ts';
import { choices, identityFields, identityLabels, identityOf, longText } from '../shared.schema.ts';

export const laboratoryExams = [
  'Hemograma completo',
  'Reticulócitos',
  'Glicemia em jejum',
  'Hemoglobina glicada',
  'Triglicerídeos',
  'Colesterol total/HDL/LDL',
  'TGO',
  'TGP',
  'Creatinina',
  'VDRL',
  'Sumário de urina',
  'Coprocultura',
  'Parasitológico de fezes',
  'Hepatite C anti-HCV',
  'Hepatite B (anti-HBc, anti-HBs, HBsAg, anti-HBe)',
] as const;

export const chemicalAgents = [
  'Hemograma completo',
  'Ácido metil-hipúrico urinário',
  'Tolueno urinário',
  'TTMA na urina',
  'S-PMA na urina',
  'Colesterol total',
  'Chumbo na urina',
  'Colesterol LDL',
  'Chumbo no sangue',
  'ALA-U',
  'Fenol na urina',
  'Ácido metil-hipúrico na urina',
  'Atividade da acetilcolinesterase eritrocitária',
] as const;

const answers = z.object({
  ...identityFields,
  company: requiredText(),
  exams: choices(laboratoryExams),
  chemical_agents: choices(chemicalAgents),
  text_field: longText(),
});

const asked = answers.pick({ exams: true, chemical_agents: true, text_field: true });

/** Specification, section 3, Exam request type 1. A request that asks for no exam at all is refused. */
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

export const examRequest1Labels = {
  ...identityLabels,
  company: 'Empresa',
  exams: 'Exames',
  chemical_agents: 'Agentes químicos',
  text_field: 'Outros exames',
} as const satisfies Record<keyof ExamRequest1Answers, string>;

/** A new request: for whom and which company, nothing chosen. */
export function blankExamRequest1(subject: Subject): ExamRequest1Answers {
  const { corporate_reason } = subject.company;
  return { ...identityOf(subject), company: corporate_reason, exams: [], chemical_agents: [], text_field: '' };
}
