import type { SubjectDeclaration } from '../trail/subject.ts';
import { webhookLabels } from './webhooks.labels.ts';

declare module '../live/topics.ts' {
  interface Topics {
    webhooks: keyof typeof webhooks.live;
  }
}

declare module '../trail/subject.ts' {
  interface Subjects {
    webhooks: keyof typeof webhooks.trail;
  }
}

/** What the trail has to know of webhooks. */
export const webhooks = {
  trail: {
    webhook: {
      label: 'Webhook',
      fields: webhookLabels,
      name: { table: 'webhooks', column: 'name' },
      openToAdmins: true,
      calls: { webhooks: 'webhookId' },
    },
  },
  live: {
    webhook: { readBy: 'webhooks.manage', shownBy: ['webhooks'] },
  },
} as const satisfies SubjectDeclaration;
