import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../live/topics.ts' {
  interface Topics {
    dueDates: keyof typeof dueDates.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    dueDates: keyof typeof dueDates.trail;
  }
}

/**
 * Computed from what other subjects hold, and carried along so that nothing has to be computed after a restore; with the places
 * that people have left, which nothing else keeps.
 */
export const dueDates = {
  tables: {
    due_people: { key: ['company_id', 'id'], writtenAt: null, person: { column: 'id' } },
    due_exams: { key: ['company_id', 'employee_id', 'exam_code'], writtenAt: null, person: { column: 'employee_id' } },
    due_vaccines: {
      key: ['company_id', 'employee_id', 'vaccine_key', 'step'],
      writtenAt: null,
      person: { column: 'employee_id' },
    },
    former_places: { key: ['company_id', 'id'], writtenAt: 'created_at', person: { column: 'employee_id' } },
    due_checks: { key: ['id'], writtenAt: null, person: { none: 'when everybody was looked at' } },
    due_runs: { key: ['company_id', 'id'], writtenAt: 'created_at', person: { none: 'a computation for a company' } },
  },
  trail: {
    dueDates: {
      label: 'Vencimentos',
      calls: {
        'dueDates.list': null,
        'dueDates.counts': null,
        'dueDates.vaccines': null,
        'dueDates.noise': null,
        'dueDates.letters': null,
      },
    },
  },
  live: {
    dueDates: { readBy: 'dueDates.read', shownBy: ['dueDates'] },
  },
} as const satisfies SubjectDeclaration;
