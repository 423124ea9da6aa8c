import { Notifications, useNotifications } from '@mantine/notifications';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { keepClear } from '../keep-clear.ts';
import { onPress, pressedNow } from '../press.ts';
import classes from './Toasts.module.css';
import { autoCloseMs } from './toast.ts';
import '@mantine/notifications/styles.css';

const place = 'top-right';

/**
 * What was just done or refused, at the top right, beside nothing that is to be clicked there; kept while the pointer or the
 * focus is on it. What comes over a button while that is pressed leaves it its click.
 */
export function Toasts() {
  const { notifications } = useNotifications();
  const [drawn, setDrawn] = useState(false);
  // The library's portal draws nothing at first: a toast that was there before this component stands in the page only after it.
  useEffect(() => setDrawn(true), []);
  useLayoutEffect(() => {
    if (!drawn) return;
    const stack = document.querySelector<HTMLElement>(`.${classes.toasts}[data-position="${place}"]`);
    if (notifications.length > 0 && stack) return keepClear(stack);
  }, [notifications, drawn]);
  const letsThrough = useSyncExternalStore(onPress, () => notifications.length > 0 && isPressedElsewhere());
  return (
    <Notifications
      position={place}
      autoClose={autoCloseMs}
      containerWidth="24rem"
      zIndex={1000}
      classNames={{
        root: letsThrough ? `${classes.toasts} ${classes.letsThrough}` : classes.toasts,
        notification: classes.toast,
      }}
    />
  );
}

function isPressedElsewhere(): boolean {
  const pressed = pressedNow();
  return pressed instanceof Element && !pressed.closest(`.${classes.toasts}`);
}
