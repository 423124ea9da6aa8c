import { bundleReady } from '../../documents/bundles/bundle-notifications.server.ts';
import { documentDelivered } from '../../documents/deliveries/delivery-notifications.server.ts';
import {
  documentAvailable,
  documentDamaged,
  documentEnded,
  documentWithdrawn,
} from '../../documents/document-notifications.server.ts';
import type { NotificationKind } from '../../notifications/notification-kind.server.ts';
import { accountChanges } from '../../sign-in/accounts/account-notifications.server.ts';
import { accessGiven } from '../../sign-in/notices/access-notifications.server.ts';
import { taskSetAside } from '../../tasks/task-notifications.server.ts';

/** Every kind of notification, in the order of the settings. A new one adds one line here. */
export const notificationKinds: readonly NotificationKind[] = [
  documentAvailable,
  documentWithdrawn,
  documentEnded,
  documentDamaged,
  documentDelivered,
  bundleReady,
  accessGiven,
  taskSetAside,
  ...accountChanges,
];
