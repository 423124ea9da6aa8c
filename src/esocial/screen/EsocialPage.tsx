import { Box, Button, Group, Text } from '@mantine/core';
import {
  IconEmergencyBed,
  IconFileZip,
  IconListDetails,
  IconReceipt,
  IconRuler,
  IconSend,
  IconTableImport,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { EsocialEvent } from '../esocial.contract.ts';
import { countLabel, type EventList, eventLists, mostCounted } from '../esocial.labels.ts';
import { BatchPanel } from '../sending/BatchPanel.tsx';
import { esocialApi } from '../useEsocial.ts';
import { DueDay, EventStatus, MissingInShort, WhichEvent } from './EventCells.tsx';
import { EventFilters } from './EventFilters.tsx';
import { useEventFilters } from './useEventFilters.ts';

export function meta() {
  return [{ title: 'eSocial · Zelo' }];
}

/** What the eSocial is to be told: a company of its own people, a professional of those of every company (product 23.4). */
export default function EsocialPage() {
  const openModal = useOpenModal();
  const filters = useEventFilters();
  const { input, isCompany } = filters;
  const first = input.list === 'history' ? '-dueOn' : 'dueOn';
  const list = useList(first, (part) => esocialApi.list.queryOptions({ input: { ...input, ...part } }), {
    quiet: true,
  });
  return (
    <Page
      title="eSocial"
      description="Cada ASO emitido vira um evento S-2220, as condições de trabalho de cada pessoa um S-2240, e cada CAT um S-2210. Aqui se vê o que falta, o que há a enviar e até quando, e os recibos."
      actions={
        <Group gap="sm">
          <Button
            component={Link}
            to={filters.companyId ? `/esocial/conditions?companyId=${filters.companyId}` : '/esocial/conditions'}
            variant="default"
            leftSection={<IconRuler size={18} aria-hidden="true" />}
          >
            Condições ambientais
          </Button>
          {!isCompany && (
            <Button
              component={Link}
              to="/cats"
              variant="default"
              leftSection={<IconEmergencyBed size={18} aria-hidden="true" />}
            >
              CATs
            </Button>
          )}
          {!isCompany && (
            <Button
              component={Link}
              to="/imports?kind=receipts"
              variant="default"
              leftSection={<IconTableImport size={18} aria-hidden="true" />}
            >
              Recibos por planilha
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconFileZip size={18} aria-hidden="true" />}
            onClick={() => openModal('package')}
          >
            Baixar XML de um mês
          </Button>
          {!isCompany && (
            <Button leftSection={<IconSend size={18} aria-hidden="true" />} onClick={() => openModal('send')}>
              Enviar
            </Button>
          )}
        </Group>
      }
    >
      <Text size="sm" c="dimmed" mb="md">
        O Zelo confere, assina e envia com o certificado da empresa, ou da clínica com a procuração dela. O que outro
        sistema envia sai daqui sem assinatura, e o recibo é anotado aqui.
      </Text>
      <DataTable
        caption={eventLists[input.list]}
        columns={columnsOf(isCompany, input.list)}
        rows={list.data?.events}
        list={list}
        filters={<EventFilters {...filters} list={list.state} />}
        totalLabel={countLabel}
        empty={emptyTexts[input.list]}
        actions={(event) => (
          <>
            <RowAction
              label={`Ver o evento de ${event.employeeName} de ${formatDate(event.day)}`}
              icon={IconListDetails}
              onClick={() => openModal(`event/${event.id}`)}
            />
            {!isCompany && mayHaveReceipt(event) && (
              <RowAction
                label={`Anotar o recibo do evento de ${event.employeeName} de ${formatDate(event.day)}`}
                icon={IconReceipt}
                onClick={() => openModal(`receipt/${event.id}`)}
              />
            )}
          </>
        )}
      />
      {(list.total ?? 0) > mostCounted && (
        <Text size="sm" c="dimmed" mt="md">
          Há mais eventos do que cabe nestas páginas. Filtre a lista, ou exporte-a inteira em CSV.
        </Text>
      )}
      <Box mt="lg">
        <BatchPanel companyId={filters.companyId} isCompany={isCompany} />
      </Box>
      <ListModals list={list} />
    </Page>
  );
}

/** An event that has ended has its receipt, but for one that was dropped after it had left. */
function mayHaveReceipt({ state, leftAt }: EsocialEvent): boolean {
  return state !== 'accepted' && (state !== 'dropped' || leftAt !== null);
}

function columnsOf(isCompany: boolean, list: EventList): Column<EsocialEvent, 'dueOn'>[] {
  return [
    { header: 'Colaborador', cell: ({ employeeName }) => employeeName },
    ...(isCompany ? [] : [{ header: 'Empresa', cell: ({ companyName }: EsocialEvent) => companyName, plain: true }]),
    { header: 'Evento', cell: (event) => <WhichEvent {...event} />, plain: true },
    { header: 'Prazo', cell: (event) => <DueDay {...event} />, sort: 'dueOn', whole: true, plain: true },
    { header: 'Situação', cell: (event) => <EventStatus {...event} />, whole: true, state: true },
    {
      header: list === 'history' ? 'Recibo' : 'O que falta',
      cell: (event) => (event.receipt || event.reasons.length > 0) && <MissingInShort {...event} />,
      plain: list !== 'history',
    },
  ];
}

const emptyTexts: Readonly<Record<EventList, string>> = {
  pendencies: 'Nenhum evento com pendências.',
  due: 'Nenhum evento a enviar.',
  history: 'Nenhum evento aceito ou desfeito ainda.',
};
