import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../platform/contract/dates.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';
import { ListError } from '../ui/list/ListError.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Status } from '../ui/status/Status.tsx';
import { purposeLabels } from './consents.labels.ts';
import { consentsApi } from './useConsents.ts';

/** What a person has agreed to in writing; without such a paper nothing of it may be done. */
export function HeldConsents({ employeeId }: { employeeId: string }) {
  const { data, error, refetch } = useQuery(consentsApi.list.queryOptions({ input: { employeeId } }));
  return (
    <Panel title="Consentimentos">
      {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock height={60} />}
      {data?.consents.length === 0 && (
        <Text c="dimmed">
          Nenhum consentimento por escrito: nenhum resultado de exame pode ser mostrado a terceiros.
        </Text>
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.consents.map(({ id, purpose, givenOn, paper, revokedOn, recordedBy }) => (
          <li key={id}>
            <Text fw={600}>
              {purposeLabels[purpose]}{' '}
              <Status tone={revokedOn ? 'grey' : 'green'}>{revokedOn ? 'Revogado' : 'Em vigor'}</Status>
            </Text>
            <Text size="sm" c="dimmed">
              {`Assinado em ${formatDate(givenOn)} · ${paper} · registrado por ${recordedBy}`}
              {revokedOn && ` · revogado em ${formatDate(revokedOn)}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
