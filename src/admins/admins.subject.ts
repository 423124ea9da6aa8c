import type { SubjectDeclaration } from '../trail/subject.ts';
import { adminLabels } from './admins.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    admins: keyof typeof admins.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    admins: keyof typeof admins.trail;
  }
}

/** What trail, backup and move, site map and sidebar have to know of admins. */
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
  live: {
    admin: { readBy: 'admins.read', shownBy: ['admins'] },
  },
  register: {
    of: 'admin',
    label: 'Administradores',
    one: 'administrador',
    icon: 'IconShieldLock',
    last: true,
    path: 'admins',
    screens: {
      list: 'admins/AdminsPage.tsx',
      create: 'admins/AdminCreatePage.tsx',
      modals: {
        'edit/:id': 'admins/AdminEditModal.tsx',
        'access/:id': 'admins/AdminAccountModal.tsx',
        invite: 'sign-in/accounts/inviting/InviteManyModal.tsx',
      },
    },
  },
} as const satisfies SubjectDeclaration;
