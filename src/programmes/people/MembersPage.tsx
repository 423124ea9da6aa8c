import { NativeSelect } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { ColumnsOf } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { ListModals } from '../../ui/list/ListModals.tsx';
import { useAddressState } from '../../ui/list/useAddressState.ts';
import { useList } from '../../ui/list/useList.ts';
import { useOpenModal } from '../../ui/modal/useModalRoute.ts';
import { Page } from '../../ui/Page.tsx';
import { RowAction } from '../../ui/RowAction.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { useCompanyName } from '../page/useCompanyName.ts';
import type { programmesContract } from '../programmes.contract.ts';
import { useProgrammePlace } from '../useProgrammePlace.ts';
import { programmesApi } from '../useProgrammes.ts';
import { useCurrentGroups } from './useCurrentGroups.ts';

export function meta() {
  return [{ title: 'Pessoas e grupos · Zelo' }];
}

const columns: ColumnsOf<typeof programmesContract.members> = [
  { header: 'Nome', cell: ({ name }) => name, sort: 'name' },
  { header: 'Função', cell: ({ employee_function }) => employee_function },
  { header: 'Unidade', cell: ({ unitName }) => unitName ?? '—' },
  {
    header: 'Grupo',
    cell: ({ groupName, byHand }) =>
      groupName === null ? (
        <Status tone="amber">Sem grupo: riscos a informar</Status>
      ) : (
        <>
          {groupName} {byHand && <Status tone="grey">à mão</Status>}
        </>
      ),
  },
];

/** Who belongs to which group today; those in none are a list to work off (product 16.3). */
export default function MembersPage() {
  const { companyId, base, mayWrite } = useProgrammePlace();
  const company = useCompanyName(companyId);
  const { params, change } = useAddressState();
  const groupId = params.get('group') ?? '';
  const groups = useCurrentGroups(companyId);
  const openModal = useOpenModal();
  const list = useList(
    'name',
    (part) => programmesApi.members.queryOptions({ input: { ...part, companyId, ...(groupId ? { groupId } : {}) } }),
    { quiet: true },
  );
  return (
    <Page title="Pessoas e grupos" description={company || undefined} back={{ label: 'Programa de saúde', to: base }}>
      <DataTable
        caption="Pessoas e seus grupos"
        columns={columns}
        rows={list.data?.members}
        list={list}
        searchLabel="Buscar por nome"
        beside={
          <NativeSelect
            aria-label="Grupo"
            value={groupId}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget;
              change((after) => {
                after.delete('page');
                if (value) after.set('group', value);
                else after.delete('group');
              });
            }}
            data={[
              { value: '', label: 'Todos os grupos' },
              { value: 'none', label: 'Sem grupo' },
              ...groups.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        }
        empty={
          groupId === 'none'
            ? 'Ninguém está sem grupo. Todas as pessoas ativas têm os seus riscos e exames definidos.'
            : 'Ninguém por aqui ainda.'
        }
        {...(mayWrite
          ? {
              actions: ({ id, name }: { id: string; name: string }) => (
                <RowAction
                  label={`Mudar ${name} de grupo`}
                  icon={IconArrowsExchange}
                  onClick={() => openModal(`move/${id}`)}
                />
              ),
            }
          : {})}
      />
      {mayWrite && <ListModals list={list} />}
    </Page>
  );
}
