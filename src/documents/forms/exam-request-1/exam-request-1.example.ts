import { formExample } from '../form.example.ts';
import { longName, longText, patient } from '../shared/shared.example.ts';
import { chemicalAgents, laboratoryExams } from './exam-request-1.labels.ts';
import { examRequest1Paper } from './exam-request-1.paper.ts';
import type { ExamRequest1Answers } from './exam-request-1.schema.ts';

const typical: ExamRequest1Answers = {
  ...patient,
  company: 'Pão Quente Panificação Ltda.',
  exams: ['Hemograma completo', 'Glicemia em jejum'],
  chemical_agents: ['Tolueno urinário'],
  text_field: 'Ferritina',
};

/** What stands on paper once under another name. */
const namedTwice: readonly string[] = ['Colesterol total', 'Colesterol LDL', 'Ácido metil-hipúrico na urina'];

/** Answers that the form must take and print: the usual ones, the most, the least. */
export const examRequest1Examples = {
  typical,
  fullest: {
    ...typical,
    name: longName,
    exams: [...laboratoryExams],
    chemical_agents: chemicalAgents.filter((agent) => !namedTwice.includes(agent)),
    text_field: longText('Ferritina, vitamina B12, ácido fólico e dosagem de cádmio na urina.', 4_000),
  },
  minimal: { ...typical, exams: [], chemical_agents: [], text_field: 'Ferritina' },
} satisfies Record<string, ExamRequest1Answers>;

/** How they stand on paper, and on how many pages. */
export const example = formExample({
  answers: examRequest1Examples,
  paper: examRequest1Paper,
  pages: { fullest: [2, 3], typical: [1, 1], minimal: [1, 1] },
});
