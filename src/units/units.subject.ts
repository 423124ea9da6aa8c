import type { SubjectDeclaration } from '../trail/subject.ts';
import { unitLabels } from './units.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    units: keyof typeof units.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    units: keyof typeof units.trail;
  }
}

/** What trail, backup and move, site map and sidebar have to know of units. */
export const units = {
  tables: { units: { key: ['company_id', 'id'], writtenAt: 'updated_at', person: { none: 'a place of a company' } } },
  trail: {
    unit: {
      label: 'Unidade',
      fields: unitLabels,
      name: { table: 'units', column: 'identification' },
      openToAdmins: true,
      calls: { units: 'unitId' },
      webhooks: {
        idName: 'unitId',
        events: { created: 'unit.created', updated: 'unit.updated', deleted: 'unit.deleted' },
      },
    },
  },
  live: {
    unit: { readBy: 'units.read', shownBy: ['units', 'employees', 'programmes'] },
  },
  register: {
    of: 'company',
    label: 'Unidades',
    one: 'unidade',
    icon: 'IconBuildingCommunity',
    path: 'units',
    screens: {
      list: 'units/UnitsPage.tsx',
      create: 'units/UnitCreatePage.tsx',
      modals: {
        'edit/:unitId': 'units/UnitEditModal.tsx',
        'delete/:unitId': 'units/UnitDeleteModal.tsx',
        'move/:unitId': 'units/UnitMoveModal.tsx',
      },
    },
  },
} as const satisfies SubjectDeclaration;
