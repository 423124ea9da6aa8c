import type { SubjectDeclaration } from '../trail/subject.ts';
import { professionalLabels } from './professionals.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    professionals: keyof typeof professionals.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    professionals: keyof typeof professionals.trail;
  }
}

/** What trail, backup and move, site map and sidebar have to know of professionals. */
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
  live: {
    professional: { readBy: 'professionals.read', shownBy: ['professionals', 'access'] },
  },
  register: {
    of: 'admin',
    label: 'Profissionais',
    one: 'profissional',
    icon: 'IconStethoscope',
    path: 'professionals',
    screens: {
      list: 'professionals/ProfessionalsPage.tsx',
      create: 'professionals/ProfessionalCreatePage.tsx',
      modals: {
        'edit/:id': 'professionals/ProfessionalEditModal.tsx',
        'access/:id': 'professionals/ProfessionalAccountModal.tsx',
        invite: 'sign-in/accounts/inviting/InviteManyModal.tsx',
      },
    },
  },
} as const satisfies SubjectDeclaration;
