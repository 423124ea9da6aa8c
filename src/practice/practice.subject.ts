import type { SubjectDeclaration } from '../trail/subject.ts';
import { practiceLabels } from './practice.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    practice: keyof typeof practice.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    practice: keyof typeof practice.trail;
  }
}

/** What trail, backup and move have to know of the practice's own data. */
export const practice = {
  tables: { practice: { key: ['id'], writtenAt: 'updated_at', person: { none: 'the practice' } } },
  trail: {
    practice: {
      label: 'Clínica',
      fields: { ...practiceLabels, letterhead: 'Timbre', publicUrl: 'Endereço público', example: 'Dados de exemplo' },
      name: { table: 'practice', column: 'name' },
      openToAdmins: true,
      calls: { practice: null },
    },
  },
  live: {
    practice: { readBy: 'signedIn', shownBy: ['practice'] },
  },
} as const satisfies SubjectDeclaration;
