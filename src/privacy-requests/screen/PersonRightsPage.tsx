import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMessageReply, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { HeldConsents } from '../../consents/HeldConsents.tsx';
import { employeesApi } from '../../employees/useEmployees.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { privacyRequestsContract } from '../privacy-requests.contract.ts';
import { channelLabels, requestLabels as labels } from '../privacy-requests.labels.ts';
import { privacyRequestsApi } from '../usePrivacyRequests.ts';
import { RequestClock, RequestKindCell } from './RequestCells.tsx';

export function meta() {
  return [{ title: 'Direitos do titular · Zelo' }];
}

const columns: ColumnsOf<typeof privacyRequestsContract.list> = [
  { header: labels.kind, cell: (request) => <RequestKindCell {...request} /> },
  { header: labels.received_on, cell: ({ receivedOn }) => formatDate(receivedOn), whole: true },
  { header: labels.channel, cell: ({ channel }) => channelLabels[channel] },
  { header: 'Prazo', cell: (request) => <RequestClock {...request} />, sort: 'dueOn' },
];

/** What one person has asked for about their data, and agreed to (product 20.3, 20.4). */
export default function PersonRightsPage() {
  const { employeeId = '' } = useParams();
  const openModal = useOpenModal();
  const person = useQuery(employeesApi.read.queryOptions({ input: { employeeId } }));
  const list = useList(
    '-dueOn',
    ({ page, pageSize, sort }) =>
      privacyRequestsApi.list.queryOptions({ input: { page, pageSize, sort, employeeId, state: 'all' } }),
    { quiet: true },
  );
  return (
    <Page
      title="Direitos do titular"
      description={person.data?.employee.name}
      back={{ label: 'Voltar ao colaborador', to: `/people/${employeeId}` }}
      actions={
        <Group gap="sm">
          <Button variant="default" onClick={() => openModal('consent')}>
            Registrar consentimento
          </Button>
          <Button leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={() => openModal('request')}>
            Registrar pedido
          </Button>
        </Group>
      }
    >
      <PageTabs
        label="Do titular"
        tabs={[
          { label: 'Pedidos e consentimentos', to: `/people/${employeeId}/rights` },
          { label: 'Cópia dos dados', to: `/people/${employeeId}/data` },
        ]}
      />
      <Stack gap="lg">
        <DataTable
          caption="Pedidos do titular"
          columns={columns}
          rows={list.data?.requests}
          list={list}
          filters={<Text c="dimmed">A resposta a um pedido vence em 15 dias (LGPD, art. 19, II).</Text>}
          empty="Nenhum pedido registrado."
          actions={({ id, receivedOn, answeredOn }) => (
            <RowAction
              label={`${answeredOn ? 'Ver' : 'Responder'} o pedido de ${formatDate(receivedOn)}`}
              icon={IconMessageReply}
              onClick={() => openModal(`answer/${id}`)}
            />
          )}
        />
        <HeldConsents employeeId={employeeId} />
      </Stack>
      <ListModals list={list} />
    </Page>
  );
}
