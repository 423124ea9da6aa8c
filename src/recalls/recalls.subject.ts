import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../live/topics.ts' {
  interface Topics {
    recalls: keyof typeof recalls.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    recalls: keyof typeof recalls.trail;
  }
}

/** What trail, backup and move have to know of recalls. */
export const recalls = {
  tables: {
    recalls: {
      key: ['company_id', 'id'],
      writtenAt: 'created_at',
      // When the letter went out, and what it said besides its people.
      person: { namedIn: 'recalled_people', as: 'recall_id' },
    },
    recalled_people: {
      key: ['company_id', 'recall_id', 'employee_id'],
      writtenAt: null,
      person: { column: 'employee_id' },
    },
  },
  trail: { recall: { label: 'Convocação', calls: { recalls: 'recallId' } } },
  live: {
    recall: { readBy: 'recalls.read', shownBy: ['recalls', 'dueDates'] },
  },
} as const satisfies SubjectDeclaration;
