import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { keepClear } from '../keep-clear.ts';
import classes from './Toasts.module.css';
import { autoCloseMs } from './toast.ts';
import '@mantine/notifications/styles.css';

const place = 'top-right';

/** What was just done or refused, at the top right, beside nothing that is to be clicked there; kept while the pointer or the focus is on it. */
export function Toasts() {
  const { notifications } = useNotifications();
  useEffect(() => {
    const stack = document.querySelector<HTMLElement>(`.${classes.toasts}[data-position="${place}"]`);
    if (notifications.length > 0 && stack) return keepClear(stack);
  }, [notifications]);
  return (
    <Notifications
      position={place}
      autoClose={autoCloseMs}
      containerWidth="24rem"
      zIndex={1000}
      classNames={{ root: classes.toasts, notification: classes.toast }}
    />
  );
}
