import type { SubjectDeclaration } from '../trail/subject.ts';
import { companyLabels } from './companies.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    companies: keyof typeof companies.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    companies: keyof typeof companies.trail;
  }
}

/** What trail, backup and move, site map and sidebar have to know of companies. */
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
  live: {
    company: { readBy: 'companies.read', shownBy: ['companies', 'access', 'calendar'] },
  },
  register: {
    of: 'admin',
    label: 'Empresas',
    one: 'empresa',
    icon: 'IconBuilding',
    path: 'companies',
    screens: {
      list: 'companies/CompaniesPage.tsx',
      create: 'companies/CompanyCreatePage.tsx',
      modals: {
        'edit/:id': 'companies/CompanyEditModal.tsx',
        'access/:id': 'companies/CompanyAccountModal.tsx',
        invite: 'sign-in/accounts/inviting/InviteManyModal.tsx',
      },
    },
  },
} as const satisfies SubjectDeclaration;
