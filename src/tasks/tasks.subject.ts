import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../live/topics.ts' {
  interface Topics {
    tasks: keyof typeof tasks.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    tasks: keyof typeof tasks.trail;
  }
}

/** What the trail has to know of tasks: jobs that were set aside, and what an administrator has done with them. */
export const tasks = {
  trail: { task: { label: 'Tarefa', openToAdmins: true, calls: { tasks: 'taskId' } } },
  live: {
    task: { readBy: 'tasks.manage', shownBy: ['tasks'] },
  },
} as const satisfies SubjectDeclaration;
