import type { SubjectDeclaration } from '../trail/subject.ts';
import { diseaseTrailLabels } from './diseases.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    diseases: keyof typeof diseases.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    diseases: keyof typeof diseases.trail;
  }
}

/** What trail, backup and move have to know of diseases related to work. */
export const diseases = {
  tables: {
    work_diseases: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      sealed: ['content'],
      person: { column: 'employee_id' },
    },
  },
  trail: { disease: { label: 'Doença do trabalho', fields: diseaseTrailLabels, calls: { diseases: 'diseaseId' } } },
  live: { disease: { readBy: 'diseases.read', shownBy: ['diseases'] } },
} as const satisfies SubjectDeclaration;
