import { chemicalAgents, laboratoryExams } from '../exam-request-1/exam-request-1.labels.ts';
import { functionalExams } from '../exam-request-2/exam-request-2.labels.ts';

/** The names that are offered for an exam: the clinical evaluation, which every ASO has, then what the requests ask for. */
export const examNames: readonly string[] = [
  ...new Set(['Avaliação clínica', ...functionalExams, ...laboratoryExams, ...chemicalAgents]),
];
