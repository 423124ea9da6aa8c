import { Link } from 'react-router';
import { relativeTime } from '../ui/relative-time.ts';
import classes from './NotificationList.module.css';
import type { Notification } from './notifications.contract.ts';

type Props = { notification: Notification; onOpen: () => void };

/** One notification: a way to its place; one that leads nowhere can only be marked as read. */
export function NotificationItem({ notification, onOpen }: Props) {
  const { text, path, createdAt, read } = notification;
  const words = (
    <>
      <span>
        {!read && <span className={classes.unread}>Não lida: </span>}
        {text}
      </span>
      <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
    </>
  );
  return (
    <li data-unread={!read || undefined}>
      {path ? (
        <Link to={path} onClick={onOpen} className={classes.item}>
          {words}
        </Link>
      ) : read ? (
        <div className={classes.item}>{words}</div>
      ) : (
        <button type="button" onClick={onOpen} className={classes.item}>
          {words}
        </button>
      )}
    </li>
  );
}
