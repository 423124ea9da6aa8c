import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { dateField, optionalDateField } from '../platform/contract/brazil.ts';
import { monthsAfter } from '../platform/contract/dates.ts';
import { idField, optionalLines } from '../platform/contract/fields.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { occasions } from '../programmes/programmes.labels.ts';
import {
  type BreakdownName,
  breakdownLabels,
  dueStates,
  longestDiscussion,
  reportForms,
} from './annual-reports.labels.ts';

const { get, create, put } = callsOf('Relatório analítico');

const choice = { error: 'Escolha uma das opções' };
const breakdown = z.enum(Object.keys(breakdownLabels) as [BreakdownName, ...BreakdownName[]], choice);

const untilBefore = { path: ['until_on'], error: 'O fim não pode ser antes do começo: corrija uma das duas datas' };

const moreThanAYear = {
  path: ['until_on'],
  error: 'O período tem mais de um ano: escolha um fim antes de completar doze meses do começo',
};
/** The period of a report, at most a year. */
const period = { from_on: dateField, until_on: dateField };

/** What a new report asks for. */
export const newReportFields = z
  .object({ ...period, breakdown })
  .refine(({ from_on, until_on }) => until_on >= from_on, untilBefore)
  .refine(({ from_on, until_on }) => until_on < monthsAfter(from_on, 12), moreThanAYear);

/** What a physician writes of a report while it is prepared. */
export const reportFields = z.object({
  breakdown,
  degree: z.enum(['', '1', '2', '3', '4'], choice),
  previous_on: optionalDateField,
  lacking: optionalLines(2_000),
  discussion: optionalLines(longestDiscussion),
});

/** A table of which nothing lets one or two people be found (decision 138); null for what is suppressed. */
const counts = z.array(z.number());
const shownCounts = z.object({
  rows: z.array(z.object({ name: z.string(), counts })),
  merged: z.object({ names: z.array(z.string()), counts }).nullable(),
  total: counts.nullable(),
});

export type ShownCounts = z.output<typeof shownCounts>;

/** What a report says, as it is counted now; it is frozen when it is issued. */
const reportContent = z.object({
  from: z.string(),
  until: z.string(),
  form: z.enum(reportForms),
  degree: z.string(),
  employees: z.number(),
  /** a) Clinical exams. */
  clinical: z.array(z.object({ occasion: z.enum(['', ...occasions]), exams: z.number() })),
  /** b) Complementary exams. */
  complementary: z.array(z.object({ code: z.string(), name: z.string(), exams: z.number() })),
  breakdown,
  /** c) Of each kind: results that are abnormal, and the others. */
  abnormal: z.array(z.object({ code: z.string(), name: z.string(), table: shownCounts })),
  /** Exams of which something was noted that says nothing of it, or cannot be opened. */
  unknown: z.number(),
  /** d) People with a new disease, with an older one, and the others; null in the short form. */
  diseases: shownCounts.nullable(),
  /** e) By kind of accident, and of diseases by which: CATs, and the people without one; null in the short form. */
  cats: shownCounts.nullable(),
});

export type ReportContent = z.output<typeof reportContent>;

const report = reportFields.extend({
  ...{ id: z.string(), version: z.number(), companyId: z.string(), from_on: z.string(), until_on: z.string() },
  ...{ preparedBy: z.string(), updatedAt: z.string() },
});

/** A report in preparation. */
export type AnnualReport = z.output<typeof report>;

/** An issued one, as others name it. */
const issued = z.object({ id: z.string(), name: z.string() });

/** The last report, issued here or made elsewhere, the day from which a year is counted, and by when the next one is due (NR-7, 7.6.2). */
const last = z.object({ id: z.string().nullable(), name: z.string(), on: z.string(), nextOn: z.string() });

/** Which companies are asked for: those whose report is near or overdue, those of which none is known, or all. */
const dueLists = ['due', 'unknown', 'all'] as const;

const ofReport = { reportId: idField };

export const annualReportsContract = {
  list: get('/annual-reports/{companyId}', 'annualReports.read', 'Listar os relatórios analíticos de uma empresa')
    .input(z.object({ companyId: idField }))
    .output(
      z.object({
        reports: z.array(report),
        /** Those that stand, each with the report in preparation that it was made of. */
        issued: z.array(issued.extend({ reportId: z.string() })),
        last: last.nullable(),
      }),
    ),
  due: get('/annual-reports-due', 'annualReports.read', 'Listar as empresas e o prazo do próximo relatório analítico')
    .input(z.object({ list: z.enum(dueLists, choice).default('due') }))
    .output(
      z.object({
        companies: z.array(
          z.object({ companyId: z.string(), companyName: z.string(), state: z.enum(dueStates), last: last.nullable() }),
        ),
      }),
    ),
  read: get('/annual-report/{reportId}', 'annualReports.read', 'Ler um relatório analítico e o que ele conta agora', {
    costs: true,
  })
    .input(z.object(ofReport))
    .output(
      z.object({
        report,
        /** As it would be issued now: beside what was issued before, too. */
        content: reportContent,
        /** The one of the period before that it is compared with. */
        previous: z.object({ name: z.string(), content: reportContent }).nullable(),
        /** What was issued of it and stands: another one corrects that. */
        standing: issued.nullable(),
      }),
    ),
  create: create('/annual-reports/{companyId}', 'annualReports.manage', 'Começar um relatório analítico')
    .refuses('CONFLICT', 'NOT_FOUND')
    .input(newReportFields.safeExtend({ companyId: idField }))
    .output(z.object({ annualReport: report })),
  update: put('/annual-report/{reportId}', 'annualReports.manage', 'Guardar o que o médico escreve de um relatório')
    .refuses('CONFLICT')
    .input(reportFields.extend({ ...ofReport, ...savedVersion }))
    .output(z.object({ annualReport: report })),
};
