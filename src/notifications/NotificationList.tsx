import { IconSettings } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorMessage } from '../platform/browser/api-client.ts';
import { errorToast } from '../ui/toast/toast.ts';
import { NotificationItem } from './NotificationItem.tsx';
import classes from './NotificationList.module.css';
import { notificationsApi } from './useNotifications.ts';

type Props = {
  unread: number;
  /** Closes the list. */
  onLeave: () => void;
};

/** The user's notifications, the newest first; opening one marks it as read. */
export function NotificationList({ unread, onLeave }: Props) {
  const queries = useQueryClient();
  const list = useInfiniteQuery(
    notificationsApi.list.infiniteOptions({
      input: (before: string | undefined) => (before ? { before } : {}),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      refetchOnMount: 'always',
    }),
  );
  const marked = {
    context: { waits: 'unseen' }, // Marked twice it is marked once.
    onSuccess: () => queries.invalidateQueries({ queryKey: notificationsApi.key() }),
    onError: (error: unknown) => errorToast(errorMessage(error)),
  } as const;
  const read = useMutation(notificationsApi.read.mutationOptions(marked));
  const readAll = useMutation(notificationsApi.readAll.mutationOptions(marked));
  const notifications = list.data?.pages.flatMap((page) => page.notifications) ?? [];
  const [newest] = notifications;

  return (
    <section aria-label="Notificações" className={classes.list}>
      <div className={classes.head}>
        <h2>Notificações</h2>
        {newest && unread > 0 && (
          <button
            type="button"
            className={classes.action}
            disabled={readAll.isPending}
            onClick={() => readAll.mutate({ until: newest.id })}
          >
            Marcar todas como lidas
          </button>
        )}
      </div>
      {list.isPending && <p role="status">Carregando…</p>}
      {list.isError && (
        <div role="alert" className={classes.failed}>
          <p>Não foi possível carregar as notificações. {errorMessage(list.error)}</p>
          <button type="button" className={classes.action} onClick={() => list.refetch()}>
            Tentar novamente
          </button>
        </div>
      )}
      {list.isSuccess && notifications.length === 0 && <p>Nenhuma notificação por aqui.</p>}
      <ul>
        {notifications.map((notification) => (
          <NotificationItem
            key={notification.id}
            notification={notification}
            onOpen={() => {
              if (!notification.read) read.mutate({ notificationId: notification.id });
              if (notification.path) onLeave();
            }}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <button
          type="button"
          className={classes.action}
          disabled={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          Mostrar mais antigas
        </button>
      )}
      <Link to="/settings#avisos" className={classes.settings} onClick={onLeave}>
        <IconSettings size={18} aria-hidden="true" />
        Escolher como ser avisado
      </Link>
    </section>
  );
}
