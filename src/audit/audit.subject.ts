import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../trail/subject.ts' {
  interface Subjects {
    audit: keyof typeof audit.trail;
  }
}

/** Reading the trail is in the trail, too. */
export const audit = {
  trail: { audit: { label: 'Auditoria', calls: { audit: null } } },
} as const satisfies SubjectDeclaration;
