import type { ReportContent } from '../../annual-reports/annual-reports.contract.ts';
import { type IssuedReport, issuedReportPaper } from '../../documents/company/annual-report/annual-report.paper.ts';
import type { CompanyKind } from '../../documents/company/registry.ts';
import { responsiblePhysiciansPaper } from '../../documents/company/responsible-physicians/responsible-physicians.paper.ts';
import { exampleContext, exampleSigner, responsibleSigner } from '../../documents/paper/paper.example.ts';
import type { Paper } from '../../documents/paper/paper.ts';
import { type PcmsoOnPaper, pcmsoPaper } from '../../programmes/document/pcmso.paper.ts';
import { pcmsoLetterPaper, pcmsoPendenciesPaper } from '../../programmes/document/pcmso-letter.paper.ts';

/* A paper of every kind that is issued about a company, and of those that go with them, as tests look at them. */

const company = { name: 'Forja Ipê Ltda.', cnpj: '12.345.678/0001-95' };
const around = { practice: exampleContext.practice, signer: exampleSigner };
const day = '2026-02-10';

const nothing = { rows: [], merged: null, total: null };

/** A year of a company with more kinds of exams than are drawn. */
export const wholeContent: ReportContent = {
  ...{ from: '2025-01-01', until: '2025-12-31', form: 'whole', degree: '3', employees: 240, breakdown: 'unit' },
  clinical: [
    { occasion: 'admission', exams: 31 },
    { occasion: 'periodic', exams: 212 },
    { occasion: '', exams: 2 },
  ],
  complementary: [
    { code: '0281', name: 'Audiometria tonal ocupacional', exams: 180 },
    { code: '1057', name: 'Radiografia de tórax em posição posteroanterior, padrão OIT', exams: 40 },
    ...Array.from({ length: 15 }, (_, at) => ({ code: '', name: `Exame da casa ${at + 1}`, exams: 15 - at })),
  ],
  abnormal: [
    {
      ...{ code: '0281', name: 'Audiometria tonal ocupacional' },
      table: {
        rows: [{ name: 'Fábrica', counts: [12, 98] }],
        merged: { names: ['Loja', 'Sede'], counts: [4, 50] },
        total: [16, 148],
      },
    },
    {
      code: '1057',
      name: 'Radiografia de tórax em posição posteroanterior, padrão OIT',
      table: nothing,
    },
    { code: '', name: 'Exame da casa 1', table: { rows: [], merged: null, total: [0, 15] } },
  ],
  unknown: 3,
  diseases: { rows: [{ name: 'Fábrica', counts: [3, 5, 120] }], merged: null, total: [3, 5, 232] },
  cats: { rows: [], merged: null, total: [4, 236] },
};

const previousContent: ReportContent = {
  ...{ ...wholeContent, from: '2024-01-01', until: '2024-12-31' },
  clinical: [{ occasion: 'periodic', exams: 190 }],
  complementary: [
    { code: '0281', name: 'Audiometria tonal ocupacional', exams: 150 },
    { code: '0536', name: 'Espirometria', exams: 12 },
  ],
  abnormal: [
    {
      ...{ code: '0281', name: 'Audiometria tonal ocupacional' },
      table: { rows: [], merged: null, total: [21, 129] },
    },
  ],
};

const report: IssuedReport = {
  ...{ reportId: 'r', company, day, nextOn: '2027-02-10', content: wholeContent, lastOn: '' },
  previous: { name: 'Relatório 2025/000007', content: previousContent },
  ...{ lacking: 'Três prontuários de 2025 não foram encontrados.', discussion: 'Menos perdas auditivas na Fábrica.' },
};

const pcmso: PcmsoOnPaper = {
  ...{ company, programmeId: 'p', number: 2, validFrom: '2026-01-01', validTo: '2027-12-31', rural: true },
  ...{ physician: responsibleSigner, inconsistencies: 'O PGR não cita o ruído da forja.' },
  groups: [
    {
      ...{ name: 'Forja', unit: 'Fábrica', functions: ['Forjador', 'Auxiliar'], absence: false, aptitudes: ['Altura'] },
      risks: [
        {
          ...{ kind: 'physical', code: '02.01.001', name: 'Ruído', source: 'Martelo', intensity: '88 dB(A)' },
          ...{ medicalControl: true, band: '', harms: 'Perda auditiva', exams: ['0281'], noExam: '' },
        },
      ],
      exams: [
        {
          ...{ code: '0281', name: 'Audiometria tonal ocupacional', occasions: ['admission', 'periodic'] },
          ...{ everyMonths: 12, firstAfterMonths: 6, indicator: '', justification: '' },
          ...{ criterion: 'Anexo II da NR-7', conduct: 'Repetir em 30 dias' },
        },
      ],
    },
    { name: 'Escritório', unit: '', functions: [], absence: true, risks: [], exams: [], aptitudes: [] },
  ],
};

const onDay = { ...around, day };

/** What is issued about a company, by its kind: each with everything that it can say. */
export const issuedCompanyPapers: Readonly<Record<CompanyKind, Paper>> = {
  'annual-report': issuedReportPaper(report, around),
  pcmso: pcmsoPaper(pcmso, onDay, null),
  'responsible-physicians': responsiblePhysiciansPaper(
    {
      ...{ company, day },
      periods: [
        { from: '2024-01-01', to: '2025-06-30', physician: responsibleSigner, gap: null },
        { from: '2025-07-01', to: '2025-07-31', physician: null, gap: 'none' },
        { from: '2025-08-01', to: '', physician: exampleSigner, gap: null },
      ],
    },
    around,
  ),
};

/** The same in their shortest forms, and what is printed beside them without a number. */
export const otherCompanyPapers: Readonly<Record<string, Paper>> = {
  'annual-report-first': issuedReportPaper({ ...report, previous: null, lacking: '', lastOn: '2024-05-02' }, around),
  'annual-report-short': issuedReportPaper(
    {
      ...{ ...report, previous: null, lacking: '', discussion: '' },
      content: { ...wholeContent, form: 'short', abnormal: [], unknown: 0, diseases: null, cats: null },
    },
    around,
  ),
  'pcmso-draft': pcmsoPaper({ ...pcmso, number: null, groups: [] }, onDay, 3),
  'pcmso-letter': pcmsoLetterPaper(pcmso, onDay),
  'pcmso-pendencies': pcmsoPendenciesPaper(pcmso, onDay, [
    { group: 'Forja', message: 'Falta o possível agravo do ruído', source: 'NR-7, 7.5.4 a' },
  ]),
};
