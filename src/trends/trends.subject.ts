import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../trail/subject.ts' {
  interface Subjects {
    trends: keyof typeof trends.trail;
  }
}

/** Read from issued documents; nothing of it is kept. */
export const trends = {
  trail: { trend: { label: 'Evolução das medidas', calls: { trends: 'employeeId' } } },
} as const satisfies SubjectDeclaration;
