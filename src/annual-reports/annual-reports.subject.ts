import type { SubjectDeclaration } from '../trail/subject.ts';
import { annualReportLabels } from './annual-reports.labels.ts';

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
  },
  trail: {
    annualReport: { label: 'Relatório analítico', fields: annualReportLabels, calls: { annualReports: 'reportId' } },
  },
  live: { annualReport: { readBy: 'annualReports.read', shownBy: ['annualReports'] } },
} as const satisfies SubjectDeclaration;
