import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../live/topics.ts' {
  interface Topics {
    privacyRequests: keyof typeof privacyRequests.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    privacyRequests: keyof typeof privacyRequests.trail;
  }
}

/** What trail, backup and move have to know of the requests of workers. */
export const privacyRequests = {
  tables: {
    privacy_requests: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      sealed: ['asked', 'answer'],
      person: { column: 'employee_id' },
    },
  },
  trail: { privacyRequest: { label: 'Pedido do titular', calls: { privacyRequests: 'requestId' } } },
  live: { privacyRequest: { readBy: 'privacyRequests.read', shownBy: ['privacyRequests', 'consents'] } },
} as const satisfies SubjectDeclaration;
