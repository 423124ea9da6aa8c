import type { SubjectDeclaration } from '../../trail/subject.ts';

declare module '../../live/topics.ts' {
  interface Topics {
    examResults: keyof typeof examResults.live;
  }
}

declare module '../../trail/subject.ts' {
  interface Subjects {
    examResults: keyof typeof examResults.trail;
  }
}

/** What trail, backup and move have to know of results that were sent. */
export const examResults = {
  tables: {
    exam_results: {
      key: ['id'],
      writtenAt: 'updated_at',
      sealed: ['content'],
      person: { column: 'employee_id' },
    },
  },
  trail: { examResult: { label: 'Resultado recebido', calls: { examResults: 'resultId' } } },
  live: { examResult: { readBy: 'exams.read', shownBy: ['examResults'] } },
} as const satisfies SubjectDeclaration;
