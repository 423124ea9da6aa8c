import type { Subject } from '../form.ts';
import { identityLabels } from '../shared/shared.labels.ts';
import { identityOf } from '../shared/shared.rules.ts';
import type { ExamRequest1Answers } from './exam-request-1.schema.ts';

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
