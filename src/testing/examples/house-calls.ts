import { password, unknownId } from '../factories.ts';
import { webhookFields } from '../hooks/receiver.ts';
import type { ExampleCall } from './example-call.ts';

/** Example calls: webhooks, tasks, trail, notifications and imports. */
export const houseCalls: Readonly<Record<string, ExampleCall>> = {
  'webhooks.list': { path: () => '/webhooks' },
  'webhooks.create': { path: () => '/webhooks', body: () => webhookFields() },
  'webhooks.read': { path: () => `/webhooks/${unknownId}` },
  'webhooks.update': { path: () => `/webhooks/${unknownId}`, body: () => webhookFields() },
  'webhooks.remove': { path: () => `/webhooks/${unknownId}` },
  'webhooks.makeSecret': { path: () => `/webhooks/${unknownId}/secret`, body: () => ({ password }) },
  'webhooks.test': { path: () => `/webhooks/${unknownId}/test` },
  'webhooks.listDeliveries': { path: () => `/webhooks/${unknownId}/deliveries` },
  'webhooks.redeliver': { path: () => `/webhooks/${unknownId}/deliveries/${unknownId}/again` },
  'webhooks.redeliverFailed': { path: () => `/webhooks/${unknownId}/deliveries/again` },
  'tasks.list': { path: () => '/tasks' },
  'tasks.read': { path: () => `/tasks/${unknownId}` },
  'tasks.retry': { path: () => `/tasks/retry/${unknownId}` },
  'tasks.retryAll': { path: () => '/tasks/retry-all' },
  'tasks.discard': { path: () => `/tasks/discard/${unknownId}` },
  'audit.list': { path: () => '/audit' },
  'audit.listOfEmployee': { path: ({ employee }) => `/audit/employee/${employee}` },
  'notifications.list': { path: () => '/notifications' },
  'notifications.count': { path: () => '/notifications/unread' },
  'notifications.read': { path: ({ notification }) => `/notifications/read/${notification}` },
  'notifications.readAll': {
    path: () => '/notifications/read-all',
    body: ({ notification }) => ({ until: notification }),
  },
  'notifications.choices': { path: () => '/notifications/choices' },
  'notifications.choose': { path: () => '/notifications/choices', body: () => ({ choices: [] }) },
  'imports.create': {
    path: () => '/imports',
    body: ({ company }) => ({ kind: 'employees', companyId: company, fileName: 'empregados.csv', size: 100 }),
  },
  'imports.list': { path: ({ company }) => `/imports?kind=employees&companyId=${company}` },
  'imports.read': { path: () => `/imports/${unknownId}` },
  'imports.check': { path: () => `/imports/${unknownId}/check`, body: () => ({}) },
  'imports.lines': { path: () => `/imports/${unknownId}/lines` },
  'imports.problems': { path: () => `/imports/${unknownId}/problems` },
  'imports.wrongLines': { path: () => `/imports/${unknownId}/wrong-lines` },
  'imports.confirm': { path: () => `/imports/${unknownId}/confirm`, body: () => ({ contentHash: 'x' }) },
  'imports.cancel': { path: () => `/imports/${unknownId}/cancel` },
  'imports.model': { path: () => '/imports/models/employees' },
};
