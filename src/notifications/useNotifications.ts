import notificationsCalls from 'virtual:calls/notifications';
import { apiOf } from '../platform/browser/api-client.ts';
import type { notificationsContract } from './notifications.contract.ts';

export const notificationsApi = apiOf<typeof notificationsContract>('notifications', notificationsCalls);
