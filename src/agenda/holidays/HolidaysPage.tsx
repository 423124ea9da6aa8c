import { Button, Group, NativeSelect } from '@mantine/core';
import { IconCalendarPlus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDate, today } from '../../platform/contract/dates.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { useList } from '../../ui/list/useList.ts';
import { ModalOutlet } from '../../ui/modal/ModalOutlet.tsx';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { agendaContract, Outside } from '../agenda.contract.ts';
import { holidayLabels as labels } from '../agenda.labels.ts';
import { OutsideNotice } from '../settings/OutsideNotice.tsx';
import { backToAgenda, SettingsTabs } from '../settings/SettingsTabs.tsx';
import type { SettingsContext } from '../settings/useSettingsList.ts';
import { agendaApi } from '../useAgenda.ts';
import { useHolidayYear } from './useHolidayYear.ts';

export function meta() {
  return [{ title: 'Feriados · Zelo' }];
}

const columns: ColumnsOf<typeof agendaContract.listHolidays> = [
  { header: labels.day, cell: ({ day }) => formatDate(day), sort: 'day', whole: true },
  { header: labels.name, cell: ({ name }) => name },
];

/** The days of a year on which nobody attends anywhere (product 17.2). */
export default function HolidaysPage() {
  const year = useHolidayYear();
  const { change } = useAddressState();
  const openModal = useOpenModal();
  const [outside, setOutside] = useState<Outside | null>(null);
  const list = useList(
    'day',
    ({ page, pageSize, sort }) => agendaApi.listHolidays.queryOptions({ input: { year, page, pageSize, sort } }),
    { quiet: true },
  );
  const rows = list.data?.holidays.map((holiday) => ({ ...holiday, id: holiday.day }));
  const thisYear = Number(today().slice(0, 4));
  const years = [...new Set([thisYear - 1, thisYear, thisYear + 1, thisYear + 2, year])].sort();
  return (
    <Page title="Configurações da agenda" back={backToAgenda}>
      <SettingsTabs />
      <OutsideNotice outside={outside} />
      <DataTable
        caption={`Feriados de ${year}`}
        columns={columns}
        rows={rows}
        list={list}
        filters={
          <Group align="flex-end">
            <NativeSelect
              label="Ano"
              value={String(year)}
              data={years.map(String)}
              onChange={(event) => {
                const chosen = event.currentTarget.value;
                change((after) => {
                  after.delete('page');
                  after.set('year', chosen);
                });
              }}
            />
            <Button
              leftSection={<IconCalendarPlus size={18} aria-hidden="true" />}
              onClick={() => openModal('national')}
            >
              Acrescentar feriados nacionais de {year}
            </Button>
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => openModal('create')}
            >
              Acrescentar outro
            </Button>
          </Group>
        }
        empty={`Nenhum feriado em ${year} ainda.`}
        actions={({ day, name }) => (
          <RowAction
            label={`Excluir ${name} de ${formatDate(day)}`}
            icon={IconTrash}
            color="red"
            onClick={() => openModal(`delete/${day}`)}
          />
        )}
      />
      <ModalOutlet context={{ reload: list.reload, placeId: '', onOutside: setOutside } satisfies SettingsContext} />
    </Page>
  );
}
