import { Text } from '@mantine/core';
import { IconCalendarSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../platform/contract/dates.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { pickColumn } from '../../ui/list/picking/pickColumn.tsx';
import { RowName } from '../../ui/list/RowName.tsx';
import type { List } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { RowAction } from '../../ui/RowAction.tsx';
import { DueStatus } from '../DueStatus.tsx';
import type { DuePerson } from '../due-dates.contract.ts';
import { countLabel, mostCounted } from '../due-dates.labels.ts';
import { DueExams } from './DueExams.tsx';
import type { DuePicking } from './useDuePicking.ts';

type Props = {
  caption: string;
  list: List<{ people: DuePerson[] }>;
  filters: ReactNode;
  empty: string;
  /** With the company of each, where people of several are listed. */
  withCompany: boolean;
  /** Null where nobody can be chosen. */
  picking: DuePicking | null;
};

/** A list of people with what they are to do. */
export function DueTable({ caption, list, filters, empty, withCompany, picking }: Props) {
  const openModal = useOpenModal();
  return (
    <>
      <DataTable
        caption={caption}
        columns={[...(picking ? [pickColumn(picking, ({ name }) => name)] : []), ...columns(withCompany)]}
        rows={list.data?.people}
        list={list}
        filters={filters}
        totalLabel={countLabel}
        empty={empty}
        actions={({ id, name }) => (
          <RowAction
            label={`Ver os exames de ${name}`}
            icon={IconCalendarSearch}
            onClick={() => openModal(`person/${id}`)}
          />
        )}
      />
      {(list.total ?? 0) > mostCounted && (
        <Text size="sm" c="dimmed" mt="md">
          Há mais pessoas do que cabe nestas páginas. Filtre a lista, ou exporte-a inteira em CSV.
        </Text>
      )}
    </>
  );
}

function columns(withCompany: boolean): Column<DuePerson, 'nextOn'>[] {
  return [
    {
      header: 'Nome',
      names: true,
      cell: (person) => <RowName name={person.name} facts={factsOf(person, withCompany)} />,
    },
    { header: 'Situação', cell: (person) => <DueStatus due={person} />, state: true },
    { header: 'Exames a fazer', cell: (person) => <DueExams {...person} />, sort: 'nextOn', plain: true },
    {
      header: 'Convocado em',
      cell: ({ recalledOn }) => (recalledOn ? formatDate(recalledOn) : '—'),
      whole: true,
    },
  ];
}

/** Where somebody works as what. */
function factsOf({ companyName, employee_function, unitName, groupName }: DuePerson, withCompany: boolean) {
  return [withCompany ? companyName : null, employee_function, unitName, groupName ?? 'Sem grupo'];
}
