import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../live/topics.ts' {
  interface Topics {
    exams: keyof typeof exams.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    exams: keyof typeof exams.trail;
  }
}

/** What trail, backup and move have to know of exams that were done. */
export const exams = {
  tables: {
    exam_records: {
      key: ['company_id', 'id'],
      writtenAt: 'created_at',
      sealed: ['result', 'finding'],
      person: { column: 'employee_id' },
    },
    exam_months: {
      key: ['company_id', 'month', 'exam_code', 'exam_name'],
      writtenAt: null,
      person: { none: 'how many exams a company had in a month' },
    },
    exam_months_changed: {
      key: ['company_id', 'month', 'id'],
      writtenAt: null,
      person: { none: 'in which months a company’s exams have changed' },
    },
    month_findings: {
      key: ['company_id', 'month'],
      writtenAt: null,
      sealed: ['content'],
      person: { none: 'what the exams of a company’s month have shown, as each says for itself' },
    },
  },
  trail: { examRecord: { label: 'Exame realizado', calls: { exams: 'recordId' } } },
  live: {
    examRecord: { readBy: 'exams.read', shownBy: ['exams', 'programmes'] },
  },
} as const satisfies SubjectDeclaration;
