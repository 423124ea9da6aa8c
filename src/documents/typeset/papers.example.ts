import type { FormKind } from '../documents.labels.ts';
import { anamnesisPaper } from '../forms/anamnesis/anamnesis.paper.ts';
import { asoPaper } from '../forms/aso/aso.paper.ts';
import { declarationPaper } from '../forms/declaration/declaration.paper.ts';
import { examRequest1Paper } from '../forms/exam-request-1/exam-request-1.paper.ts';
import { examRequest2Paper } from '../forms/exam-request-2/exam-request-2.paper.ts';
import { formExamples } from '../forms/forms.example.ts';
import { prescriptionPaper } from '../forms/prescription/prescription.paper.ts';
import { exampleContext } from '../paper/paper.example.ts';
import type { Paper, PaperContext } from '../paper/paper.ts';

// The answers of the examples are those of their own form.
const papers = {
  anamnesis: anamnesisPaper,
  aso: asoPaper,
  declaration: declarationPaper,
  prescription: prescriptionPaper,
  'exam-request-1': examRequest1Paper,
  'exam-request-2': examRequest2Paper,
} as unknown as Readonly<Record<FormKind, (answers: object, context: PaperContext) => Paper>>;

/** The papers of every form's examples. */
export const examplePapers: readonly { kind: FormKind; size: string; answers: object; paper: Paper }[] = (
  Object.keys(papers) as FormKind[]
).flatMap((kind) =>
  Object.entries(formExamples[kind]).map(([size, answers]) => ({
    kind,
    size,
    answers,
    paper: papers[kind](answers, exampleContext),
  })),
);
