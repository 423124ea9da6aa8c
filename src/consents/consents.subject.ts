import type { SubjectDeclaration } from '../trail/subject.ts';
import { consentLabels } from './consents.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    consents: keyof typeof consents.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    consents: keyof typeof consents.trail;
  }
}

/** What trail, backup and move have to know of consents. */
export const consents = {
  tables: { consents: { key: ['company_id', 'id'], writtenAt: 'updated_at', person: { column: 'employee_id' } } },
  trail: {
    consent: {
      label: 'Consentimento',
      fields: { ...consentLabels, revoked_on: 'Revogado em' },
      calls: { consents: null },
    },
  },
  live: { consent: { readBy: 'consents.read', shownBy: ['consents', 'privacyRequests'] } },
} as const satisfies SubjectDeclaration;
