import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../platform/browser/api-client.ts';
import { editQuery } from '../ui/form/edit-query.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ChoicesForm } from './ChoicesForm.tsx';
import { notificationsApi } from './useNotifications.ts';

/** How the user is told of what: a part of the settings. */
export function NotificationChoices() {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...notificationsApi.choices.queryOptions(),
    ...editQuery,
  });
  const isThere = data !== undefined;
  return (
    <Panel title="Notificações">
      <Text c="dimmed" size="sm" mb="md">
        O que muda na sua própria conta é sempre avisado, no sino{data?.mailOn && ' e por e-mail'}.
      </Text>
      {error && (
        <Alert color="red" title="Não foi possível carregar as suas escolhas">
          <Text mb="sm">{errorMessage(error)}</Text>
          <Button size="xs" variant="default" onClick={() => refetch()}>
            Tentar novamente
          </Button>
        </Alert>
      )}
      {!isThere && !error && <LoadingBlock height={120} />}
      {isThere && isFetchedAfterMount && data.choices.length > 0 && <ChoicesForm {...data} />}
    </Panel>
  );
}
