import type { SubjectDeclaration } from '../trail/subject.ts';
import { annualReportLabels } from './annual-reports.labels.ts';
import { presentationLabels } from './presentations/presentations.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    annualReports: keyof typeof annualReports.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    annualReports: keyof typeof annualReports.trail;
  }
}

/** What trail, backup and move have to know of annual reports. */
export const annualReports = {
  tables: {
    annual_reports: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      person: { none: 'of a company, and of nobody in it' },
    },
    report_presentations: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      person: { none: 'of a company, and of nobody in it' },
    },
    report_notices: {
      key: ['company_id', 'id'],
      writtenAt: 'created_at',
      person: { none: 'of a company, and of nobody in it' },
    },
  },
  trail: {
    // Reports of before had their presentation among their own fields.
    annualReport: {
      label: 'Relatório analítico',
      fields: { ...annualReportLabels, presented_on: 'Apresentado em', presented_to: 'Apresentado a' },
      calls: { annualReports: 'reportId' },
    },
    reportPresentation: {
      label: 'Apresentação do relatório analítico',
      fields: presentationLabels,
      calls: { reportPresentations: 'presentationId' },
    },
  },
  live: {
    annualReport: { readBy: 'annualReports.read', shownBy: ['annualReports'] },
    reportPresentation: { readBy: 'annualReports.read', shownBy: ['reportPresentations'] },
  },
} as const satisfies SubjectDeclaration;
