import { IconSend, IconUser } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { formatDate } from '../../platform/contract/dates.ts';
import { referPath } from '../../referrals/referrals.labels.ts';
import { useOwnerId, useProfile } from '../../sign-in/useProfile.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { RowName } from '../../ui/list/RowName.tsx';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { useList } from '../../ui/list/useList.ts';
import { Page } from '../../ui/Page.tsx';
import { PageTabs } from '../../ui/PageTabs.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import type { UnheardPerson } from '../due-dates.contract.ts';
import { dueTabs } from '../due-dates.labels.ts';
import { dueDatesApi } from '../useDueDates.ts';
import { NoiseFilters } from './NoiseFilters.tsx';

export function meta() {
  return [{ title: 'Em ruído sem audiometria · Zelo' }];
}

/** Who works in noise without an audiometry that holds (NR-7, Anexo II): a company its own people. */
export default function NoisePage() {
  const { params, change: changeParams } = useAddressState();
  const navigate = useNavigate();
  const isCompany = useProfile()?.user.type === 'company';
  const ownId = useOwnerId();
  const change = (name: 'companyId' | 'unitId', value: string) =>
    changeParams((after) => {
      after.delete('page');
      if (name === 'companyId') after.delete('unitId');
      if (value) after.set(name, value);
      else after.delete(name);
    });
  const chosen = {
    companyId: isCompany ? ownId : (params.get('companyId') ?? ''),
    unitId: params.get('unitId') ?? '',
  };
  const narrowed = Object.fromEntries(Object.entries(chosen).filter(([, value]) => value));
  const list = useList('dueOn', (part) => dueDatesApi.noise.queryOptions({ input: { ...narrowed, ...part } }), {
    quiet: true,
  });
  return (
    <Page
      title="Vencimentos"
      description="Quem está em um grupo com ruído e controle médico, sem audiometria válida (NR-7, Anexo II). Quem está afastado faz a sua na volta."
    >
      <PageTabs {...dueTabs} />
      <DataTable
        caption="Em ruído sem audiometria"
        columns={columns(!isCompany)}
        rows={list.data?.people}
        list={list}
        empty="Todos os que estão em ruído têm audiometria válida."
        filters={<NoiseFilters chosen={chosen} change={change} isCompany={isCompany} state={list.state} />}
        actions={({ id, name }) => (
          <>
            {!isCompany && (
              <RowAction label={`Ver ${name}`} icon={IconUser} onClick={() => navigate(`/people/${id}`)} />
            )}
            <RowAction label={`Encaminhar ${name}`} icon={IconSend} onClick={() => navigate(referPath(id))} />
          </>
        )}
      />
    </Page>
  );
}

function columns(withCompany: boolean): Column<UnheardPerson, 'dueOn'>[] {
  return [
    {
      header: 'Nome',
      cell: ({ name, employee_function, unitName, groupName }) => (
        <RowName name={name} facts={[employee_function, unitName, groupName]} />
      ),
    },
    ...(withCompany ? [{ header: 'Empresa', cell: ({ companyName }: UnheardPerson) => companyName, plain: true }] : []),
    {
      header: 'Última audiometria',
      brief: 'Última',
      cell: ({ lastOn }) => (lastOn ? formatDate(lastOn) : 'Nenhuma que valha'),
    },
    {
      header: 'Vencida desde',
      cell: ({ dueOn }) => (dueOn ? formatDate(dueOn) : 'O protocolo do grupo não a pede'),
      sort: 'dueOn' as const,
    },
  ];
}
