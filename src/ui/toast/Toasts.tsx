import { useMediaQuery } from '@mantine/hooks';
import { Notifications, useNotifications } from '@mantine/notifications';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import classes from './Toasts.module.css';
import { autoCloseMs } from './toast.ts';
import { holdLane } from './toast-lane.ts';
import '@mantine/notifications/styles.css';

/** What was just done or refused, at the top right, in a lane of the page in which there is no control (decision 108). */
export function Toasts() {
  const { notifications } = useNotifications();
  const { pathname } = useLocation();
  const isWide = useMediaQuery('(min-width: 62em)');
  const isShown = notifications.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen may be in another frame
  useLayoutEffect(() => (isShown ? holdLane() : undefined), [isShown, pathname]);
  return (
    <Notifications
      position="top-right"
      autoClose={autoCloseMs}
      notificationMaxHeight="3.75rem"
      limit={isWide ? 3 : 2}
      zIndex={1000}
      classNames={{ root: classes.toasts, notification: classes.toast }}
    />
  );
}
