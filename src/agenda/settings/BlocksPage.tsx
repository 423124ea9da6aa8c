import { Button, Stack } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { timeOf } from '../../platform/clock/moments.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { LoadingBlock } from '../../ui/LoadingBlock.tsx';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListError } from '../../ui/list/ListError.tsx';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { useList } from '../../ui/list/useList.ts';
import { ModalOutlet } from '../../ui/modal/ModalOutlet.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { agendaContract, Outside } from '../agenda.contract.ts';
import { CarePlacePicker } from '../choosing/CarePlacePicker.tsx';
import { NoPlacePicker } from '../choosing/NoPlacePicker.tsx';
import { agendaApi } from '../useAgenda.ts';
import { usePlaceChoice } from '../usePlaceChoice.ts';
import { OutsideNotice } from './OutsideNotice.tsx';
import { backToAgenda, SettingsTabs } from './SettingsTabs.tsx';
import type { SettingsContext } from './useSettingsList.ts';

export function meta() {
  return [{ title: 'Bloqueios da agenda · Zelo' }];
}

const columns: ColumnsOf<typeof agendaContract.listBlocks> = [
  { header: 'De', cell: ({ fromDay, fromMinute }) => `${formatDate(fromDay)}, às ${timeOf(fromMinute)}`, sort: 'day' },
  { header: 'Até', cell: ({ toDay, toMinute }) => `${formatDate(toDay)}, às ${timeOf(toMinute)}` },
  { header: 'Quem', cell: ({ professionalName }) => professionalName || 'Todos do local' },
  { header: 'Motivo', cell: ({ reason }) => reason },
];

/** When nobody, or one professional, attends at a place (product 17.2). */
export default function BlocksPage() {
  const { params, change } = useAddressState();
  const { query, places, place } = usePlaceChoice(params.get('placeId') ?? undefined);
  const [outside, setOutside] = useState<Outside | null>(null);
  return (
    <Page title="Configurações da agenda" back={backToAgenda}>
      <SettingsTabs />
      {query.error && <ListError error={query.error} onRetry={() => void query.refetch()} />}
      {!places && !query.error && <LoadingBlock height={320} />}
      {places && !place && <NoPlacePicker />}
      {places && place && (
        <Stack>
          <CarePlacePicker
            places={places}
            value={place.id}
            onChange={(id) => {
              setOutside(null);
              change((after) => after.set('placeId', id));
            }}
          />
          <OutsideNotice outside={outside} />
          <Blocks key={place.id} placeId={place.id} onOutside={setOutside} />
        </Stack>
      )}
    </Page>
  );
}

function Blocks({ placeId, onOutside }: { placeId: string; onOutside: (outside: Outside) => void }) {
  const openModal = useOpenModal();
  const list = useList(
    'day',
    ({ page, pageSize, sort }) => agendaApi.listBlocks.queryOptions({ input: { placeId, page, pageSize, sort } }),
    { quiet: true },
  );
  return (
    <>
      <DataTable
        caption="Bloqueios que ainda não acabaram"
        columns={columns}
        rows={list.data?.blocks}
        list={list}
        filters={
          <Button
            leftSection={<IconPlus size={18} aria-hidden="true" />}
            style={{ alignSelf: 'flex-start' }}
            onClick={() => openModal('create')}
          >
            Bloquear período
          </Button>
        }
        empty="Nenhum bloqueio adiante."
        actions={({ id, fromDay, reason }) => (
          <RowAction
            label={`Desfazer o bloqueio de ${formatDate(fromDay)}: ${reason}`}
            icon={IconTrash}
            color="red"
            onClick={() => openModal(`delete/${id}`)}
          />
        )}
      />
      <ModalOutlet context={{ reload: list.reload, placeId, onOutside } satisfies SettingsContext} />
    </>
  );
}
