import { Anchor, Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { occasionLabels } from '../../programmes/programmes.labels.ts';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { ReferralStatus } from '../ReferralStatus.tsx';
import { ReferredName } from '../ReferredName.tsx';
import type { referralsContract } from '../referrals.contract.ts';
import { whenLabel } from '../referrals.labels.ts';
import { referralsApi } from '../useReferrals.ts';
import { ReferralFilters } from './ReferralFilters.tsx';
import { useReferralFilters } from './useReferralFilters.ts';

export function meta() {
  return [{ title: 'Encaminhamentos · Zelo' }];
}

type Columns = ColumnsOf<typeof referralsContract.list>;

const company: Columns = [{ header: 'Empresa', cell: ({ companyName }) => companyName, plain: true }];

const columns: Columns = [
  {
    header: 'Guia',
    whole: true,
    cell: ({ id, name }) => (
      <Anchor component={Link} to={`/referrals/${id}`}>
        {name.replace('Guia ', '')}
      </Anchor>
    ),
  },
  { header: 'Colaborador', cell: (row) => <ReferredName {...row} /> },
];

const facts: Columns = [
  { header: 'Ocasião', cell: ({ occasion }) => occasionLabels[occasion], plain: true },
  { header: 'Quando', sort: 'day', cell: (row) => `${formatDate(row.day)}, ${whenLabel(row)}`, plain: true },
  { header: 'Local', cell: ({ placeName }) => placeName, plain: true },
  { header: 'Situação', cell: ({ state }) => <ReferralStatus state={state} />, state: true },
];

/** Who was sent, where each stands: a company its own people, the practice those of every company. */
export default function ReferralsPage() {
  const filters = useReferralFilters();
  const openModal = useOpenModal();
  const list = useList('day', (part) => referralsApi.list.queryOptions({ input: { ...filters.input, ...part } }), {
    quiet: true,
  });
  return (
    <ListPage
      title="Encaminhamentos"
      create={{ label: 'Encaminhar', to: '/referrals/create' }}
      also={
        filters.isCompany && (
          <Button
            variant="default"
            leftSection={<IconCalendar size={18} aria-hidden="true" />}
            onClick={() => openModal('calendar')}
          >
            Calendário
          </Button>
        )
      }
      caption="Encaminhamentos"
      columns={filters.isCompany ? [...columns, ...facts] : [...columns, ...company, ...facts]}
      rows={list.data?.referrals}
      list={list}
      filters={<ReferralFilters {...filters} state={list.state} />}
      empty="Nenhum encaminhamento nesta lista. Escolha outra situação, ou encaminhe alguém."
    />
  );
}
