import type { SubjectDeclaration } from '../trail/subject.ts';
import { restrictionTrailLabels } from './restrictions.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    restrictions: keyof typeof restrictions.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    restrictions: keyof typeof restrictions.trail;
  }
}

/** What trail, backup and move have to know of restrictions on work. */
export const restrictions = {
  tables: {
    work_restrictions: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      sealed: ['content'],
      person: { column: 'employee_id' },
    },
  },
  trail: {
    restriction: {
      label: 'Restrição ao trabalho',
      fields: restrictionTrailLabels,
      calls: { restrictions: 'restrictionId' },
    },
  },
  live: { restriction: { readBy: 'restrictions.read', shownBy: ['restrictions'] } },
} as const satisfies SubjectDeclaration;
