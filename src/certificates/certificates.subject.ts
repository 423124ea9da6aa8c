import type { SubjectDeclaration } from '../trail/subject.ts';
import { certificateLabels } from './certificates.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    certificates: keyof typeof certificates.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    certificates: keyof typeof certificates.trail;
  }
}

/** What trail, backup and move have to know of digital certificates. */
export const certificates = {
  tables: {
    certificates: {
      key: ['id'],
      writtenAt: 'updated_at',
      sealed: ['pair'],
      person: { none: 'the certificate of the practice or of an employer' },
    },
    personal_certificates: {
      key: ['id'],
      writtenAt: 'updated_at',
      sealed: ['file'],
      person: { none: 'the certificate of a professional' },
    },
  },
  trail: {
    certificate: {
      label: 'Certificado digital',
      fields: certificateLabels,
      openToAdmins: true,
      calls: { certificates: null, personalCertificates: null },
    },
  },
  // Whose events it signs, and who sends them; of another's certificate they hear the id alone.
  live: { certificate: { readBy: 'esocial.read', shownBy: ['certificates', 'personalCertificates'] } },
} as const satisfies SubjectDeclaration;
