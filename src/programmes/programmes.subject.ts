import type { SubjectDeclaration } from '../trail/subject.ts';
import { groupLabels, programmeLabels } from './programmes.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    programmes: keyof typeof programmes.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    programmes: keyof typeof programmes.trail;
  }
}

/** What trail, backup and move have to know of health programmes. */
export const programmes = {
  tables: {
    programmes: { key: ['company_id', 'id'], writtenAt: 'updated_at', person: { none: 'the programme of a company' } },
    exposure_groups: {
      key: ['company_id', 'programme_id', 'id'],
      writtenAt: 'updated_at',
      person: { none: 'a group of a company; to which somebody belongs and has belonged is worked out, not kept' },
    },
    group_members: { key: ['company_id', 'employee_id'], writtenAt: 'created_at', person: { column: 'employee_id' } },
  },
  trail: {
    programme: { label: 'Programa de saúde', fields: programmeLabels, calls: { programmes: 'programmeId' } },
    exposureGroup: { label: 'Grupo de exposição', fields: { ...groupLabels, byHand: 'Grupo escolhido à mão' } },
  },
  live: {
    exposureGroup: { readBy: 'programmes.read', shownBy: ['programmes'] },
    programme: { readBy: 'programmes.read', shownBy: ['programmes'] },
  },
} as const satisfies SubjectDeclaration;
