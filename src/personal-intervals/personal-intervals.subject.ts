import type { SubjectDeclaration } from '../trail/subject.ts';
import { personalIntervalLabels } from './personal-intervals.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    personalIntervals: keyof typeof personalIntervals.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    personalIntervals: keyof typeof personalIntervals.trail;
  }
}

/** What trail, backup and move have to know of the intervals of single people. */
export const personalIntervals = {
  tables: {
    personal_intervals: {
      key: ['company_id', 'id'],
      writtenAt: 'updated_at',
      sealed: ['reason'],
      person: { column: 'employee_id' },
    },
  },
  trail: {
    personalInterval: {
      label: 'Intervalo individual',
      fields: personalIntervalLabels,
      calls: { personalIntervals: 'intervalId' },
    },
  },
  live: { personalInterval: { readBy: 'personalIntervals.read', shownBy: ['personalIntervals'] } },
} as const satisfies SubjectDeclaration;
