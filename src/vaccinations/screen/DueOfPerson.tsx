import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dueDatesApi } from '../../due-dates/useDueDates.ts';
import { vaccineStates, vaccineTone } from '../../due-dates/vaccines/due-vaccines.labels.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Status } from '../../ui/status/Status.tsx';

/** The vaccines that the plan of the person's group asks for and that are still to be given. */
export function DueOfPerson({ employeeId }: { employeeId: string }) {
  const { data, error, refetch } = useQuery(
    dueDatesApi.vaccines.queryOptions({ input: { employeeId, pageSize: 100 } }),
  );
  const day = today();
  return (
    <Panel title="A tomar">
      {error && !data && <ListError error={error} onRetry={async () => void (await refetch())} />}
      {!data && !error && <LoadingBlock height={60} />}
      {data?.vaccines.length === 0 && (
        <Text c="dimmed">Nenhuma: o plano do grupo está em dia, ou não pede vacinas.</Text>
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {data?.vaccines.map(({ key, vaccine, step, state, dueOn, untilOn }) => (
          <li key={`${key} ${step}`}>
            <Text fw={600}>{`${vaccine}: ${step}`}</Text>
            <Status tone={vaccineTone({ state, dueOn }, day)}>
              {state === 'due'
                ? `${dueOn < day ? 'Desde' : 'Em'} ${formatDate(dueOn)}${untilOn ? `, até ${formatDate(untilOn)}` : ''}`
                : `${vaccineStates[state]}, em ${formatDate(dueOn)}`}
            </Status>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
