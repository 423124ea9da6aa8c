import type { SubjectDeclaration } from '../trail/subject.ts';
import { adminLabels } from './admins.labels.ts';

declare module '../trail/subject.ts' {
  interface Subjects {
    admins: keyof typeof admins.trail;
  }
}

/** What trail, backup and move have to know of admins. */
export const admins = {
  tables: {
    admins: {
      key: ['id'],
      writtenAt: 'updated_at',
      person: { none: 'administrators are users, not people who are examined' },
    },
  },
  trail: {
    admin: {
      label: 'Administrador',
      fields: adminLabels,
      name: { table: 'admins', column: 'name' },
      openToAdmins: true,
      calls: { admins: 'id' },
    },
  },
} as const satisfies SubjectDeclaration;
