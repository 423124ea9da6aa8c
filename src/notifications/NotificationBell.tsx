import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fetchScript } from '../platform/browser/scripts.ts';
import { onDemand } from '../ui/on-demand/onDemand.tsx';
import classes from './NotificationBell.module.css';
import { notificationsApi } from './useNotifications.ts';

// Not part of the first load: only the button and the count are.
const NotificationList = onDemand(
  async () => (await fetchScript(() => import('./NotificationList.tsx'))).NotificationList,
  <p role="status">Carregando…</p>,
);

/** More than these are not counted (product 14.1). */
const mostShown = 99;

/**
 * The header's bell with how many notifications are unread, and under it the list. The browser's own popover: it closes on
 * Escape and on a click elsewhere, and costs the first load nothing.
 */
export function NotificationBell() {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(notificationsApi.count.queryOptions());
  const unread = data?.unread ?? 0;
  return (
    <>
      <button
        type="button"
        className={classes.bell}
        popoverTarget="notifications"
        aria-label={data ? `Notificações: ${inWords(unread)}` : 'Notificações'}
      >
        <IconBell size={22} stroke={1.75} aria-hidden="true" />
        {unread > 0 && (
          <span className={classes.count} aria-hidden="true">
            {unread > mostShown ? `${mostShown}+` : unread}
          </span>
        )}
      </button>
      <div
        ref={panel}
        id="notifications"
        popover="auto"
        className={classes.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && <NotificationList unread={unread} onLeave={() => panel.current?.hidePopover()} />}
      </div>
    </>
  );
}

function inWords(unread: number): string {
  if (unread === 0) return 'nenhuma não lida';
  if (unread > mostShown) return `mais de ${mostShown} não lidas`;
  return unread === 1 ? '1 não lida' : `${unread} não lidas`;
}
