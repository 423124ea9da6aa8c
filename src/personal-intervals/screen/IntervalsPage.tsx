import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { employeesApi } from '../../employees/useEmployees.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { PersonalInterval } from '../personal-intervals.contract.ts';
import { everyMonths } from '../personal-intervals.labels.ts';
import { personalIntervalsApi } from '../usePersonalIntervals.ts';

export function meta() {
  return [{ title: 'Intervalos individuais · Zelo' }];
}

/** The shorter intervals that a physician has decided for one person, for professionals alone (product 16.10). */
export default function IntervalsPage() {
  const { employeeId = '' } = useParams();
  const openModal = useOpenModal();
  const person = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const { data, error, refetch } = useQuery(personalIntervalsApi.list.queryOptions({ input: { employeeId } }));
  const reload = async () => void (await refetch());
  return (
    <Page
      title="Intervalos individuais"
      description={person.data?.employee.name}
      back={{ label: 'Voltar ao colaborador', to: `/people/${employeeId}` }}
      actions={
        <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('record')}>
          Definir intervalo
        </Button>
      }
    >
      <Panel title="Exames com intervalo mais curto">
        {error && !data && <ListError error={error} onRetry={reload} />}
        {!data && !error && <LoadingBlock height={60} />}
        {data?.intervals.length === 0 && (
          <Text c="dimmed">Nenhum: valem os intervalos da NR-7 e do protocolo do grupo.</Text>
        )}
        <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
          {data?.intervals.map((interval) => (
            <Group key={interval.id} component="li" justify="space-between" align="flex-start" wrap="nowrap">
              <Interval {...interval} />
              <Group gap={4} wrap="nowrap">
                <RowAction
                  label={`Editar o intervalo de ${interval.name}`}
                  icon={IconPencil}
                  onClick={() => openModal(`edit/${interval.id}`)}
                />
                <RowAction
                  label={`Retirar o intervalo de ${interval.name}`}
                  icon={IconTrash}
                  color="red"
                  onClick={() => openModal(`withdraw/${interval.id}`)}
                />
              </Group>
            </Group>
          ))}
        </Stack>
      </Panel>
      <ListModals list={{ reload }} />
    </Page>
  );
}

function Interval({ name, months, fromOn, untilOn, reason, decidedBy }: PersonalInterval) {
  const until = untilOn ? ` até ${formatDate(untilOn)}` : '';
  return (
    <div>
      <Text fw={600}>{`${name}: ${everyMonths(months)}`}</Text>
      <Text>{reason ?? 'O motivo não pode ser lido: falta a chave que o cifrou.'}</Text>
      <Text size="sm" c="dimmed">
        {`A partir de ${formatDate(fromOn)}${until} · decidido por ${decidedBy}`}
      </Text>
    </div>
  );
}
