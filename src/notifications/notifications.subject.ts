import type { SubjectDeclaration } from '../trail/subject.ts';

declare module '../live/topics.ts' {
  interface Topics {
    notifications: keyof typeof notifications.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    notifications: keyof typeof notifications.trail;
  }
}

/** What each user is told, and in which ways. */
export const notifications = {
  tables: {
    notifications: {
      key: ['id'],
      writtenAt: 'created_at',
      person: { none: 'told to users; it holds an identifier and no text' },
    },
    notification_choices: { key: ['user_id', 'kind'], writtenAt: 'updated_at', person: { none: 'a user’s choice' } },
    notification_mails: { key: ['notification_id'], writtenAt: null, person: { none: 'sent to users' } },
  },
  trail: {
    notification: { label: 'Notificação', openToAdmins: true, calls: { notifications: 'notificationId' } },
  },
  live: {
    notifications: { readBy: 'notifications.read', shownBy: ['notifications'] },
  },
} as const satisfies SubjectDeclaration;
