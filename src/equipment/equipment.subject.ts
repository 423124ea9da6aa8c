import type { SubjectDeclaration } from '../trail/subject.ts';
import { equipmentLabels } from './equipment.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    equipment: keyof typeof equipment.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    equipment: keyof typeof equipment.trail;
  }
}

/** What trail, backup and move, site map and sidebar have to know of equipment. */
export const equipment = {
  tables: {
    equipment: { key: ['id'], writtenAt: 'updated_at', person: { none: 'a machine' } },
    equipment_calibrations: { key: ['id'], writtenAt: 'updated_at', person: { none: 'a machine' } },
  },
  trail: {
    equipment: {
      label: 'Equipamento',
      fields: equipmentLabels,
      name: { table: 'equipment', column: 'name' },
      openToAdmins: true,
      calls: { equipment: 'equipmentId' },
    },
  },
  live: { equipment: { readBy: 'equipment.read', shownBy: ['equipment'] } },
  register: {
    of: 'professional',
    label: 'Equipamentos',
    one: 'equipamento',
    icon: 'IconStethoscope',
    path: 'equipment',
    screens: {
      list: 'equipment/EquipmentPage.tsx',
      create: 'equipment/EquipmentCreatePage.tsx',
      modals: {
        'edit/:equipmentId': 'equipment/EquipmentEditModal.tsx',
        'delete/:equipmentId': 'equipment/EquipmentDeleteModal.tsx',
      },
    },
  },
} as const satisfies SubjectDeclaration;
