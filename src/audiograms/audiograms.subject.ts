import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../live/topics.ts' {
  interface Topics {
    audiograms: keyof typeof audiograms.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    audiograms: keyof typeof audiograms.trail;
  }
}

/** What trail, backup and move have to know of audiograms. */
export const audiograms = {
  tables: {
    audiograms: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      sealed: ['opinion'],
      person: { column: 'employee_id' },
    },
  },
  trail: {
    audiogram: {
      label: 'Audiograma',
      fields: { done_on: 'Data do exame', opinion: 'Parecer do médico' },
      calls: { audiograms: 'audiogramId' },
    },
  },
  live: { audiogram: { readBy: 'audiograms.read', shownBy: ['audiograms'] } },
} as const satisfies SubjectDeclaration;
