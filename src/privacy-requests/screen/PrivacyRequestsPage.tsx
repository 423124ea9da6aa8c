import { Anchor, NativeSelect } from '@mantine/core';
import { IconMessageReply } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { privacyRequestsContract } from '../privacy-requests.contract.ts';
import { requestLabels as labels } from '../privacy-requests.labels.ts';
import { privacyRequestsApi } from '../usePrivacyRequests.ts';
import { RequestClock, RequestKindCell } from './RequestCells.tsx';

export function meta() {
  return [{ title: 'Pedidos de titulares · Zelo' }];
}

const columns: ColumnsOf<typeof privacyRequestsContract.list> = [
  {
    header: 'Colaborador',
    cell: ({ employeeId, employeeName }) => (
      <Anchor component={Link} inherit to={`/people/${employeeId}/rights`}>
        {employeeName}
      </Anchor>
    ),
  },
  { header: 'Empresa', cell: ({ companyName }) => companyName },
  { header: labels.kind, cell: (request) => <RequestKindCell {...request} /> },
  { header: labels.received_on, cell: ({ receivedOn }) => formatDate(receivedOn), whole: true },
  { header: 'Prazo', cell: (request) => <RequestClock {...request} />, sort: 'dueOn' },
];

const states = [
  { value: 'open', label: 'Sem resposta' },
  { value: 'all', label: 'Todos' },
];

/** What workers have asked for about their own data, of all companies, with the clock of each (product 20.3). */
export default function PrivacyRequestsPage() {
  const openModal = useOpenModal();
  const { params, change } = useAddressState();
  const state = params.get('state') === 'all' ? 'all' : 'open';
  const list = useList(
    'dueOn',
    ({ page, pageSize, sort }) => privacyRequestsApi.list.queryOptions({ input: { page, pageSize, sort, state } }),
    { quiet: true },
  );
  return (
    <Page
      title="Pedidos de titulares"
      description="O que os colaboradores pedem sobre os próprios dados. A resposta vence em 15 dias (LGPD, art. 19, II). Um pedido novo se registra na página do colaborador."
    >
      <DataTable
        caption="Pedidos de titulares de dados"
        columns={columns}
        rows={list.data?.requests}
        list={list}
        filters={
          <NativeSelect
            label="Mostrar"
            maw={240}
            data={states}
            value={state}
            onChange={({ target }) =>
              change((after) => {
                after.delete('page');
                after.set('state', target.value);
              })
            }
          />
        }
        empty={state === 'open' ? 'Nenhum pedido espera resposta.' : 'Nenhum pedido registrado.'}
        actions={({ id, employeeName, answeredOn }) => (
          <RowAction
            label={answeredOn ? `Ver o pedido de ${employeeName}` : `Responder ao pedido de ${employeeName}`}
            icon={IconMessageReply}
            onClick={() => openModal(`answer/${id}`)}
          />
        )}
      />
      <ListModals list={list} />
    </Page>
  );
}
