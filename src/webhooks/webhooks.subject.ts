import type { SubjectDeclaration } from '../trail/subject.ts';
import { webhookLabels } from './webhooks.labels.ts';

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
} as const satisfies SubjectDeclaration;
