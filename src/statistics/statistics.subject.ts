import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../trail/subject.ts' {
  interface Subjects {
    statistics: keyof typeof statistics.trail;
  }
}

/** Counted from what other subjects hold. */
export const statistics = {
  trail: { statistics: { label: 'Estatísticas', calls: { statistics: null } } },
} as const satisfies SubjectDeclaration;
