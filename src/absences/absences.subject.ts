import type { SubjectDeclaration } from '../trail/subject.ts';
import { absenceLabels } from './absences.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    absences: keyof typeof absences.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    absences: keyof typeof absences.trail;
  }
}

/** What trail, backup and move have to know of absences. */
export const absences = {
  tables: {
    absences: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      sealed: ['cause', 'cid'],
      person: { column: 'employee_id' },
    },
  },
  trail: { absence: { label: 'Afastamento', fields: absenceLabels, calls: { absences: 'absenceId' } } },
  live: { absence: { readBy: 'absences.read', shownBy: ['absences'] } },
} as const satisfies SubjectDeclaration;
