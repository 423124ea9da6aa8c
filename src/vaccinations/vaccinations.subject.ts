import type { SubjectDeclaration } from '../trail/subject.ts';
import { vaccinationTrailLabels } from './vaccinations.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    vaccinations: keyof typeof vaccinations.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    vaccinations: keyof typeof vaccinations.trail;
  }
}

/** What trail, backup and move have to know of doses and refusals of vaccines. */
export const vaccinations = {
  tables: {
    vaccinations: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      sealed: ['content'],
      person: { column: 'employee_id' },
    },
  },
  trail: {
    vaccination: {
      label: 'Vacina',
      fields: vaccinationTrailLabels,
      calls: { vaccinations: 'vaccinationId' },
    },
  },
  live: { vaccination: { readBy: 'vaccinations.read', shownBy: ['vaccinations'] } },
} as const satisfies SubjectDeclaration;
