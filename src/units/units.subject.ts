import type { SubjectDeclaration } from '../trail/subject.ts';
import { unitLabels } from './units.labels.ts';

declare module '../trail/subject.ts' {
  interface Subjects {
    units: keyof typeof units.trail;
  }
}

/** What trail, backup and move have to know of units. */
export const units = {
  tables: { units: { key: ['company_id', 'id'], writtenAt: 'updated_at', person: { none: 'a place of a company' } } },
  trail: {
    unit: {
      label: 'Unidade',
      fields: unitLabels,
      name: { table: 'units', column: 'identification' },
      openToAdmins: true,
      calls: { units: 'unitId' },
    },
  },
} as const satisfies SubjectDeclaration;
