import type { SubjectDeclaration } from '../trail/subject.ts';
import { professionalLabels } from './professionals.labels.ts';

declare module '../trail/subject.ts' {
  interface Subjects {
    professionals: keyof typeof professionals.trail;
  }
}

/** What trail, backup and move have to know of professionals. */
export const professionals = {
  tables: {
    professionals: {
      key: ['id'],
      writtenAt: 'updated_at',
      person: { none: 'whoever attends, not whoever is attended' },
    },
  },
  trail: {
    professional: {
      label: 'Profissional',
      fields: professionalLabels,
      name: { table: 'professionals', column: 'name' },
      openToAdmins: true,
      calls: { professionals: 'id' },
    },
  },
} as const satisfies SubjectDeclaration;
