import type { z } from 'zod';
import type { Issue } from '../../../platform/contract/errors.ts';
import type { FormKind } from '../../documents.labels.ts';
import { anamnesisLabels } from '../../forms/anamnesis/anamnesis.labels.ts';
import { anamnesisPaper } from '../../forms/anamnesis/anamnesis.paper.ts';
import { anamnesisSchema } from '../../forms/anamnesis/anamnesis.schema.ts';
import { asoLabels, dayOfAso } from '../../forms/aso/aso.labels.ts';
import { asoPaper } from '../../forms/aso/aso.paper.ts';
import { asoSchema } from '../../forms/aso/aso.schema.ts';
import type { KnownDays } from '../../forms/aso/days-of-aso.rules.ts';
import { refusedInAso } from '../../forms/aso/refused-in-aso.rules.ts';
import { refusedInDeclaration, secretsInDeclaration } from '../../forms/declaration/content-of-declaration.rules.ts';
import { declarationLabels } from '../../forms/declaration/declaration.labels.ts';
import { declarationPaper } from '../../forms/declaration/declaration.paper.ts';
import { declarationSchema } from '../../forms/declaration/declaration.schema.ts';
import { examRequest1Labels } from '../../forms/exam-request-1/exam-request-1.labels.ts';
import { examRequest1Paper } from '../../forms/exam-request-1/exam-request-1.paper.ts';
import { examRequest1Schema } from '../../forms/exam-request-1/exam-request-1.schema.ts';
import { forbiddenInRequest } from '../../forms/exam-request-1/forbidden-in-request.rules.ts';
import { examRequest2Labels } from '../../forms/exam-request-2/exam-request-2.labels.ts';
import { examRequest2Paper } from '../../forms/exam-request-2/exam-request-2.paper.ts';
import { examRequest2Schema } from '../../forms/exam-request-2/exam-request-2.schema.ts';
import { refusedExams } from '../../forms/exams/forbidden-in-exams.rules.ts';
import { prescriptionLabels } from '../../forms/prescription/prescription.labels.ts';
import { prescriptionPaper } from '../../forms/prescription/prescription.paper.ts';
import { prescriptionSchema } from '../../forms/prescription/prescription.schema.ts';
import type { Paper, PaperContext } from '../../paper/paper.ts';
import { type Confidentiality, declarationConfidentiality } from './confidentiality.rules.ts';
import { asRecord } from './prescription-record.rules.ts';
import type { Identity } from './questions/identity.rules.ts';

/** What issuing a form of some kind has to know of it. */
type Issuable<Schema extends z.ZodType<object>> = {
  /** What its numbers begin with. */
  shortName: string;
  schema: Schema;
  /** What the fields are called on screen and on paper. */
  labels: Readonly<Record<string, string>>;
  paper: (answers: z.output<Schema>, context: PaperContext) => Paper;
  /** Whom it is about: whose name, and which answer holds the CPF. */
  person: (answers: z.output<Schema>) => { name: string; cpf: string; cpfField: string };
  confidentiality: (answers: z.output<Schema>) => Confidentiality;
  /** What it may not say or lack, at which answer, on this day and of somebody who was admitted on that day. */
  refusals?: (answers: z.output<Schema>, known: KnownDays) => Issue[];
  /** What it says of somebody's health: the company reads it only with that person's written consent. */
  secrets?: (answers: z.output<Schema>) => Issue[];
  /** Whom and whose it says it is, where that is held against the register. */
  identity?: (answers: z.output<Schema>) => Identity;
  /** The day (`YYYY-MM-DD`) whose programme says who answers for the PCMSO, where the paper names them. */
  pcmsoDay?: (answers: z.output<Schema>) => string;
};

/** Checks the parts against each other and forgets the types of the answers. */
function issuable<Schema extends z.ZodType<object>>(kind: Issuable<Schema>): Issuable<z.ZodType<object>> {
  return kind as unknown as Issuable<z.ZodType<object>>;
}

const atAnswers = (issues: readonly Issue[]): Issue[] =>
  issues.map(({ path, message }) => ({ path: `answers.${path}`, message }));
const named = ({ name, cpf }: { name: string; cpf: string }) => ({ name, cpf, cpfField: 'cpf' });
const always = (): Confidentiality => 'always';

/** Every kind of form as a document that can be issued (product 15.1). */
export const issuables: Readonly<Record<FormKind, Issuable<z.ZodType<object>>>> = {
  anamnesis: issuable({
    shortName: 'Anamnese',
    schema: anamnesisSchema,
    labels: anamnesisLabels,
    paper: anamnesisPaper,
    person: ({ employeeName, employeeCpf }) => ({ name: employeeName, cpf: employeeCpf, cpfField: 'employeeCpf' }),
    confidentiality: always,
    refusals: (answers) => atAnswers(refusedExams(answers)),
  }),
  aso: issuable({
    shortName: 'ASO',
    schema: asoSchema,
    labels: asoLabels,
    paper: asoPaper,
    person: named,
    confidentiality: () => 'never',
    refusals: (answers, known) => atAnswers(refusedInAso(answers, known)),
    identity: ({ name, cpf, corporate_reason: employer, cnpj, employeeFunction }) => {
      return { name, cpf, employer, cnpj, function: employeeFunction };
    },
    pcmsoDay: dayOfAso,
  }),
  declaration: issuable({
    shortName: 'Declaração',
    schema: declarationSchema,
    labels: declarationLabels,
    paper: declarationPaper,
    person: named,
    confidentiality: declarationConfidentiality,
    refusals: (answers) => atAnswers(refusedInDeclaration(answers)),
    secrets: (answers) => atAnswers(secretsInDeclaration(answers)),
  }),
  prescription: issuable({
    shortName: 'Receituário',
    schema: prescriptionSchema,
    labels: prescriptionLabels,
    paper: (answers, context) => asRecord(prescriptionPaper(answers, context)),
    person: named,
    confidentiality: always,
  }),
  'exam-request-1': issuable({
    shortName: 'Solicitação laboratorial',
    schema: examRequest1Schema,
    labels: examRequest1Labels,
    paper: examRequest1Paper,
    person: named,
    confidentiality: always,
    refusals: ({ text_field }) => {
      const message = forbiddenInRequest(text_field);
      return message === null ? [] : [{ path: 'answers.text_field', message }];
    },
  }),
  'exam-request-2': issuable({
    shortName: 'Solicitação complementar',
    schema: examRequest2Schema,
    labels: examRequest2Labels,
    paper: examRequest2Paper,
    person: named,
    confidentiality: always,
  }),
};
