import type { SubjectDeclaration } from '../trail/subject.ts';
import { companyLabels } from './companies.labels.ts';

declare module '../trail/subject.ts' {
  interface Subjects {
    companies: keyof typeof companies.trail;
  }
}

/** What trail, backup and move have to know of companies. */
export const companies = {
  tables: { companies: { key: ['id'], writtenAt: 'updated_at', person: { none: 'a company' } } },
  trail: {
    company: {
      label: 'Empresa',
      fields: companyLabels,
      name: { table: 'companies', column: 'fantasy_name' },
      openToAdmins: true,
      calls: { companies: 'id' },
    },
  },
} as const satisfies SubjectDeclaration;
