import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { relativeTime } from '../../ui/relative-time.ts';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import type { AccessNotice } from './notices.contract.ts';
import { noticeStanding, noticeText } from './notices.labels.ts';
import { noticesApi } from './useNotices.ts';

/** One notice with what can be done about it. */
export function NoticeItem({ notice, onDone }: { notice: AccessNotice; onDone: () => unknown }) {
  const { id, name, email, createdAt, decision, own } = notice;
  const settled = { onSettled: onDone, onError: (error: unknown) => errorToast(errorMessage(error)) };
  const seen = useMutation(noticesApi.seen.mutationOptions(settled));
  const approve = useMutation(
    noticesApi.approve.mutationOptions({ ...settled, onSuccess: () => successToast('Aprovado com sucesso!') }),
  );
  const refuse = useMutation(
    noticesApi.refuse.mutationOptions({
      ...settled,
      onSuccess: () => successToast(own ? 'Pedido cancelado com sucesso!' : 'Recusado com sucesso!'),
    }),
  );
  const busy = [seen, approve, refuse].some(({ isPending }) => isPending);
  const waits = decision === 'waiting';
  return (
    <Group component="li" justify="space-between" gap="sm" py="sm" style={{ borderTop: '1px solid var(--line)' }}>
      <div style={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}>
        <Text>{noticeText(notice)}</Text>
        <Text size="sm" c="dimmed">
          <time dateTime={createdAt}>{relativeTime(createdAt)}</time> · e-mail até então: {email}
          {noticeStanding(notice)}
        </Text>
      </div>
      <Group gap="xs">
        {waits && !own && (
          <Button
            size="sm"
            onClick={() => approve.mutate({ noticeId: id })}
            loading={approve.isPending}
            disabled={busy}
            aria-label={`Aprovar: ${name}`}
          >
            Aprovar
          </Button>
        )}
        {waits ? (
          <Button
            size="sm"
            variant="light"
            color="red"
            onClick={() => refuse.mutate({ noticeId: id })}
            loading={refuse.isPending}
            disabled={busy}
            aria-label={`${own ? 'Cancelar o pedido' : 'Recusar'}: ${name}`}
          >
            {own ? 'Cancelar o pedido' : 'Recusar'}
          </Button>
        ) : (
          <Button
            size="sm"
            variant="default"
            onClick={() => seen.mutate({ noticeId: id })}
            loading={seen.isPending}
            disabled={busy}
            aria-label={`Ciente: ${name}`}
          >
            Ciente
          </Button>
        )}
      </Group>
    </Group>
  );
}
